import { addMs, type Instant } from '#shared/kernel/instant.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import type { RecentAddress } from '../device/rows.ts';

export type { RecentAddress } from '../device/rows.ts';

/** As long as a booking that was looked at; providers of addresses allow no longer either. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Newest first; without those that were not used for 30 days (LC61). */
export async function readRecentAddresses(): Promise<readonly RecentAddress[]> {
  const row = await db.contexts.get('recent-addresses');
  if (row?.k !== 'recent-addresses') return [];
  const oldestAt: Instant = addMs(now(), -KEPT_MS);
  return row.value.filter(({ usedAt }) => usedAt >= oldestAt);
}
