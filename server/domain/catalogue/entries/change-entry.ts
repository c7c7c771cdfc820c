import type { CatalogueAct, CatalogueEntry, ChangeEntryInput } from '#shared/api/admin/catalogue.ts';
import { sameValue } from '#shared/cart/same-value.ts';
import {
  type EntryFields,
  type EntryType,
  fieldsOfEntry,
  findEntryFaults,
  tidyEntry,
} from '#shared/catalogue/entries/entry.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { findEntry, takeCatalogueTurn, writeEntry } from '../../../db/repos/catalogue/entries.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { toEntryView, toFields, withFields } from './entry-view.ts';
import { changesBetween, recordEntryChange } from './record-entry-change.ts';
import { showPicture } from './show-picture.ts';

export interface ChangeEntryCall extends ChangeEntryInput {
  readonly type: EntryType;
  readonly id: Id;
  /** Who of staff, as history calls them. */
  readonly actor: string;
}

/**
 * What is absent stays; customers see it at once, and bookings keep what they were booked with. What it is already is
 * no change and no conflict. Throws catalogue.not_found, request.invalid with `fields`, catalogue.changed with
 * `current` (D154).
 */
export async function changeEntry(
  deps: Deps,
  tenant: Tenant,
  { type, id, actor, expectedVersion, ...typed }: ChangeEntryCall,
): Promise<CatalogueEntry> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    await takeCatalogueTurn(tx);
    const row = await findEntry(tx, type, id);
    if (!row) throw new AppError('catalogue.not_found');
    const before = toFields(row);
    const fields = tidyEntry({ ...before, ...ofType(type, typed) });
    const faults = findEntryFaults(type, fields);
    if (Object.keys(faults).length > 0) throw new AppError('request.invalid', { fields: faults });
    if (sameValue(fields, before)) return toEntryView(type, row);
    if (expectedVersion !== undefined && expectedVersion !== row.version)
      throw new AppError('catalogue.changed', { current: toEntryView(type, row) });
    if (fields.image !== before.image) await showPicture(tx, fields.image);
    const changed = withFields(row, fields);
    await writeEntry(tx, type, changed);
    const changes = changesBetween(type, before, fields);
    const act = actOf(before, fields, changes.length);
    await recordEntryChange(tx, deps, { type, row: changed, act, actor, fields: changes });
    return toEntryView(type, { ...changed, version: row.version + 1 });
  });
}

function ofType(type: EntryType, typed: Omit<ChangeEntryInput, 'expectedVersion'>): Partial<EntryFields> {
  const sent = fieldsOfEntry[type].filter((field) => typed[field] !== undefined);
  return Object.fromEntries(sent.map((field) => [field, typed[field]])) as Partial<EntryFields>; // as the schema has checked
}

/** Hiding alone has a word of its own. */
function actOf(before: EntryFields, after: EntryFields, changes: number): CatalogueAct {
  if (changes > 1 || before.active === after.active) return 'changed';
  return after.active ? 'shown' : 'hidden';
}
