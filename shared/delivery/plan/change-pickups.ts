import type { Id } from '../../kernel/ids.ts';
import type { Stop } from '../stop.ts';
import { blankStop } from './blank-stop.ts';
import { withStops } from './plan-stops.ts';
import { PICKUPS_MAX, type PlannerValue } from './planner-value.ts';

/** RT25: an empty pickup at the end; nothing when there are five. */
export function addPickup(value: PlannerValue, id: Id): PlannerValue {
  return value.pickups.length >= PICKUPS_MAX
    ? value
    : withPickups(value, [...value.pickups, blankStop(id, 'pickup')]);
}

/** RT25: nothing happens to the last one left (D313). */
export function removePickup(value: PlannerValue, stopId: Id): PlannerValue {
  const kept = value.pickups.filter(({ id }) => id !== stopId);
  return kept.length === 0 ? value : withPickups(value, kept);
}

/** RT26: from one place of the list to another; the others keep their order. Places outside of it change nothing. */
export function movePickup(value: PlannerValue, from: number, to: number): PlannerValue {
  const moved = value.pickups[from];
  if (moved === undefined || value.pickups[to] === undefined) return value;
  const others = value.pickups.filter((_, place) => place !== from);
  return withPickups(value, [...others.slice(0, to), moved, ...others.slice(to)]);
}

/** RT26: `order` names today's places, [2, 0, 1] as BetterOrder does; anything but all of them once changes nothing. */
export function reorderPickups(value: PlannerValue, order: readonly number[]): PlannerValue {
  const pickups = order.map((place) => value.pickups[place]).filter((stop) => stop !== undefined);
  const complete = new Set(pickups).size === value.pickups.length && order.length === value.pickups.length;
  return complete ? withPickups(value, pickups) : value;
}

function withPickups(value: PlannerValue, pickups: readonly Stop[]): PlannerValue {
  return withStops(value, [...pickups, value.dropoff]);
}
