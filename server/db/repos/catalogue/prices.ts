import type { Kind, PricingType } from '#shared/catalogue/kind.ts';
import { type Rates, rateNames } from '#shared/catalogue/rates.ts';
import { assert } from '#shared/kernel/assert.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { PriceType } from '#shared/pricing/price-terms.ts';
import type { Table } from '../../column-names.ts';
import { titleIn } from '../../title-in.ts';
import { type Statement, statement, type Tx } from '../../with-tenant.ts';

/** Something with a price, as the back office lists it. The title is French. */
export interface PricedRow {
  readonly id: Id;
  readonly slug: string;
  readonly title: string;
  readonly priceCents: Cents;
  readonly version: number;
}
interface PricedService extends PricedRow {
  readonly kind: Kind;
  readonly pricingType: PricingType;
  readonly image: string;
}
interface PricedProduct extends PricedRow {
  readonly serviceId: Id;
  readonly minSeats: number | null;
  readonly extraSeatCents: Cents | null;
}
interface PricedOption extends PricedRow {
  readonly serviceId: Id;
  readonly emoji: string;
}

interface PriceLists {
  readonly services: readonly PricedService[];
  readonly products: readonly PricedProduct[];
  readonly options: readonly PricedOption[];
}

export interface RatesRow {
  readonly rates: Rates;
  readonly version: number;
}

const french = `'fr'`;

/** SQL: three lists as JSON in one statement. */
const listStatement = statement(
  'list_prices',
  `select
     (select coalesce(json_agg(json_build_object('id', s.id, 'slug', s.slug, 'title', ${titleIn('s.title', french)},
         'priceCents', s.base_price_cents, 'version', s.version, 'kind', s.kind, 'pricingType', s.pricing_type,
         'image', s.image) order by s.position, s.id), '[]')
       from services s where s.tenant_id = $1 and s.active) as services,
     (select coalesce(json_agg(json_build_object('id', p.id, 'slug', p.slug, 'title', ${titleIn('p.title', french)},
         'priceCents', p.price_cents, 'version', p.version, 'serviceId', p.service_id, 'minSeats', p.min_seats,
         'extraSeatCents', p.extra_seat_cents) order by s.position, s.id, p.position, p.id), '[]')
       from products p join services s on s.tenant_id = p.tenant_id and s.id = p.service_id
       where p.tenant_id = $1 and p.active and s.active) as products,
     (select coalesce(json_agg(json_build_object('id', o.id, 'slug', o.slug, 'title', ${titleIn('o.title', french)},
         'priceCents', o.price_cents, 'version', o.version, 'serviceId', o.service_id, 'emoji', o.emoji)
         order by s.position, s.id, o.position, o.id), '[]')
       from options o join services s on s.tenant_id = o.tenant_id and s.id = o.service_id
       where o.tenant_id = $1 and o.active and s.active) as options`,
);

/** What is on offer, in the order of the catalogue. */
export async function listPrices(tx: Tx): Promise<PriceLists> {
  const [row] = await tx.run<PriceLists>(listStatement, [tx.tenantId]);
  assert(row, 'one row of lists');
  return row;
}

/** Carts with something in them that are no booking yet, touched since then. */
export async function countOpenCarts(tx: Tx, since: Instant): Promise<number> {
  const open = tx
    .from('carts')
    .where({ status: 'DRAFT' })
    .whereNull('editingBookingId')
    .whereNot('items', '[]')
    .where('updatedAt', '>=', formatInstant(since));
  const [row] = await tx.query(open.count({ count: '*' }));
  return Number(row?.count ?? 0);
}

const tables = {
  services: { table: 'services', column: 'base_price_cents' },
  products: { table: 'products', column: 'price_cents' },
  options: { table: 'options', column: 'price_cents' },
} as const satisfies Record<PriceType, object>;

type ByType = Readonly<Record<PriceType, Statement>>;

/** SQL: one text for three tables. */
const lockStatements = forEachType(({ table, column }) =>
  statement(
    `lock_price_of_${table}`,
    `select id, slug, ${titleIn('title', french)} as title, ${column} as "priceCents", version
     from ${table} where tenant_id = $1 and id = $2 for update`,
  ),
);

/** SQL: as above. */
const writeStatements = forEachType(({ table, column }) =>
  statement(
    `write_price_of_${table}`,
    `update ${table} set ${column} = $3, version = version + 1 where tenant_id = $1 and id = $2`,
  ),
);

function forEachType(make: (of: { readonly table: string; readonly column: string }) => Statement): ByType {
  return {
    services: make(tables.services),
    products: make(tables.products),
    options: make(tables.options),
  };
}

export async function lockPrice(tx: Tx, type: PriceType, id: Id): Promise<PricedRow | undefined> {
  return (await tx.run<PricedRow>(lockStatements[type], [tx.tenantId, id]))[0];
}

/** Writes a price and raises the version of its row by one. */
export async function writePrice(tx: Tx, type: PriceType, id: Id, priceCents: Cents): Promise<void> {
  await tx.run(writeStatements[type], [tx.tenantId, id, priceCents]);
}

declare module 'knex/types/tables.js' {
  interface Tables {
    pricing_settings: Table<Rates & Pick<RatesRow, 'version'>, 'version'>;
  }
}

export async function readRates(tx: Tx): Promise<RatesRow> {
  return rowOf(await tx.query(tx.from('pricing_settings').first('version', ...rateNames)));
}

export async function lockRates(tx: Tx): Promise<RatesRow> {
  return rowOf(
    await tx.query(
      tx
        .from('pricing_settings')
        .forUpdate()
        .first('version', ...rateNames),
    ),
  );
}

function rowOf(row: (Rates & Pick<RatesRow, 'version'>) | undefined): RatesRow {
  assert(row, 'pricing settings of the tenant');
  const { version, ...rates } = row;
  return { version, rates };
}

/** One version further, however many of them are new. */
export async function writeRates(tx: Tx, rates: Rates): Promise<void> {
  await tx.query(tx.from('pricing_settings').increment('version').update(rates));
}
