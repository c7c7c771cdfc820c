import type { CartItem } from '../cart/cart.ts';
import type { ChosenOption, Instance } from '../cart/instance.ts';
import type { Kind } from '../catalogue/kind.ts';
import type { PriceBook } from '../catalogue/price-book.ts';
import type { Product } from '../catalogue/product.ts';
import type { Service } from '../catalogue/service.ts';

/**
 * A second pricer, written from SPEC.md in exact arithmetic and sharing no code with the first: every amount is a
 * whole number of 1/300 cent, which holds hundredths of a square foot or mile and thirds of an hour alike.
 * It understands what the random carts hold: areas, miles and hours of at most two decimals.
 */
const CENT = 300n;

export interface ReferenceTotals {
  /** By item and instance; undefined for a withdrawn line. */
  readonly instances: readonly (readonly number[] | undefined)[];
  readonly subtotalCents: number;
  /** What the lines of each kind cost, the tile minimum included. */
  readonly costs: ReadonlyMap<Kind, number>;
}

/** How a sum of exact amounts becomes the cents of one instance; a test passes a wrong one to see it caught. */
export type Rounding = (amounts: readonly bigint[]) => number;

/** PR2 and PR3. */
export const roundOnce: Rounding = (amounts) => toCents(amounts.reduce((sum, amount) => sum + amount, 0n));

/** The usual mistake: rounding each addend. */
export const roundEachPart: Rounding = (amounts) =>
  Math.max(
    0,
    amounts.reduce((sum, amount) => sum + signedCents(amount), 0),
  );

export function referenceTotals(
  items: readonly CartItem[],
  book: PriceBook,
  rounding: Rounding = roundOnce,
): ReferenceTotals {
  const instances = items.map((item) => itemCents(item, book, rounding));
  const kindOf = (item: CartItem): Kind | undefined => book.services.get(item.serviceId)?.kind;
  let sum = 0;
  let tile: number | undefined;
  let priced = false;
  const costs = new Map<Kind, number>();
  items.forEach((item, index) => {
    const cents = instances[index]?.reduce((total, amount) => total + amount, 0);
    const kind = kindOf(item);
    if (cents !== undefined && kind) costs.set(kind, (costs.get(kind) ?? 0) + cents);
    if (cents === undefined || kind === 'pavers' || kind === 'epoxy' || isLongRoad(item, kind)) return;
    priced = true;
    sum += cents;
    if (kind === 'tile') tile = (tile ?? 0) + cents;
  });
  const { tileMinimumJobCents, serviceChargeCents } = book.rates;
  if (tile !== undefined && tile < tileMinimumJobCents) {
    sum += tileMinimumJobCents - tile;
    costs.set('tile', tileMinimumJobCents);
  }
  return { instances, costs, subtotalCents: sum + (priced ? serviceChargeCents : 0) };
}

function itemCents(item: CartItem, book: PriceBook, rounding: Rounding): number[] | undefined {
  const service = book.services.get(item.serviceId);
  if (!service) return undefined;
  const product = service.products.find(({ id }) => id === item.productId);
  if (!product && (item.productId !== null || service.products.length > 0)) return undefined;
  const sold = new Set(service.options.map(({ id }) => id));
  if (item.instances.some(({ options }) => options.some(({ optionId }) => !sold.has(optionId))))
    return undefined;
  if (isLongRoad(item, service.kind)) return item.instances.map(() => 0);
  return item.instances.map((instance) => rounding(amountsOf(instance, service, product, book)));
}

/** PR26. */
function isLongRoad(item: CartItem, kind: string | undefined): boolean {
  const isLong = ({ deliveryMeta: meta }: Instance) =>
    meta !== undefined && !meta.routePending && (meta.distanceMiles ?? 0) > 100;
  return kind === 'delivery' && item.instances.some(isLong);
}

function amountsOf(
  instance: Instance,
  service: Service,
  product: Product | undefined,
  book: PriceBook,
): bigint[] {
  const { rates } = book;
  const cents = (amount: number): bigint => BigInt(amount) * CENT;
  switch (service.kind) {
    case 'tile': {
      const area = instance.sqft === undefined ? 5_000n : max(hundredths(instance.sqft), 5_000n);
      const perSqft = (rate: number) => area * BigInt(rate) * 3n;
      const amounts = [cents((instance.rooms ?? 1) * rates.tileRoomCents), perSqft(rates.tileSqftCents)];
      if (instance.soil === 'HIGH') amounts.push(perSqft(rates.tileDeepSoilSqftCents));
      if (instance.sealant) amounts.push(perSqft(rates.tileSealantSqftCents));
      return amounts;
    }
    case 'handyman': {
      const steps = Math.max(0, Math.ceil(((instance.handymanMinutes ?? 60) - 60) / 20));
      const third = BigInt(rates.handymanExtraHourCents) * 100n;
      return [cents(rates.handymanFirstHourCents), ...Array.from({ length: steps }, () => third)];
    }
    case 'rentme': {
      const { hoursWish = 1, vehicleRequired, milesEstimate = 0 } = instance.intake ?? {};
      const hours = Math.min(10, Math.max(1, Number((hundredths(hoursWish) + 99n) / 100n)));
      const miles = vehicleRequired ? hundredths(milesEstimate) : 0n;
      const extra = (hours - 1) * rates.rentmeExtraHourCents;
      return [cents(rates.rentmeFirstHourCents + extra), miles * BigInt(rates.rentmeMileCents) * 3n];
    }
    case 'delivery': {
      const meta = instance.deliveryMeta;
      const base = meta?.kind === 'errand' ? rates.errandBaseCents : rates.deliveryBaseCents;
      const known = meta && !meta.routePending && meta.distanceMiles !== undefined;
      const miles = known ? hundredths(meta.distanceMiles ?? 0) : 0n;
      const pickups = (meta?.extraPickupCount ?? 0) * rates.extraPickupCents;
      return [cents(base + pickups), miles * BigInt(rates.deliveryMileCents) * 3n];
    }
    case 'pavers':
    case 'epoxy':
      return [];
    case 'carpet':
    case 'general':
    case 'upholstery':
      return [...furnishedAmounts(instance, service, product)].map(cents);
  }
}

/** The test book's seats, spelled out instead of derived. */
const includedSeats: Readonly<Record<string, readonly [seats: number, extraCents: number]>> = {
  sofa: [3, 2_500],
  loveseat: [2, 0],
  'accent-chair': [1, 0],
  ottoman: [1, 0],
  recamiere: [2, 1_850],
};

function* furnishedAmounts(instance: Instance, service: Service, product?: Product): Generator<number> {
  const [included, extraCents] = includedSeats[product?.slug ?? ''] ?? [1, 0];
  const seats = Math.max(included, instance.seats ?? included);
  yield product ? product.priceCents : service.basePriceCents;
  yield (seats - included) * extraCents;
  const chosen = (slug: string): readonly ChosenOption[] =>
    instance.options.filter(({ optionId }) =>
      service.options.some(({ id, slug: own }) => id === optionId && own === slug),
    );
  for (const { slug, priceCents } of service.options) {
    const family = ['size-', 'soil-'].find((prefix) => slug.startsWith(prefix));
    const times = chosen(slug).length;
    if (slug === 'loose-pillows')
      yield priceCents * chosen(slug).reduce((sum, { qty }) => sum + (qty ?? 1), 0);
    else if (slug.startsWith('flip-')) yield times > 0 ? priceCents * seats : 0;
    else if (family === undefined) yield times > 0 ? priceCents : 0;
    else if (times > 0 && lastOfFamily(instance, service, family) === slug) yield priceCents;
  }
}

function lastOfFamily(instance: Instance, service: Service, family: string): string | undefined {
  const slugs = instance.options.map(
    ({ optionId }) => service.options.find(({ id }) => id === optionId)?.slug,
  );
  return slugs.filter((slug) => slug?.startsWith(family)).at(-1);
}

function hundredths(value: number): bigint {
  return BigInt(Math.round(value * 100));
}

function max(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

function signedCents(amount: bigint): number {
  return amount < 0n ? -toCents(-amount) : toCents(amount);
}

function toCents(amount: bigint): number {
  return amount < 0n ? 0 : Number((amount + CENT / 2n) / CENT);
}
