import { isQuoteKind } from '../catalogue/kind.ts';
import type { Service } from '../catalogue/service.ts';

/** PR17: by its kind, or by the pricing type of any other kind (decision 6: never price a quote). */
export function isQuoteService(service: Service): boolean {
  return isQuoteKind(service.kind) || service.pricingType === 'QUOTE';
}
