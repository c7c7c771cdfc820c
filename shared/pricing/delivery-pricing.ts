import type { Rates } from '../catalogue/rates.ts';
import type { DeliveryMeta } from '../delivery/delivery-meta.ts';
import type { Cents } from '../kernel/money.ts';
import { deliveryAddends, isQuotedRoute, isUnrouted } from '../kinds/delivery.ts';
import { roundParts } from './parts.ts';

/** Money of one delivery as a planner, a confirmation or a mail lists it. */
export interface DeliveryPricing {
  readonly baseFeeCents: Cents;
  /** Of all pickups beyond the first. */
  readonly pickupFeeCents: Cents;
  /** Of one mile. */
  readonly mileageRateCents: Cents;
  /** null: no road is known, or it is one to be quoted. */
  readonly mileageFeeCents: Cents | null;
  /** What the instance costs: "from" without miles, 0 when it is quoted. */
  readonly totalCents: Cents;
}

/**
 * PR31: the price of `priceInstance`, told fee by fee: base, pickups and mileage add up to the total, cent for cent.
 * The mileage carries the one rounding.
 */
export function deliveryPricing(meta: DeliveryMeta | undefined, rates: Rates): DeliveryPricing {
  const mileageRateCents = rates.deliveryMileCents;
  if (isQuotedRoute(meta)) {
    return { baseFeeCents: 0, pickupFeeCents: 0, mileageRateCents, mileageFeeCents: null, totalCents: 0 };
  }
  const addends = deliveryAddends(meta, rates);
  const { amountCents } = roundParts(addends);
  const pickupFeeCents = addends.find(({ name }) => name === 'morePickups')?.cents ?? 0;
  const baseFeeCents = roundParts(addends.filter(({ side }) => side === 'base')).amountCents - pickupFeeCents;
  const mileageFeeCents = isUnrouted(meta) ? null : amountCents - baseFeeCents - pickupFeeCents;
  return { baseFeeCents, pickupFeeCents, mileageRateCents, mileageFeeCents, totalCents: amountCents };
}
