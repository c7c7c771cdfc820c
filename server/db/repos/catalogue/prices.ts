import type { Kind, PricingType } from '#shared/catalogue/kind.ts';
import type { Rates } from '#shared/catalogue/rates.ts';
import { assert } from '#shared/kernel/assert.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { PriceType } from '#shared/pricing/price-terms.ts';
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

const listStatement = statement(
  'list_prices',
  `select
     (select coalesce(json_agg(json_build_object('id', s.id, 'slug', s.slug, 'title', s.title ->> 'fr',
         'priceCents', s.base_price_cents, 'version', s.version, 'kind', s.kind, 'pricingType', s.pricing_type,
         'image', s.image) order by s.position), '[]')
       from services s where s.tenant_id = $1 and s.active) as services,
     (select coalesce(json_agg(json_build_object('id', p.id, 'slug', p.slug, 'title', p.title ->> 'fr',
         'priceCents', p.price_cents, 'version', p.version, 'serviceId', p.service_id, 'minSeats', p.min_seats,
         'extraSeatCents', p.extra_seat_cents) order by s.position, p.position), '[]')
       from products p join services s on s.tenant_id = p.tenant_id and s.id = p.service_id
       where p.tenant_id = $1 and p.active and s.active) as products,
     (select coalesce(json_agg(json_build_object('id', o.id, 'slug', o.slug, 'title', o.title ->> 'fr',
         'priceCents', o.price_cents, 'version', o.version, 'serviceId', o.service_id, 'emoji', o.emoji)
         order by s.position, o.position), '[]')
       from options o join services s on s.tenant_id = o.tenant_id and s.id = o.service_id
       where o.tenant_id = $1 and o.active and s.active) as options`,
);

/** What is on offer, in the order of the catalogue. */
export async function listPrices(tx: Tx): Promise<PriceLists> {
  const [row] = await tx.run<PriceLists>(listStatement, [tx.tenantId]);
  assert(row, 'one row of lists');
  return row;
}

const openCartsStatement = statement(
  'count_open_carts',
  `select count(*)::int as count from carts
   where tenant_id = $1 and status = 'DRAFT' and editing_booking_id is null and items <> '[]' and updated_at >= $2`,
);

/** Carts with something in them that are no booking yet, touched since then. */
export async function countOpenCarts(tx: Tx, since: Instant): Promise<number> {
  const [row] = await tx.run<{ count: number }>(openCartsStatement, [tx.tenantId, formatInstant(since)]);
  return row?.count ?? 0;
}

const tables = {
  services: { table: 'services', column: 'base_price_cents' },
  products: { table: 'products', column: 'price_cents' },
  options: { table: 'options', column: 'price_cents' },
} as const satisfies Record<PriceType, object>;

type ByType = Readonly<Record<PriceType, Statement>>;

const lockStatements = forEachType(({ table, column }) =>
  statement(
    `lock_price_of_${table}`,
    `select id, slug, title ->> 'fr' as title, ${column} as "priceCents", version
     from ${table} where tenant_id = $1 and id = $2 for update`,
  ),
);

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

/** Which column holds which rate; the order of `writeRates`. */
const rateColumns: readonly (readonly [keyof Rates, string])[] = [
  ['handymanFirstHourCents', 'handyman_first_hour_cents'],
  ['handymanExtraHourCents', 'handyman_extra_hour_cents'],
  ['rentmeFirstHourCents', 'rentme_first_hour_cents'],
  ['rentmeExtraHourCents', 'rentme_extra_hour_cents'],
  ['rentmeMileCents', 'rentme_mile_cents'],
  ['deliveryBaseCents', 'delivery_base_cents'],
  ['errandBaseCents', 'errand_base_cents'],
  ['extraPickupCents', 'extra_pickup_cents'],
  ['deliveryMileCents', 'delivery_mile_cents'],
  ['serviceChargeCents', 'service_charge_cents'],
];

const readRatesText = `select version,
  json_build_object(${rateColumns.map(([name, column]) => `'${name}', ${column}`).join(', ')}) as rates
  from pricing_settings where tenant_id = $1`;

const readRatesStatement = statement('read_rates', readRatesText);
const lockRatesStatement = statement('lock_rates', `${readRatesText} for update`);

export async function readRates(tx: Tx): Promise<RatesRow> {
  return rowOf(await tx.run<RatesRow>(readRatesStatement, [tx.tenantId]));
}

export async function lockRates(tx: Tx): Promise<RatesRow> {
  return rowOf(await tx.run<RatesRow>(lockRatesStatement, [tx.tenantId]));
}

function rowOf([row]: readonly RatesRow[]): RatesRow {
  assert(row, 'pricing settings of the tenant');
  return row;
}

const writeRatesStatement = statement(
  'write_rates',
  `update pricing_settings set version = version + 1,
     ${rateColumns.map(([, column], index) => `${column} = $${index + 2}`).join(', ')}
   where tenant_id = $1`,
);

/** One version further, however many of them are new. */
export async function writeRates(tx: Tx, rates: Rates): Promise<void> {
  await tx.run(writeRatesStatement, [tx.tenantId, ...rateColumns.map(([name]) => rates[name])]);
}
