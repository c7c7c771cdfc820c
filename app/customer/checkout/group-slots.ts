import { toLocal } from '#shared/agenda/local-time.ts';
import type { SlotEntry } from '../../data/slots/read-slots.ts';

const dayParts = ['morning', 'afternoon', 'evening'] as const;
type DayPart = (typeof dayParts)[number];

const NOON_MIN = 12 * 60;
const EVENING_MIN = 17 * 60;

export interface SlotGroup {
  readonly part: DayPart;
  readonly slots: readonly SlotEntry[];
}

/** The day's slots by their start on the tenant's clock; empty parts are left out. */
export function groupSlots(slots: readonly SlotEntry[], timeZone: string): readonly SlotGroup[] {
  return dayParts
    .map((part) => ({ part, slots: slots.filter((slot) => partOf(slot, timeZone) === part) }))
    .filter((group) => group.slots.length > 0);
}

function partOf({ startAt }: SlotEntry, timeZone: string): DayPart {
  const { minuteOfDay } = toLocal(startAt, timeZone);
  if (minuteOfDay < NOON_MIN) return 'morning';
  return minuteOfDay < EVENING_MIN ? 'afternoon' : 'evening';
}
