import type { CatalogueAnswer, OrderInput } from '#shared/api/admin/catalogue.ts';
import type { EntryType } from '#shared/catalogue/entries/entry.ts';
import {
  listEntries,
  takeCatalogueTurn,
  orderEntries as writeOrder,
} from '../../../db/repos/catalogue/entries.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { recordEntryChange } from './record-entry-change.ts';
import { toCatalogueAnswer } from './show-entries.ts';

/**
 * Puts a whole list into this order, which all customers see. The order that it has is no change. Throws
 * catalogue.changed with the present lists when it holds others than were sent.
 */
export async function orderEntries(
  deps: Deps,
  tenant: Tenant,
  type: EntryType,
  { ids, serviceId }: OrderInput,
  actor: string,
): Promise<CatalogueAnswer> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    await takeCatalogueTurn(tx);
    const before = await listEntries(tx);
    const list = before[type].filter((row) => type === 'services' || row.serviceId === serviceId);
    const known = list.map(({ id }) => id);
    if ([...known].sort().join() !== [...ids].sort().join())
      throw new AppError('catalogue.changed', { current: toCatalogueAnswer(tenant, before) });
    const first = before.services.find(({ id }) => id === (serviceId ?? known[0]));
    if (known.join() === ids.join() || !first) return toCatalogueAnswer(tenant, before);
    await writeOrder(tx, type, ids);
    await recordEntryChange(tx, deps, { type, row: first, act: 'ordered', actor });
    return toCatalogueAnswer(tenant, await listEntries(tx));
  });
}
