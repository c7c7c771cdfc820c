import type { Instance } from '#shared/cart/instance.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { Rates } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { type PricedInstance, priceInstance } from '#shared/pricing/price-instance.ts';

/** What is configured, and the rates its prices need. */
export interface Offer {
  readonly service: Service;
  readonly rates: Rates;
  /** In a booking under edit: what an instance cost when it was booked, if it still costs that (PR29). */
  readonly bookedCents?: ((instance: Instance) => Cents | undefined) | undefined;
}

/** What the cart will ask for this instance: as it was booked, else by the rates of today. */
export function offeredPrice(instance: Instance, product: Product | null, offer: Offer): PricedInstance {
  const live = priceInstance(instance, offer.service, product, offer.rates);
  const amountCents = offer.bookedCents?.(instance);
  return amountCents === undefined ? live : { ...live, amountCents, quote: false, withdrawn: false };
}
