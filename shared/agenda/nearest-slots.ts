import { addDays, type Day, daysFrom } from '../kernel/day.ts';
import type { Instant } from '../kernel/instant.ts';
import type { Slot } from './agenda.ts';
import { type FindSlotsInput, findSlots } from './find-slots.ts';
import { toLocal } from './local-time.ts';

export interface NearestSlotsInput extends Omit<FindSlotsInput, 'day'> {
  /** The start that could not be had. */
  readonly startsAt: Instant;
  /** At most this many; three fit under a "taken" message on a phone. */
  readonly count?: number;
  /** Days after the asked one to look at; `crews` must cover them all (`busyRange`). */
  readonly searchDays?: number;
}

const ALTERNATIVES = 3;
export const ALTERNATIVE_SEARCH_DAYS = 14;

/** Free slots of the asked day by distance (the earlier of two equally far), then of later days in order (AG13). */
export function nearestSlots(input: NearestSlotsInput): Slot[] {
  const { agenda, startsAt, now, count = ALTERNATIVES, searchDays = ALTERNATIVE_SEARCH_DAYS } = input;
  const askedDay = toLocal(startsAt, agenda.timeZone).day;
  const today = toLocal(now, agenda.timeZone).day;
  const freeOn = (day: Day) => findSlots({ ...input, day }).filter(({ available }) => available);
  const distance = (slot: Slot) => Math.abs(slot.startsAt - startsAt);

  const found = freeOn(askedDay).sort((a, b) => distance(a) - distance(b));
  const firstLater = askedDay < today ? today : addDays(askedDay, 1);
  for (const day of daysFrom(firstLater, addDays(firstLater, searchDays - 1))) {
    if (found.length >= count) break;
    found.push(...freeOn(day));
  }
  return found.slice(0, count);
}
