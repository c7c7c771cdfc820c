import type { Tenant } from '../../../db/tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-cache.ts';

/** The catalogue in memory is not the one that the transaction found in force. */
export class CatalogueChanged extends Error {
  readonly revision: number;

  constructor(revision: number) {
    super(`The catalogue moved to revision ${revision}`);
    this.name = 'CatalogueChanged';
    this.revision = revision;
  }
}

/** A price list that changes three times while one person books is not a price list. */
const ATTEMPTS = 3;

/**
 * Runs `work` with the catalogue in memory, and again with a newer one when its transaction finds that there is one.
 * Loading waits for a connection, so it never happens inside a transaction that already holds one.
 */
export async function withFreshCatalogue<T>(
  deps: Deps,
  tenant: Tenant,
  work: (catalogue: CatalogueSnapshot) => Promise<T>,
): Promise<T> {
  let catalogue = await deps.catalogue.current(tenant);
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(catalogue);
    } catch (error) {
      if (!(error instanceof CatalogueChanged)) throw error;
      if (attempt === ATTEMPTS) throw new AppError('server.busy');
      catalogue = await deps.catalogue.atRevision(tenant, error.revision);
    }
  }
}
