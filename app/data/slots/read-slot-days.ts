import type { Day } from '#shared/kernel/day.ts';
import { db } from '../device/db.ts';
import { slotDaysKey } from './slot-keys.ts';
import type { VisitKey } from './visit-key.ts';

/** Free slots per day as last seen, `from` and `to` included; days never looked at are missing. */
export async function readSlotDays(from: Day, to: Day, visit: VisitKey): Promise<ReadonlyMap<Day, number>> {
  const row = await db.cache.get(slotDaysKey(visit));
  if (row?.kind !== 'days') return new Map();
  const inside = row.days.filter(({ day }) => day >= from && day <= to);
  return new Map(inside.map(({ day, available }) => [day, available]));
}
