import * as fc from 'fast-check';
import type { CartItem } from '#shared/cart/cart.ts';
import type { ChosenOption, Instance, IntakeData } from '#shared/cart/instance.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { DeliveryMeta } from '#shared/delivery/delivery-meta.ts';
import type { Id } from '#shared/kernel/ids.ts';

export { aPriceBook } from './a-price-book.ts';

export interface ArbitraryItemsOptions {
  /** Also services, products and options that the book does not know. */
  readonly withUnknown?: boolean;
  readonly maxItems?: number;
}

/**
 * Carts as people could make them over this book: every kind, absent fields, edges of every range. Areas, miles and
 * hours carry at most two decimals, so that an exact reference can price them.
 */
export function arbitraryItems(
  book: PriceBook,
  options: ArbitraryItemsOptions = {},
): fc.Arbitrary<CartItem[]> {
  const services = [...book.services.values()];
  const item = fc
    .constantFrom(...services)
    .chain((service) => arbitraryItem(service, options.withUnknown ?? false));
  return fc.array(item, { maxLength: options.maxItems ?? 6 }).map(withOwnInstanceIds);
}

function arbitraryItem(service: Service, withUnknown: boolean): fc.Arbitrary<CartItem> {
  const productIds: (Id | null)[] = service.products.map((product) => product.id);
  if (productIds.length === 0) productIds.push(null);
  const strangers = withUnknown
    ? fc.oneof({ weight: 40, arbitrary: fc.constant(false) }, fc.constant(true))
    : fc.constant(false);
  return fc
    .record({
      id: arbitraryId,
      unknownService: strangers,
      unknownProduct: strangers,
      productId: fc.constantFrom(...productIds),
      instances: fc.array(arbitraryInstance(service, withUnknown), { minLength: 1, maxLength: 4 }),
      strangerId: arbitraryId,
    })
    .map(({ id, unknownService, unknownProduct, productId, instances, strangerId }) => ({
      id,
      serviceId: unknownService ? strangerId : service.id,
      productId: unknownProduct ? strangerId : productId,
      instances,
    }));
}

function arbitraryInstance(service: Service, withUnknown: boolean): fc.Arbitrary<Instance> {
  const optionIds = service.options.map((option) => option.id);
  const choices: fc.Arbitrary<ChosenOption>[] = [];
  if (optionIds.length > 0) choices.push(arbitraryChoice(fc.constantFrom(...optionIds)));
  const known = choices.length > 0 ? fc.array(fc.oneof(...choices), { maxLength: 8 }) : fc.constant([]);
  const options = withUnknown
    ? fc.oneof({ weight: 40, arbitrary: known }, fc.array(arbitraryChoice(arbitraryId), { maxLength: 2 }))
    : known;
  const optional = {
    sqft: fc.oneof(fc.constantFrom(0.01, 49.99, 50, 62.37, 100), hundredths(2_500)),
    rooms: fc.integer({ min: 1, max: 3 }),
    seats: fc.integer({ min: 1, max: 9 }),
    soil: fc.constantFrom('LIGHT' as const, 'REGULAR' as const, 'HIGH' as const),
    sealant: fc.boolean(),
    label: fc.string({ maxLength: 20 }),
    handymanMinutes: fc.integer({ min: 1, max: 800 }),
    deliveryMeta: arbitraryDelivery,
    intake: arbitraryIntake,
  };
  const required = fc.record({ id: arbitraryId, options });
  return fc
    .tuple(required, fc.record(optional, { requiredKeys: [] }))
    .map(([always, sometimes]) => ({ ...always, ...sometimes }));
}

function arbitraryChoice(optionId: fc.Arbitrary<Id>): fc.Arbitrary<ChosenOption> {
  return fc.record({ optionId, qty: fc.integer({ min: 0, max: 6 }) }, { requiredKeys: ['optionId'] });
}

const arbitraryId = fc.uuid({ version: 4 });

function hundredths(max: number): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max: max * 100 }).map((value) => value / 100);
}

const arbitraryDelivery: fc.Arbitrary<DeliveryMeta> = fc
  .record({
    kind: fc.constantFrom('delivery' as const, 'errand' as const),
    pickups: fc.integer({ min: 1, max: 5 }),
    routePending: fc.boolean(),
    estimated: fc.option(fc.boolean(), { nil: undefined }),
    route: fc.option(
      fc.record({ distanceMiles: hundredths(120), durationMinutes: fc.integer({ min: 1, max: 240 }) }),
    ),
  })
  .map(({ kind, pickups, routePending, estimated, route }) => ({
    kind,
    stops: [
      ...Array.from({ length: pickups }, () => ({ type: 'pickup' as const })),
      { type: 'dropoff' as const },
    ],
    extraPickupCount: pickups - 1,
    routePending,
    ...(estimated !== undefined && { estimated }),
    ...route,
  }));

const arbitraryIntake: fc.Arbitrary<IntakeData> = fc
  .tuple(
    fc.record({ kind: fc.constantFrom('handyman' as const, 'rentme' as const, 'pavers' as const) }),
    fc.record(
      { hoursWish: hundredths(13), vehicleRequired: fc.boolean(), milesEstimate: hundredths(80) },
      { requiredKeys: [] },
    ),
  )
  .map(([kind, rest]) => ({ ...kind, ...rest }));

/** Shrinking may repeat an id; a cart never does. */
function withOwnInstanceIds(items: readonly CartItem[]): CartItem[] {
  const taken = new Set<Id>();
  return items
    .filter((item) => !taken.has(item.id) && taken.add(item.id))
    .map((item) => ({
      ...item,
      instances: item.instances.filter((instance) => !taken.has(instance.id) && taken.add(instance.id)),
    }))
    .filter((item) => item.instances.length > 0);
}
