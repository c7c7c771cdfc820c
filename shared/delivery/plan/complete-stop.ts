import type { Point, StopLike } from '../stop.ts';
import type { PlannerValue } from './planner-value.ts';

/** D331, all counted without the spaces around. */
const STREET_MIN_CHARS = 3;
const CITY_MIN_CHARS = 2;
const STATE_MIN_CHARS = 2;

/** RT2: whether a road can be asked for this stop. The same answer on the device and on the server. */
export function isCompleteStop(stop: StopLike): boolean {
  return (
    streetLine(stop).length >= STREET_MIN_CHARS &&
    (stop.city ?? '').trim().length >= CITY_MIN_CHARS &&
    (stop.state ?? '').trim().length >= STATE_MIN_CHARS
  );
}

/** RT2: every stop is complete. */
export function canCompute(value: PlannerValue): boolean {
  return [...value.pickups, value.dropoff].every(isCompleteStop);
}

/** RT3: what stands for the street: in place search the name of the place, while no street is known. */
export function streetLine(stop: StopLike): string {
  return (stop.street ?? '').trim() || placeName(stop);
}

/** RT3: the name of a place, in place search alone: what is left of one while an address is typed belongs to no place. */
export function placeName(stop: StopLike): string {
  return stop.searchMode === 'place' ? (stop.placeName ?? '').trim() : '';
}

/** Where the stop is; undefined until it is known. */
export function pointOf(stop: StopLike): Point | undefined {
  const { latitude, longitude } = stop;
  const known = Number.isFinite(latitude) && Number.isFinite(longitude);
  return known && typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : undefined;
}
