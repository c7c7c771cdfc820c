import type { CartItem } from '../cart/cart.ts';
import type { Instance } from '../cart/instance.ts';
import { sameValue } from '../cart/same-value.ts';
import type { Service } from '../catalogue/service.ts';
import type { StaffDiscount } from '../coupons/staff-discount.ts';
import type { Id } from '../kernel/ids.ts';
import type { Cents } from '../kernel/money.ts';
import type { PriceParts } from './parts.ts';

/** What a booking costs and how long it takes, kept by the cart that edits it (D113). */
export interface BookedCart {
  readonly totalCents: Cents;
  /** How long the visit is; absent in what an older build kept. */
  readonly minutes?: number | undefined;
  /** null: nothing in it had a price, so none was asked. */
  readonly serviceChargeCents: Cents | null;
  readonly lines: readonly BookedLine[];
  /** What its lines are of, also once it is offered no more; absent in what an older build kept. */
  readonly services?: readonly BookedService[] | undefined;
  /** What the company takes off it (PM60). */
  readonly staffDiscount?: StaffDiscount | undefined;
  /** Its items, where an open offer prices some of them; the server's alone. */
  readonly offered?: readonly CartItem[] | undefined;
  /** Saved as it is, the edit ends that offer (D578), or the price that was accepted (D580); as the server answered last. */
  readonly endsOffer?: boolean | undefined;
}

export type BookedService = Pick<Service, 'id' | 'kind' | 'pricingType' | 'title'>;

export interface BookedLine {
  readonly cartItemId: Id;
  readonly serviceId: Id;
  readonly productId: Id | null;
  /** As it stands in the booking: what the tile minimum added is in it. */
  readonly amountCents: Cents;
  readonly quote: boolean;
  /** It was only "from" (PR16); absent in what an older build kept. */
  readonly provisional?: boolean | undefined;
  /** Empty for a quote, which has no price to keep. */
  readonly instances: readonly BookedInstance[];
}

export interface BookedInstance extends PriceParts {
  readonly instance: Instance;
  /** Working minutes, before set-up and rounding; bookings from before do not say. */
  readonly minutes?: number | undefined;
}

/** PR29: the price that this instance keeps; `undefined` when it is new or something charged has changed. */
export function findBookedPrice(
  item: CartItem,
  instance: Instance,
  booked: BookedCart | null | undefined,
): PriceParts | undefined {
  const kept = findBooked(item, instance, booked);
  if (!kept) return undefined;
  const { amountCents, productBaseCents, optionsSumCents } = kept;
  return { amountCents, productBaseCents, optionsSumCents };
}

/** PR29: this instance as it was booked; `undefined` when it is new or something charged has changed. */
export function findBooked(
  { serviceId, productId }: Pick<CartItem, 'serviceId' | 'productId'>,
  instance: Instance,
  booked: BookedCart | null | undefined,
): BookedInstance | undefined {
  for (const line of booked?.lines ?? []) {
    if (line.serviceId !== serviceId || line.productId !== productId) continue;
    const kept = line.instances.find((one) => one.instance.id === instance.id);
    if (kept && sameValue(chargedOf(kept.instance), chargedOf(instance))) return kept;
  }
  return undefined;
}

/** PR29: whether this line was booked without a price. What is to be done may be told otherwise: it is asked anyway. */
export function wasQuoted(
  { id, serviceId, productId }: CartItem,
  booked: BookedCart | null | undefined,
): boolean {
  const line = booked?.lines.find(({ cartItemId }) => cartItemId === id);
  return line?.quote === true && line.serviceId === serviceId && line.productId === productId;
}

/** Whether the cart holds all that was booked and nothing else. Never with a quote, whose work is not kept here. */
export function isUntouched(items: readonly CartItem[], booked: BookedCart): boolean {
  const instances = items.flatMap((item) => item.instances.map((one) => findBooked(item, one, booked)));
  const hadCount = booked.lines.reduce((count, line) => count + line.instances.length, 0);
  const hasQuote = booked.lines.some(({ quote }) => quote);
  return !hasQuote && instances.length === hadCount && instances.every((kept) => kept !== undefined);
}

/** Names, notes and descriptions may change; the order of options says nothing. */
function chargedOf(instance: Instance): unknown {
  const { sqft, rooms, seats, soil, sealant, handymanMinutes, deliveryMeta: road, intake } = instance;
  return {
    work: [sqft, rooms, seats, soil, sealant, handymanMinutes],
    options: [...instance.options].sort((one, other) => (one.optionId < other.optionId ? -1 : 1)),
    road: road && [road.kind, road.routePending, road.distanceMiles, road.extraPickupCount],
    stops: road?.stops.map(({ type, street, city, state, zip, latitude, longitude }) => {
      return [type, street, city, state, zip, latitude, longitude];
    }),
    wish: intake && [intake.serviceType, intake.hoursWish, intake.vehicleRequired, intake.milesEstimate],
  };
}
