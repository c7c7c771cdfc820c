import type {
  AddOptionInput,
  AddProductInput,
  AddServiceInput,
  CatalogueEntry,
} from '#shared/api/admin/catalogue.ts';
import { chooseSlug } from '#shared/catalogue/entries/choose-slug.ts';
import {
  type EntryFields,
  type EntryType,
  findEntryFaults,
  noWords,
  tidyEntry,
} from '#shared/catalogue/entries/entry.ts';
import type { Kind } from '#shared/catalogue/kind.ts';
import { ownOptionSlug } from '#shared/catalogue/option.ts';
import { fillText } from '#shared/kernel/fill-text.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { toCents } from '#shared/kernel/money.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { newServiceOf } from '#shared/kinds/new-service.ts';
import { priceFault } from '#shared/pricing/price-terms.ts';
import {
  type EntryRow,
  findEntry,
  insertEntry,
  listEntries,
  type NewEntry,
  nextPlace,
  takeCatalogueTurn,
} from '../../../db/repos/catalogue/entries.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { type Tx, withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { toEntryView, withFields } from './entry-view.ts';
import { recordEntryChange } from './record-entry-change.ts';
import { showPicture } from './show-picture.ts';

/** An answer with `isNew` false is of the entry that has the id already: the same call twice is one entry. */
interface Added {
  readonly isNew: boolean;
  readonly entry: CatalogueEntry;
}

const nothing: EntryFields = {
  ...{ title: noWords, teaser: noWords, image: '', emoji: '' },
  ...{ minSeats: null, extraSeat: null, minutes: null, active: true },
};

/** At the end of the list, with the address that its title gives (D390). Throws request.invalid with `fields`. */
export async function addService(
  deps: Deps,
  tenant: Tenant,
  { id, kind, ...typed }: AddServiceInput,
  actor: string,
): Promise<Added> {
  const { image, ...brought } = newServiceOf(kind);
  const fields = goodFields('services', { image, ...given(typed) });
  return inTurn(deps, tenant, 'services', id, async (tx) => {
    const { services } = await listEntries(tx);
    const taken = new Set(services.map(({ slug }) => slug));
    const title = fillText(fields.title, tenant.defaultLocale);
    const slug = chooseSlug({ ...title, en: fields.title.en }, tenant.defaultLocale, kind, taken);
    const row = rowOf({ id, serviceId: id, slug, kind }, fields, 0);
    return { new: { row, position: await nextPlace(tx, 'services'), brought }, actor };
  });
}

/** At the end of its service's. Throws request.invalid with `fields`, catalogue.not_found for an unknown service. */
export async function addProduct(
  deps: Deps,
  tenant: Tenant,
  { id, serviceId, price, ...typed }: AddProductInput,
  actor: string,
): Promise<Added> {
  const fields = goodFields('products', given(typed));
  return inTurn(deps, tenant, 'products', id, async (tx) => {
    const kind = await kindOf(tx, serviceId);
    // Of a kind that its rates price, the product's own price plays no part.
    refusePrice(priceFault('products', price, serviceKinds[kind].pricedBy === 'product' ? 1 : 0));
    // Words of a slug say what a piece of furniture is like (PR9): this one says nothing.
    const row = rowOf({ id, serviceId, slug: `own-${id}`, kind }, fields, price);
    return { new: { row, position: await nextPlace(tx, 'products', serviceId) }, actor };
  });
}

/** As a product; its group is a part of its slug. */
export async function addOption(
  deps: Deps,
  tenant: Tenant,
  { id, serviceId, price, group, ...typed }: AddOptionInput,
  actor: string,
): Promise<Added> {
  const fields = goodFields('options', given(typed));
  return inTurn(deps, tenant, 'options', id, async (tx) => {
    const kind = await kindOf(tx, serviceId);
    refusePrice(priceFault('options', price, 0));
    const row = rowOf({ id, serviceId, slug: ownOptionSlug(group, id), kind }, fields, price);
    return { new: { row, position: await nextPlace(tx, 'options', serviceId) }, actor };
  });
}

/** What was left out is not `undefined`. */
function given(typed: Readonly<Partial<Record<keyof EntryFields, unknown>>>): Partial<EntryFields> {
  const entries = Object.entries(typed).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<EntryFields>; // as the wire's schema has checked
}

function goodFields(type: EntryType, typed: Partial<EntryFields>): EntryFields {
  const fields = tidyEntry({ ...nothing, ...typed });
  const faults = findEntryFaults(type, fields);
  if (Object.keys(faults).length > 0) throw new AppError('request.invalid', { fields: faults });
  return fields;
}

function refusePrice(fault: ReturnType<typeof priceFault>): void {
  if (fault !== undefined) throw new AppError('request.invalid', { fields: { price: fault } });
}

async function inTurn(
  deps: Deps,
  tenant: Tenant,
  type: EntryType,
  id: Id,
  make: (tx: Tx) => Promise<{ readonly new: NewEntry; readonly actor: string }>,
): Promise<Added> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    await takeCatalogueTurn(tx);
    const known = await findEntry(tx, type, id);
    if (known) return { isNew: false, entry: toEntryView(type, known) };
    const { new: entry, actor } = await make(tx);
    await showPicture(tx, entry.row.image);
    await insertEntry(tx, type, entry);
    await recordEntryChange(tx, deps, { type, row: entry.row, act: 'added', actor });
    return { isNew: true, entry: toEntryView(type, entry.row) };
  });
}

async function kindOf(tx: Tx, serviceId: Id): Promise<Kind> {
  const service = await findEntry(tx, 'services', serviceId);
  if (!service) throw new AppError('catalogue.not_found');
  return service.kind;
}

function rowOf(
  ids: Pick<EntryRow, 'id' | 'serviceId' | 'slug' | 'kind'>,
  fields: EntryFields,
  price: number,
): EntryRow {
  const empty = { title: noWords, teaser: noWords, image: '', emoji: '', minSeats: null, minutes: null };
  const row = {
    ...ids,
    ...empty,
    extraSeatCents: null,
    active: true,
    priceCents: toCents(price),
    version: 1,
  };
  return withFields(row, fields);
}
