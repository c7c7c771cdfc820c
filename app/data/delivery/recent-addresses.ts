import type { Id } from '#shared/kernel/ids.ts';
import { addMs, type Instant } from '#shared/kernel/instant.ts';
import { serverNow } from '../device/clock.ts';
import { context } from '../device/context.ts';
import type { RecentAddress } from '../device/rows.ts';

export type { RecentAddress } from '../device/rows.ts';

/** As long as a booking that was looked at; providers of addresses allow no longer either. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Newest first; without those that were not used for 30 days (LC61). */
export async function readRecentAddresses(): Promise<readonly RecentAddress[]> {
  return recentOf(await context('recent-addresses').get());
}

/** Takes one address off the list of recent ones. */
export async function forgetRecentAddress(id: Id): Promise<void> {
  await context('recent-addresses').update((kept) => recentOf(kept).filter((each) => each.id !== id));
}

/** Removes addresses that are not shown any more (LC61). */
export async function forgetOldAddresses(): Promise<void> {
  await context('recent-addresses').update((kept) => {
    const recent = recentOf(kept);
    if (recent.length === 0) return undefined;
    return recent.length === kept?.length ? kept : recent;
  });
}

export function recentOf(kept: readonly RecentAddress[] = []): readonly RecentAddress[] {
  const oldestAt: Instant = addMs(serverNow(), -KEPT_MS);
  return kept.filter(({ usedAt }) => usedAt >= oldestAt);
}
