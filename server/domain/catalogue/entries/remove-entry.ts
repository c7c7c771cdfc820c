import type { RemovedAnswer } from '#shared/api/admin/catalogue.ts';
import type { EntryType } from '#shared/catalogue/entries/entry.ts';
import type { Id } from '#shared/kernel/ids.ts';
import {
  deleteEntry,
  findEntry,
  isEntryUsed,
  takeCatalogueTurn,
  writeEntry,
} from '../../../db/repos/catalogue/entries.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { recordEntryChange } from './record-entry-change.ts';

/**
 * What a cart, a booking or a review names is hidden from customers instead, and stays in the list of staff; what none
 * ever named is gone. Good whether or not it exists, so that the same call twice is one removal.
 */
export async function removeEntry(
  deps: Deps,
  tenant: Tenant,
  { type, id, actor }: { readonly type: EntryType; readonly id: Id; readonly actor: string },
): Promise<RemovedAnswer> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    await takeCatalogueTurn(tx);
    const row = await findEntry(tx, type, id);
    if (!row) return { outcome: 'removed' };
    const isUsed = await isEntryUsed(tx, type, row);
    if (isUsed && !row.active) return { outcome: 'hidden' };
    await (isUsed ? writeEntry(tx, type, { ...row, active: false }) : deleteEntry(tx, type, id));
    const act = isUsed ? 'hidden' : 'removed';
    await recordEntryChange(tx, deps, { type, row, act, actor });
    return { outcome: act };
  });
}
