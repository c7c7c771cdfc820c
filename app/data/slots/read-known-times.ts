import { type Day, parseDay } from '#shared/kernel/day.ts';
import { addMinutes, type Instant } from '#shared/kernel/instant.ts';
import type { SlotEntry } from '../device/cache-rows.ts';
import { db } from '../device/db.ts';
import { type VisitKey, visitQuery } from './visit-key.ts';

const DAY_MIN = 24 * 60;

export interface KnownTimes {
  readonly slots: readonly SlotEntry[];
  readonly fetchedAt: Instant;
}

/**
 * Every day whose times this device has seen, for a visit of this kind: what can be wished for without a connection.
 * A day seen for another length is read as far as it tells: a start is shown as free when all of the visit was. One seen
 * before the place was known tells of more times than there may be; one seen for other work tells nothing.
 */
export async function readKnownTimes(visit: VisitKey): Promise<ReadonlyMap<Day, KnownTimes>> {
  const rows = await db.cache.where('key').startsWith('slots:').toArray();
  const known = new Map<Day, KnownTimes & { readonly off: number }>();
  for (const row of rows) {
    const [, dayText = '', seenFor = ''] = row.key.split(':');
    const day = parseDay(dayText);
    if (row.kind !== 'slots' || day === undefined || row.slots.length === 0) continue;
    const off = offBy(visit, seenFor);
    if (off === undefined || off >= (known.get(day)?.off ?? Number.POSITIVE_INFINITY)) continue;
    const slots = off === 0 ? row.slots : refit(row.slots, visitQuery(visit).minutes);
    known.set(day, { slots, fetchedAt: row.fetchedAt, off });
  }
  return new Map([...known].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** How far a copy is from what is asked: by minutes, and by a day where it names no place; undefined: other work. */
function offBy(visit: VisitKey, seenFor: string): number | undefined {
  const [asked, seen] = [partsOf(visit), partsOf(seenFor)];
  if (seen.kinds !== asked.kinds) return undefined;
  const offMin = Math.abs(seen.minutes - asked.minutes);
  if (seen.places === asked.places) return offMin;
  return seen.places === '' ? offMin + DAY_MIN : undefined;
}

function partsOf(text: string) {
  const [minutes, kinds = '', places = ''] = text.split('/');
  return { minutes: Number(minutes), kinds, places };
}

/** What a day looks like for a visit of another length, as far as the old one's starts can say. */
function refit(slots: readonly SlotEntry[], minutes: number): readonly SlotEntry[] {
  const lastEnd = Math.max(...slots.map(({ endAt }) => endAt));
  return slots.flatMap((slot) => {
    const endAt = addMinutes(slot.startAt, minutes);
    if (endAt > lastEnd) return [];
    return [{ ...slot, endAt, available: slot.available && freeUntil(slot, slots) >= endAt }];
  });
}

/** How far free times that overlap or touch reach from this start on. */
function freeUntil({ startAt, endAt }: SlotEntry, slots: readonly SlotEntry[]): number {
  return slots
    .filter((other) => other.available && other.startAt > startAt)
    .sort((one, other) => one.startAt - other.startAt)
    .reduce<number>((until, next) => (next.startAt <= until ? Math.max(until, next.endAt) : until), endAt);
}
