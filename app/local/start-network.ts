import { fetchAhead } from './fetch-ahead.ts';
import { keepBadge } from './show-badge.ts';
import { startSync } from './sync/start-sync.ts';
import { watchConnection } from './watch-connection.ts';

/** All that a page does with the server by itself, from now on; called once, by main.tsx. */
export function startNetwork(): void {
  startSync();
  // Without it what waits is sent by the next visit.
  import('./sending-half.ts').then((half) => half.startSending()).catch(() => undefined);
  watchConnection();
  keepBadge();
  fetchAhead();
}
