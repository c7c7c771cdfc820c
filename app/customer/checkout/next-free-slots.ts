import type { Instant } from '#shared/kernel/instant.ts';
import type { SlotEntry } from '../../data/slots/read-slots.ts';

/** Three fit beside each other on a tablet and under each other on a phone. */
export const NEXT_FREE = 3;

/** The soonest free times of some days; what has begun meanwhile is left out. */
export function nextFreeSlots(days: readonly (readonly SlotEntry[])[], at: Instant): readonly SlotEntry[] {
  return days
    .flat()
    .filter((slot) => slot.available && slot.startAt > at)
    .sort((a, b) => a.startAt - b.startAt)
    .slice(0, NEXT_FREE);
}

/**
 * What was offered stays in its place, also when it is taken meanwhile: no button turns into another time under a
 * finger. All are chosen anew when there are more than were shown, or none of the shown is left; `own`, the time that
 * this customer takes or has, is left for them although the server may tell of it as taken before it is known here.
 */
export function keepOffered(
  days: readonly (readonly SlotEntry[])[],
  offered: readonly Instant[],
  at: Instant,
  own?: Instant | null,
): readonly SlotEntry[] {
  const next = nextFreeSlots(days, at);
  const kept = days.flat().filter((slot) => offered.includes(slot.startAt) && slot.startAt > at);
  const isWhole = kept.length === offered.length && kept.length >= next.length;
  return isWhole && kept.some((slot) => slot.available || slot.startAt === own)
    ? kept.sort((a, b) => a.startAt - b.startAt)
    : next;
}
