import { keepBadge } from './device/show-badge.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { startOutbox } from './outbox/start-outbox.ts';
import { timesAhead } from './slots/times-ahead.ts';
import { startSync } from './start-sync.ts';
import { watchConnection } from './wire/watch-connection.ts';

/** All that a page does with the server by itself, from now on; called once, by main.tsx. */
export async function startNetwork(): Promise<'started'> {
  startSync();
  startOutbox();
  timesAhead();
  watchConnection();
  keepBadge();
  fetchAhead();
  return 'started';
}
