import type { CartItem } from '../cart/cart.ts';
import type { PriceBook } from '../catalogue/price-book.ts';
import type { Product } from '../catalogue/product.ts';
import type { Service } from '../catalogue/service.ts';
import type { Id } from '../kernel/ids.ts';
import { sumCents } from '../kernel/money.ts';
import { serviceKinds } from '../kinds/kinds.ts';
import { type BookedCart, findBookedPrice, wasQuoted } from './booked-cart.ts';
import { noPrice } from './parts.ts';
import { type PricedInstance, priceInstance } from './price-instance.ts';
import type { TotalsLine } from './totals.ts';

/**
 * One cart item before the tile minimum. A single unknown part withdraws the whole line (PR19, D77), unless it
 * was booked as it is (PR29).
 */
export function priceLine(item: CartItem, book: PriceBook, booked?: BookedCart | null): TotalsLine {
  const service = book.services.get(item.serviceId);
  if (service === undefined) return withdrawnLine(item);
  const product = book.hiddenIds?.has(service.id) ? undefined : findProduct(service, item.productId);
  const priced = item.instances.map((instance): PricedInstance => {
    const live =
      product === undefined
        ? withdrawnInstance(instance.id)
        : priceInstance(instance, service, product, book.rates);
    const kept = findBookedPrice(item, instance, booked);
    if (!kept) return live;
    const provisional = serviceKinds[service.kind].isProvisional(instance);
    return { ...live, ...kept, provisional, quote: false, withdrawn: false };
  });
  if (priced.some((instance) => instance.withdrawn)) {
    return wasQuoted(item, booked) ? quotedLine(item) : withdrawnLine(item);
  }
  if (priced.some((instance) => instance.quote)) return quotedLine(item);
  return sumLine(item, service, priced);
}

function withdrawnInstance(instanceId: Id): PricedInstance {
  return { instanceId, ...noPrice, provisional: false, quote: false, withdrawn: true };
}

function sumLine(item: CartItem, service: Service, priced: readonly PricedInstance[]): TotalsLine {
  const provisional = priced.some((instance) => instance.provisional);
  return {
    cartItemId: item.id,
    serviceId: item.serviceId,
    amountCents: sumCents(priced.map((instance) => instance.amountCents)),
    qty: item.instances.length,
    parts: {
      productBaseCents: sumCents(priced.map((instance) => instance.productBaseCents)),
      optionsSumCents: sumCents(priced.map((instance) => instance.optionsSumCents)),
    },
    instances: priced.map(({ instanceId, amountCents, productBaseCents, optionsSumCents }) => ({
      instanceId,
      amountCents,
      productBaseCents,
      optionsSumCents,
    })),
    estimate: serviceKinds[service.kind].isEstimate(item.instances) || provisional,
    quote: false,
    provisional,
    withdrawn: false,
  };
}

/** PR17, PR26: one quoted instance makes its whole line a quote, because a part of a price is no price. */
function quotedLine(item: CartItem): TotalsLine {
  return { ...unpricedLine(item), quote: true };
}

function withdrawnLine(item: CartItem): TotalsLine {
  return { ...unpricedLine(item), withdrawn: true };
}

function unpricedLine(item: CartItem): TotalsLine {
  return {
    cartItemId: item.id,
    serviceId: item.serviceId,
    amountCents: 0,
    qty: item.instances.length,
    parts: { productBaseCents: 0, optionsSumCents: 0 },
    instances: item.instances.map(({ id }) => ({
      instanceId: id,
      amountCents: 0,
      productBaseCents: 0,
      optionsSumCents: 0,
    })),
    estimate: false,
    quote: false,
    provisional: false,
    withdrawn: false,
  };
}

/** `undefined` when the service does not sell it; null when none is named. */
function findProduct(service: Service, productId: string | null): Product | null | undefined {
  return productId === null ? null : service.products.find((product) => product.id === productId);
}
