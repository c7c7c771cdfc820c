import type { PricingView } from '#shared/api/admin/pricing.ts';
import type { Instance } from '#shared/cart/instance.ts';
import { defaultRates, ofEachRate, type RatedKind, type Rates, ratedKinds } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { type Cents, toCents } from '#shared/kernel/money.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { isQuoteService } from '#shared/pricing/is-quoted.ts';
import { priceInstance } from '#shared/pricing/price-instance.ts';
import type { JudgedEdit } from './price-edits.ts';
import { type PriceRow, rateKey } from './price-rows.ts';

/** A job that shows what the prices on screen come to. */
export type PriceExample = { readonly beforeCents: Cents; readonly afterCents: Cents } & (
  | { readonly is: RatedKind | 'errand' }
  | { readonly is: 'products'; readonly items: readonly ExampleItem[] }
);
interface ExampleItem {
  readonly product: string;
  readonly seats: number | undefined;
  readonly options: readonly string[];
}

type Edits = ReadonlyMap<string, JudgedEdit>;
/** Dollars by the key of a row. */
type PriceOf = (key: string) => number | undefined;

/**
 * The job that says most about what is being changed: the products and options with new prices first. `undefined` for
 * what is quoted or sells nothing.
 */
export function priceExample(
  service: Service,
  rows: readonly PriceRow[],
  edits: Edits,
): PriceExample | undefined {
  const saved: PriceOf = priceMap(rows, new Map());
  const typed: PriceOf = priceMap(rows, edits);
  const both = (price: (priceOf: PriceOf) => Cents) => ({
    beforeCents: price(saved),
    afterCents: price(typed),
  });
  if (isQuoteService(service)) return undefined;
  const is = ratedKinds.find((kind) => kind === service.kind);
  if (is) return { is, ...both((priceOf) => priceOne(service, sampleOf(is), priceOf)) };
  const items = chooseItems(service, edits);
  if (items.length === 0) return undefined;
  const sum = (priceOf: PriceOf) =>
    items.reduce(
      (cents, { instance, product }) => cents + priceOne(service, instance, priceOf, product.id),
      0,
    );
  return { is: 'products', items: items.map(({ shown }) => shown), ...both(sum) };
}

/** An errand of the same road as the example of a delivery. */
export function errandExample(service: Service, rows: readonly PriceRow[], edits: Edits): PriceExample {
  const price = (of: Edits) => priceOne(service, errand, priceMap(rows, of));
  return { is: 'errand', beforeCents: price(new Map()), afterCents: price(edits) };
}

const SAMPLE_MILES = 12;
const road = { stops: [], distanceMiles: SAMPLE_MILES, extraPickupCount: 1, routePending: false } as const;
/** A kind without one shows the least that can be asked for. */
const samples: Readonly<Partial<Record<RatedKind, Partial<Instance>>>> = {
  tile: { sqft: 200, rooms: 1, soil: 'REGULAR', sealant: true },
  handyman: { handymanMinutes: 80 },
  delivery: { deliveryMeta: { kind: 'delivery', ...road } },
  rentme: {
    intake: { kind: 'rentme', hoursWish: 3, vehicleRequired: true, milesEstimate: SAMPLE_MILES },
  },
};

const errand: Instance = { ...sampleOf('delivery'), deliveryMeta: { kind: 'errand', ...road } };

function sampleOf(kind: RatedKind): Instance {
  return { id: 'example', options: [], ...(samples[kind] ?? serviceKinds[kind].least) };
}

function chooseItems(service: Service, edits: Edits) {
  const isEdited = (type: string) => (entry: { readonly id: string }) => edits.has(`${type}:${entry.id}`);
  const products = editedFirst(service.products, isEdited('products')).slice(0, 2);
  const option = service.options.find(isEdited('options'));
  return products.map((product, index) => {
    const options = option !== undefined && index === 0 ? [option] : [];
    const seats = product.minSeats === null ? undefined : product.minSeats + 1;
    const chosen = options.map(({ id }) => ({ optionId: id }));
    const instance: Instance = { id: 'example', options: chosen, ...(seats !== undefined && { seats }) };
    const shown = { product: product.title.fr, seats, options: options.map(({ title }) => title.fr) };
    return { product, instance, shown };
  });
}

function editedFirst<Entry>(entries: readonly Entry[], isEdited: (entry: Entry) => boolean) {
  return [...entries.filter(isEdited), ...entries.filter((entry) => !isEdited(entry))];
}

function priceOne(service: Service, instance: Instance, priceOf: PriceOf, productId?: string): Cents {
  const priced = withPrices(service, priceOf);
  const product = priced.products.find(({ id }) => id === productId) ?? priced.products[0] ?? null;
  return priceInstance(instance, priced, product, ratesFrom(priceOf)).amountCents;
}

function withPrices(service: Service, priceOf: PriceOf): Service {
  const cents = (key: string, otherwise: Cents) => {
    const price = priceOf(key);
    return price === undefined ? otherwise : toCents(price);
  };
  return {
    ...service,
    basePriceCents: cents(`services:${service.id}`, service.basePriceCents),
    products: service.products.map((product) => ({
      ...product,
      priceCents: cents(`products:${product.id}`, product.priceCents),
    })),
    options: service.options.map((option) => ({
      ...option,
      priceCents: cents(`options:${option.id}`, option.priceCents),
    })),
  };
}

function ratesFrom(priceOf: PriceOf): Rates {
  return ofEachRate((name) => {
    const price = priceOf(rateKey(name));
    return price === undefined ? defaultRates[name] : toCents(price);
  });
}

function priceMap(rows: readonly PriceRow[], edits: Edits): PriceOf {
  const prices = new Map(rows.map((row) => [row.key, edits.get(row.key)?.price ?? row.price]));
  return (key) => prices.get(key);
}

/** Whether a customer ever pays the service's own price: only where nothing else is sold (PR7). */
export function paysOwnPrice(view: PricingView, { id, kind }: PricingView['services'][number]): boolean {
  return (
    serviceKinds[kind].pricedBy === 'product' && !view.products.some(({ serviceId }) => serviceId === id)
  );
}
