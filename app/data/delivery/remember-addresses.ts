import { routeKey } from '#shared/delivery/route-key.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import { newId, serverNow } from '../device/clock.ts';
import { context } from '../device/context.ts';
import { staffEditedId } from '../device/tab/edit-tab.ts';
import { type RecentAddress, recentOf } from './recent-addresses.ts';

const RECENT_MAX = 8;

/** Puts the located ones of these stops at the head of this device's recent addresses, each once (LC61). */
export async function rememberAddresses(stops: readonly Stop[]): Promise<void> {
  const used = stops.flatMap(toRecent);
  // LC274: where staff send a customer's things is no recent address of this device.
  if (used.length === 0 || staffEditedId() !== undefined) return;
  await context('recent-addresses').update((kept) =>
    eachOnce([...used, ...recentOf(kept)]).slice(0, RECENT_MAX),
  );
}

function toRecent(stop: Stop): readonly RecentAddress[] {
  const { street, city, state, zip, placeName, label, latitude, longitude } = stop;
  if (latitude === null || longitude === null) return [];
  const { source, placeId, approximate } = stop;
  const address = { street, city, state, zip, placeName, label, latitude, longitude, placeId, approximate };
  return [{ ...address, id: newId(), source: source ?? 'user', usedAt: serverNow() }];
}

function eachOnce(addresses: readonly RecentAddress[]): readonly RecentAddress[] {
  const byKey = new Map<string, RecentAddress>();
  for (const address of addresses) {
    const key = routeKey([address]);
    if (!byKey.has(key)) byKey.set(key, address);
  }
  return [...byKey.values()];
}
