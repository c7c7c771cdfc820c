import type { CartItem } from '../cart/cart.ts';
import type { Instance } from '../cart/instance.ts';
import type { PriceBook } from '../catalogue/price-book.ts';
import type { Service } from '../catalogue/service.ts';
import { serviceKinds } from '../kinds/kinds.ts';

/** PR17: by its kind, or by the pricing type of any other kind (D6: never price a quote). */
export function isQuoteService(service: Pick<Service, 'kind' | 'pricingType'>): boolean {
  return serviceKinds[service.kind].pricedBy === 'quote' || service.pricingType === 'QUOTE';
}

/** PR17, PR26: a quoted service, or a road beyond the standard rate. */
export function isQuoted(instance: Instance, service: Service): boolean {
  return isQuoteService(service) || serviceKinds[service.kind].isBeyondRates(instance);
}

/** One quoted instance makes its whole line a quote, because a part of a price is no price. */
export function isQuotedItem({ serviceId, instances }: CartItem, book: PriceBook): boolean {
  const service = book.services.get(serviceId);
  return service !== undefined && instances.some((instance) => isQuoted(instance, service));
}
