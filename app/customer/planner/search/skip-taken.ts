import { canonicalText } from '#shared/delivery/route-key.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import type { RecentAddress } from '../../../data/delivery/recent-addresses.ts';

/** Addresses used before, without those that some stop of the plan is at already. */
export function skipTaken(
  recent: readonly RecentAddress[],
  taken: readonly Pick<Stop, 'source' | 'label'>[] = [],
): readonly RecentAddress[] {
  const located = taken.filter(({ source }) => source !== null);
  const labels = new Set(located.map(({ label }) => canonicalText(label)));
  return recent.filter(({ label }) => !labels.has(canonicalText(label)));
}
