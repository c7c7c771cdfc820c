import { countOptions } from '../cart/count-options.ts';
import type { Instance } from '../cart/instance.ts';
import type { Product } from '../catalogue/product.ts';
import type { Rates } from '../catalogue/rates.ts';
import type { Service } from '../catalogue/service.ts';
import { serviceKinds } from '../kinds/kinds.ts';
import { isQuoted, isQuoteService } from './is-quoted.ts';
import { noPrice, roundParts } from './parts.ts';
import type { InstancePrice } from './totals.ts';

export interface PricedInstance extends InstancePrice {
  /** Only "from": a delivery without a routed distance (PR16). */
  readonly provisional: boolean;
  /** Costs 0 until the owner has answered: a quoted service or a road beyond the standard rate (PR17, PR26). */
  readonly quote: boolean;
  /** Something in it is not sold any more; the amounts are 0 (PR19). */
  readonly withdrawn: boolean;
}

/**
 * One instance, as the running subtotal of a configurator shows it and as a line sums it. The tile minimum is not
 * in it: it belongs to the whole cart (PR6). Never throws.
 */
export function priceInstance(
  instance: Instance,
  service: Service,
  product: Product | null,
  rates: Rates,
): PricedInstance {
  const rule = serviceKinds[service.kind];
  const withdrawn =
    lacksProduct(service, product) || countOptions(instance.options, service).unknown.length > 0;
  const quote = !withdrawn && isQuoted(instance, service);
  const priced = !withdrawn && !quote;
  const parts = priced ? roundParts(rule.addends(instance, service, product, rates)) : noPrice;
  const provisional = priced && rule.isProvisional(instance);
  return { instanceId: instance.id, ...parts, provisional, quote, withdrawn };
}

/** A priced kind without a product would be free; only a service that sells none may use its own base price. */
function lacksProduct(service: Service, product: Product | null): boolean {
  if (product !== null || service.products.length === 0) return false;
  return serviceKinds[service.kind].pricedBy === 'product' && !isQuoteService(service);
}
