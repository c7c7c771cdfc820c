import { completeCopies } from './complete-copies.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { startOutbox } from './outbox/start-outbox.ts';
import { keepBadge } from './show-badge.ts';
import { startSync } from './sync/start-sync.ts';
import { timesAhead } from './times-ahead.ts';
import { watchConnection } from './watch-connection.ts';

/** All that a page does with the server by itself, from now on; called once, by main.tsx. */
export async function startNetwork(): Promise<void> {
  startSync();
  startOutbox();
  completeCopies();
  timesAhead();
  watchConnection();
  keepBadge();
  fetchAhead();
}
