import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { remote } from '../remote.ts';
import { isFresh } from '../wire/is-fresh.ts';
import { CATALOGUE_FRESH_MS } from './read-catalogue.ts';

/** For screens that show it: where the copy is good enough, the code that would ask for a newer one is not even loaded. */
export async function renewCatalogue(): Promise<void> {
  const row = await withDb(() => db.fetches.get('catalogue')).catch(() => undefined);
  if (!isFresh(row, CATALOGUE_FRESH_MS)) await remote.refreshCatalogue();
}
