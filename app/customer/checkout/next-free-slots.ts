import type { Instant } from '#shared/kernel/instant.ts';
import type { SlotEntry } from '../../local/reads/slots.ts';

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
