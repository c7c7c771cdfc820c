import type { CatalogueAnswer, CatalogueHistoryAnswer } from '#shared/api/admin/catalogue.ts';
import { entryTypes } from '#shared/catalogue/entries/entry.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { listCatalogueChanges } from '../../../db/repos/catalogue/catalogue-changes.ts';
import { listEntries } from '../../../db/repos/catalogue/entries.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { toEntryView } from './entry-view.ts';

/** All that the company sells or has hidden. */
export async function showEntries(deps: Deps, tenant: Tenant): Promise<CatalogueAnswer> {
  return toCatalogueAnswer(tenant, await withTenant(deps.db, tenant.id, listEntries));
}

export function toCatalogueAnswer(
  { defaultLocale }: Tenant,
  lists: Awaited<ReturnType<typeof listEntries>>,
): CatalogueAnswer {
  return {
    defaultLocale,
    entries: entryTypes.flatMap((type) => lists[type].map((row) => toEntryView(type, row))),
  };
}

/** As many changes as a page shows. */
const HISTORY_MAX = 100;

export async function listCatalogueHistory(deps: Deps, tenant: Tenant): Promise<CatalogueHistoryAnswer> {
  const changes = await withTenant(deps.db, tenant.id, (tx) => listCatalogueChanges(tx, HISTORY_MAX));
  return {
    changes: changes.map(({ at, changedBy, fields, ...change }) => ({
      ...change,
      at: formatInstant(at),
      by: changedBy,
      fields: [...fields],
    })),
  };
}
