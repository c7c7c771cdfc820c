import type { Id } from '../../kernel/ids.ts';
import { canonicalText, stopKey } from '../route-key.ts';
import type { Point, SearchMode, Stop, StopSource } from '../stop.ts';
import { streetLine } from './complete-stop.ts';
import { describeStop } from './describe-stop.ts';
import { listStops, withStops } from './plan-stops.ts';
import type { PlannerValue } from './planner-value.ts';

/** What a person types into one stop. */
export type StopChange = Partial<
  Pick<Stop, 'street' | 'city' | 'state' | 'zip' | 'unit' | 'notes' | 'placeName'>
>;

/** A found address, as suggestions and details give it. */
export interface FoundAddress {
  readonly label: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly housenumber?: string | undefined;
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  /** Two capital letters; anything else is not taken over. */
  readonly state?: string | undefined;
  /** null where the one that stands in the stop is known to be elsewhere. */
  readonly zip?: string | null | undefined;
  readonly placeName?: string | undefined;
  readonly source: StopSource;
  readonly placeId?: string | null | undefined;
  readonly approximate: boolean;
}

const nowhere = { latitude: null, longitude: null, source: null, placeId: null, approximate: false } as const;

/**
 * RT20, RT21: what was typed. Another address loses its point and the plan its route (D332, D333); unit and notes
 * cost nothing, and neither do spaces and capitals (D138).
 */
export function editStop(value: PlannerValue, stopId: Id, change: StopChange): PlannerValue {
  return changeStop(value, stopId, (stop) => {
    const edited = { ...stop, ...change, state: (change.state ?? stop.state).toUpperCase().slice(0, 2) };
    if (isSamePlace(stop, edited) && stopKey(stop) === stopKey(edited)) return relabelled(edited);
    const street =
      hasStreetOfPlace(stop) && !isSamePlace(stop, edited) ? (change.street ?? '') : edited.street;
    return relabelled({ ...edited, ...nowhere, street });
  });
}

/** RT47: the town that a stop's own ZIP names, where none was written. It is no other address: a point stays. */
export function nameTown(value: PlannerValue, stopId: Id, city: string): PlannerValue {
  return changeStop(value, stopId, (stop) =>
    stop.city.trim() === '' ? relabelled({ ...stop, city }) : stop,
  );
}

/** RT22: a suggestion without a point is discarded (D332). What it does not name stays as typed. */
export function takeSuggestion(value: PlannerValue, stopId: Id, address: FoundAddress): PlannerValue {
  const { latitude, longitude } = address;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return value;
  return changeStop(value, stopId, (stop) => {
    const city = address.city?.trim() || stop.city;
    const sameCity = canonicalText(city) === canonicalText(stop.city);
    const placeName = address.placeName?.trim() || stop.placeName;
    const state = address.state?.trim().toUpperCase() ?? '';
    return {
      ...stop,
      street: foundStreet(address) ?? streetWithout(stop, address),
      city,
      state: /^[A-Z]{2}$/.test(state) ? state : stop.state,
      // a ZIP typed for another town would contradict the address
      zip: address.zip === null ? '' : address.zip?.trim() || (sameCity ? stop.zip : ''),
      placeName: stop.searchMode === 'place' ? placeName : stop.placeName,
      label: address.label.trim(),
      latitude,
      longitude,
      source: address.source,
      placeId: address.placeId ?? null,
      approximate: address.approximate,
    };
  });
}

/**
 * RT23: a point set on the map (D332). `unnamed` is what the stop is called while it has no address
 * ("Point on the map"), in the person's language.
 */
export function placePoint(value: PlannerValue, stopId: Id, point: Point, unnamed: string): PlannerValue {
  return changeStop(value, stopId, (stop) => ({
    ...stop,
    ...point,
    label: describeStop(stop) || unnamed,
    source: 'manual',
    placeId: null,
    approximate: false,
  }));
}

/** RT24: to places, the name starts as the street; back, the street is still there (D140). */
export function switchSearchMode(value: PlannerValue, stopId: Id, searchMode: SearchMode): PlannerValue {
  return changeStop(value, stopId, (stop) => ({
    ...stop,
    searchMode,
    placeName: searchMode === 'place' && stop.placeName.trim() === '' ? stop.street : stop.placeName,
    street: searchMode === 'address' ? stop.street || streetLine(stop) : stop.street,
  }));
}

function changeStop(value: PlannerValue, stopId: Id, change: (stop: Stop) => Stop): PlannerValue {
  return withStops(
    value,
    listStops(value).map((stop) => (stop.id === stopId ? change(stop) : stop)),
  );
}

/** In place search the name is part of the address: another shop is at another place. */
function isSamePlace(before: Stop, after: Stop): boolean {
  return after.searchMode === 'address' || canonicalText(before.placeName) === canonicalText(after.placeName);
}

/** The street came with a found place and goes with it; one that was typed stays (D140). */
function hasStreetOfPlace({ source, placeName, street }: Stop): boolean {
  const found = source !== null && source !== 'manual' && source !== 'user';
  return found && canonicalText(placeName) !== canonicalText(street);
}

/**
 * A found place without a street stands alone: the street of an earlier address is not its own (RT3). Where only a town
 * was found, a typed street stays, unless it was the beginning of the town's name.
 */
function streetWithout({ searchMode, street }: Stop, { placeName = '', city }: FoundAddress): string {
  if (placeName.trim() !== '') return searchMode === 'place' ? '' : placeName.trim();
  return canonicalText(city).startsWith(canonicalText(street)) ? '' : street;
}

function relabelled(stop: Stop): Stop {
  return stop.latitude === null ? { ...stop, label: describeStop(stop) } : stop;
}

/** Some geocoders give the house number apart, some inside the street; undefined when there is no street. */
function foundStreet({ housenumber, street }: FoundAddress): string | undefined {
  const [number, name] = [housenumber?.trim() ?? '', street?.trim() ?? ''];
  if (name === '') return undefined;
  return number === '' || name.startsWith(`${number} `) ? name : `${number} ${name}`;
}
