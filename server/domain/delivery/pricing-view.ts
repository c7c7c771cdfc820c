import type { DeliveryView } from '#shared/api/delivery.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { DeliveryPricing } from '#shared/pricing/delivery-pricing.ts';

/** Fees of one delivery in dollars; nothing is charged beside them. */
export function toPricingView(pricing: DeliveryPricing): DeliveryView['pricing'] {
  return {
    baseFee: toDollars(pricing.baseFeeCents),
    pickupFee: toDollars(pricing.pickupFeeCents),
    mileageRate: toDollars(pricing.mileageRateCents),
    mileageFee: pricing.mileageFeeCents === null ? null : toDollars(pricing.mileageFeeCents),
    extras: [],
    total: toDollars(pricing.totalCents),
  };
}
