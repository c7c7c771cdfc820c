/** Services, products and options as their owner writes them, hidden ones too. Customers' own reading is services.ts. */
import {
  type EntryField,
  type EntryType,
  entryTypes,
  fieldsOfEntry,
} from '#shared/catalogue/entries/entry.ts';
import type { Kind } from '#shared/catalogue/kind.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { LocalizedText } from '#shared/kernel/locale.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { snakeCase } from '../../column-names.ts';
import { type Statement, statement, type Tx } from '../../with-tenant.ts';

export interface EntryRow {
  readonly id: Id;
  readonly serviceId: Id;
  readonly slug: string;
  readonly kind: Kind;
  /** A language may be absent in rows that were not written here. */
  readonly title: Partial<LocalizedText>;
  readonly teaser: Partial<LocalizedText>;
  readonly image: string;
  readonly emoji: string;
  readonly minSeats: number | null;
  readonly extraSeatCents: Cents | null;
  readonly minutes: number | null;
  readonly active: boolean;
  readonly priceCents: Cents;
  readonly version: number;
}

type ByType<Of> = Readonly<Record<EntryType, Of>>;

/** What a table has none of is what the wire says then. */
const columns: ByType<string> = {
  services: `e.id, e.id as "serviceId", e.slug, e.kind, e.title, e.teaser, e.image, '' as emoji,
    null::integer as "minSeats", null::integer as "extraSeatCents", null::integer as minutes, e.active,
    e.base_price_cents as "priceCents", e.entry_version as version`,
  products: `e.id, e.service_id as "serviceId", e.slug, s.kind, e.title, '{}'::jsonb as teaser, e.image, '' as emoji,
    e.min_seats as "minSeats", e.extra_seat_cents as "extraSeatCents", e.minutes, e.active,
    e.price_cents as "priceCents", e.entry_version as version`,
  options: `e.id, e.service_id as "serviceId", e.slug, s.kind, e.title, '{}'::jsonb as teaser, '' as image, e.emoji,
    null::integer as "minSeats", null::integer as "extraSeatCents", e.minutes, e.active,
    e.price_cents as "priceCents", e.entry_version as version`,
};

const ofService = 'join services s on s.tenant_id = e.tenant_id and s.id = e.service_id';
const froms: ByType<string> = {
  services: 'services e where e.tenant_id = $1',
  products: `products e ${ofService} where e.tenant_id = $1`,
  options: `options e ${ofService} where e.tenant_id = $1`,
};

function forEachType(make: (type: EntryType) => Statement): ByType<Statement> {
  return { services: make('services'), products: make('products'), options: make('options') };
}

/** SQL: one text for three tables. */
const lists = forEachType((type) => {
  const order = type === 'services' ? 'e.position, e.id' : 's.position, s.id, e.position, e.id';
  return statement(
    `list_entries_of_${type}`,
    `select ${columns[type]} from ${froms[type]} order by ${order}`,
  );
});

/** SQL: as above. */
const finds = forEachType((type) =>
  statement(`find_entry_of_${type}`, `select ${columns[type]} from ${froms[type]} and e.id = $2`),
);

/** SQL: no table of a tenant, but the tenants' own. */
const turn = statement('take_catalogue_turn', 'select slug from tenants where id = $1 for no key update');

/** Whoever writes the catalogue waits for whoever is writing it: addresses, places and versions are seen as they are. */
export async function takeCatalogueTurn(tx: Tx): Promise<void> {
  await tx.run(turn, [tx.tenantId]);
}

export async function listEntries(tx: Tx): Promise<ByType<readonly EntryRow[]>> {
  const [services, products, options] = await Promise.all(
    entryTypes.map((type) => tx.run<EntryRow>(lists[type], [tx.tenantId])),
  );
  return { services: services ?? [], products: products ?? [], options: options ?? [] };
}

export async function findEntry(tx: Tx, type: EntryType, id: Id): Promise<EntryRow | undefined> {
  return (await tx.run<EntryRow>(finds[type], [tx.tenantId, id]))[0];
}

/** Columns by field; dollars of the wire are cents in the table. */
const columnOf: Readonly<Record<EntryField, keyof EntryRow>> = {
  title: 'title',
  teaser: 'teaser',
  image: 'image',
  emoji: 'emoji',
  minSeats: 'minSeats',
  extraSeat: 'extraSeatCents',
  minutes: 'minutes',
  active: 'active',
};

function columnsOf(type: EntryType): readonly (keyof EntryRow)[] {
  return fieldsOfEntry[type].map((field) => columnOf[field]);
}

/** SQL: as above. */
const writes = forEachType((type) => {
  const set = columnsOf(type).map((column, place) => `${snakeCase(column)} = $${place + 3}`);
  return statement(
    `write_entry_of_${type}`,
    `update ${type} set ${set.join(', ')}, entry_version = entry_version + 1 where tenant_id = $1 and id = $2`,
  );
});

/** All that an owner writes of it, and one version further. */
export async function writeEntry(tx: Tx, type: EntryType, row: EntryRow): Promise<void> {
  await tx.run(writes[type], [tx.tenantId, row.id, ...valuesOf(type, row)]);
}

function valuesOf(type: EntryType, row: EntryRow): unknown[] {
  return columnsOf(type).map((column) => {
    const value = row[column];
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  });
}

/** What a new row has besides what its owner wrote. */
const given: ByType<readonly string[]> = {
  services: ['slug', 'position', 'base_price_cents', 'kind', 'pricing_type', 'tag', 'icon'],
  products: ['slug', 'position', 'price_cents', 'service_id'],
  options: ['slug', 'position', 'price_cents', 'service_id'],
};

/** SQL: as above. */
const inserts = forEachType((type) => {
  const names = ['tenant_id', 'id', ...columnsOf(type).map(snakeCase), ...given[type]];
  const values = names.map((_, place) => `$${place + 1}`);
  return statement(
    `insert_entry_of_${type}`,
    `insert into ${type} (${names.join(', ')}) values (${values.join(', ')})`,
  );
});

/** SQL: the greatest of one list. */
const lastPlaces = forEachType((type) =>
  statement(
    `last_place_of_${type}`,
    `select coalesce(max(position), -1)::int as last from ${type}
    where tenant_id = $1${type === 'services' ? '' : ' and service_id = $2'}`,
  ),
);

/** Behind all of its list, whose places may have gaps. `serviceId`: whose product or option it is. */
export async function nextPlace(tx: Tx, type: EntryType, ...serviceId: Id[]): Promise<number> {
  const [row] = await tx.run<{ last: number }>(lastPlaces[type], [tx.tenantId, ...serviceId]);
  return (row?.last ?? -1) + 1;
}

export interface NewEntry {
  readonly row: EntryRow;
  readonly position: number;
  /** Of a service. */
  readonly brought?: { readonly pricingType: string; readonly tag: string | null; readonly icon: string };
}

export async function insertEntry(
  tx: Tx,
  type: EntryType,
  { row, position, brought }: NewEntry,
): Promise<void> {
  const rest = brought ? [row.kind, brought.pricingType, brought.tag, brought.icon] : [row.serviceId];
  const values = [...valuesOf(type, row), row.slug, position, row.priceCents, ...rest];
  await tx.run(inserts[type], [tx.tenantId, row.id, ...values]);
}

/** SQL: one statement for all places of a list. */
const places = forEachType((type) =>
  statement(
    `order_entries_of_${type}`,
    `update ${type} set position = array_position($2::uuid[], id) - 1 where tenant_id = $1 and id = any($2::uuid[])`,
  ),
);

export async function orderEntries(tx: Tx, type: EntryType, ids: readonly Id[]): Promise<void> {
  await tx.run(places[type], [tx.tenantId, ids]);
}

/** SQL: asks documents of carts and bookings, and stops at the first. */
const uses = forEachType((type) =>
  statement(
    `use_of_entry_of_${type}`,
    `select exists (select 1 from carts where tenant_id = $1 and items @> $2::jsonb)
       or exists (select 1 from bookings where tenant_id = $1 and items @> $2::jsonb)
       or exists (select 1 from reviews where tenant_id = $1 and service = $3) as used`,
  ),
);

/** Whether a cart, a booking or a review names it. */
export async function isEntryUsed(tx: Tx, type: EntryType, { id, slug }: EntryRow): Promise<boolean> {
  const named: ByType<object> = {
    services: [{ serviceId: id }],
    products: [{ productId: id }],
    options: [{ instances: [{ options: [{ optionId: id }] }] }],
  };
  const reviewed = type === 'services' ? slug : '';
  const [row] = await tx.run<{ used: boolean }>(uses[type], [
    tx.tenantId,
    JSON.stringify(named[type]),
    reviewed,
  ]);
  return row?.used !== false;
}

/** SQL: as above. */
const deletes = forEachType((type) =>
  statement(`delete_entry_of_${type}`, `delete from ${type} where tenant_id = $1 and id = $2`),
);

/** SQL: as above. */
const deletesOfService = {
  products: statement(
    'delete_products_of_service',
    'delete from products where tenant_id = $1 and service_id = $2',
  ),
  options: statement(
    'delete_options_of_service',
    'delete from options where tenant_id = $1 and service_id = $2',
  ),
};

/** With a service go its products and options. */
export async function deleteEntry(tx: Tx, type: EntryType, id: Id): Promise<void> {
  if (type === 'services')
    await Promise.all(Object.values(deletesOfService).map((each) => tx.run(each, [tx.tenantId, id])));
  await tx.run(deletes[type], [tx.tenantId, id]);
}
