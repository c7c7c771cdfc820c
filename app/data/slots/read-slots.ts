import type { Day } from '#shared/kernel/day.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { SlotEntry } from '../device/cache-rows.ts';
import { db } from '../device/db.ts';
import { slotsKey } from './slot-keys.ts';
import type { VisitKey } from './visit-key.ts';

export type { SlotEntry } from '../device/cache-rows.ts';

/** The day's slots as last seen, with the age of that look; what is shown may be gone (D354). */
export async function readSlots(
  day: Day,
  visit: VisitKey,
): Promise<{ readonly slots: readonly SlotEntry[]; readonly fetchedAt: Instant } | undefined> {
  const row = await db.cache.get(slotsKey(day, visit));
  return row?.kind === 'slots' ? { slots: row.slots, fetchedAt: row.fetchedAt } : undefined;
}
