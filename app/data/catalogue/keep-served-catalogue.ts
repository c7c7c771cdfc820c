import type { CatalogueRow } from '../device/cache-rows.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { keepCatalogue } from './keep-catalogue.ts';

/**
 * Keeps the catalogue that a drawn page brought, as if it had been asked for now. A page from the browser's own memory
 * may be older than what the device knows: it changes nothing then.
 */
export function keepServedCatalogue(row: CatalogueRow): Promise<void> {
  return withDb(() =>
    db.transaction('rw', db.cache, db.fetches, async () => {
      const known = await db.cache.get('catalogue');
      if (known?.kind === 'catalogue' && known.revision > row.revision) return;
      await keepCatalogue(row);
      await db.fetches.put({ key: 'catalogue', status: 'ok', at: row.fetchedAt, okAt: row.fetchedAt, v: 1 });
    }),
  );
}
