import type { CatalogueAct } from '#shared/api/admin/catalogue.ts';
import { type EntryFields, type EntryType, fieldsOfEntry } from '#shared/catalogue/entries/entry.ts';
import { locales } from '#shared/kernel/locale.ts';
import { insertCatalogueChange } from '../../../db/repos/catalogue/catalogue-changes.ts';
import type { EntryRow } from '../../../db/repos/catalogue/entries.ts';
import { bumpCatalogue } from '../../../db/repos/catalogue/price-changes.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { frenchTitle } from './entry-view.ts';

interface EntryChange {
  readonly type: EntryType;
  readonly row: EntryRow;
  readonly act: CatalogueAct;
  readonly actor: string;
  readonly fields?: readonly FieldChange[];
}

interface FieldChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** What belongs to every change: its line of history, and the revision by which nodes and open pages hear of it. */
export async function recordEntryChange(tx: Tx, deps: Deps, change: EntryChange): Promise<void> {
  const { type, row, act, actor, fields = [] } = change;
  const at = deps.now();
  const line = {
    id: deps.newId(),
    at,
    changedBy: actor,
    type,
    target: row.id,
    title: frenchTitle(row),
    act,
    fields,
  };
  await Promise.all([insertCatalogueChange(tx, line), bumpCatalogue(tx)]);
}

/** Words by their language, the rest as it is written. */
export function changesBetween(type: EntryType, from: EntryFields, to: EntryFields): readonly FieldChange[] {
  const before = flat(type, from);
  return Object.entries(flat(type, to))
    .map(([field, value]) => ({ field, from: before[field] ?? '', to: value }))
    .filter((change) => change.from !== change.to);
}

function flat(type: EntryType, fields: EntryFields): Readonly<Record<string, string>> {
  const pairs = fieldsOfEntry[type].flatMap((field): [string, string][] => {
    const value = fields[field];
    if (typeof value === 'object' && value !== null)
      return locales.map((locale) => [`${field}.${locale}`, value[locale]]);
    return [[field, value === null ? '' : String(value)]];
  });
  return Object.fromEntries(pairs);
}
