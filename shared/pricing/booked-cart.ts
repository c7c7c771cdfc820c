import type { CartItem } from '../cart/cart.ts';
import type { Instance } from '../cart/instance.ts';
import { sameValue } from '../cart/same-value.ts';
import type { StaffDiscount } from '../coupons/staff-discount.ts';
import type { Id } from '../kernel/ids.ts';
import type { Cents } from '../kernel/money.ts';
import type { PriceParts } from './parts.ts';

/** What a booking costs, kept by the cart that edits it (D113). */
export interface BookedCart {
  readonly totalCents: Cents;
  /** null: nothing in it had a price, so none was asked. */
  readonly serviceChargeCents: Cents | null;
  readonly lines: readonly BookedLine[];
  /** What the company takes off it (PM60). */
  readonly staffDiscount?: StaffDiscount | undefined;
}

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
}

/** PR29: the price that this instance keeps; `undefined` when it is new or something charged has changed. */
export function findBookedPrice(
  { serviceId, productId }: CartItem,
  instance: Instance,
  booked: BookedCart | null | undefined,
): PriceParts | undefined {
  for (const line of booked?.lines ?? []) {
    if (line.serviceId !== serviceId || line.productId !== productId) continue;
    const kept = line.instances.find((one) => one.instance.id === instance.id);
    if (kept && sameValue(chargedOf(kept.instance), chargedOf(instance))) {
      const { amountCents, productBaseCents, optionsSumCents } = kept;
      return { amountCents, productBaseCents, optionsSumCents };
    }
  }
  return undefined;
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
