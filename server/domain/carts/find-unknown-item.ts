import type { CartItem } from '#shared/cart/cart.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Id } from '#shared/kernel/ids.ts';

/**
 * The first line that names a service, product or option that is not sold. A line that the cart already holds may
 * keep what was withdrawn since (D77): otherwise the customer could not edit the lines beside it.
 */
export function findUnknownItem(
  items: readonly CartItem[],
  book: PriceBook,
  current: readonly CartItem[],
): CartItem | undefined {
  const tolerated = namesIn(current);
  return items.find((item) => namesOf(item).some((name) => !tolerated.has(name) && !isSold(name, book)));
}

/** `service`, `service/product:id` or `service/option:id`, so that an id of another service is not enough. */
type Name = string;

function namesOf(item: CartItem): Name[] {
  const options = item.instances.flatMap((instance) => instance.options.map(({ optionId }) => optionId));
  const product = item.productId === null ? [] : [`${item.serviceId}/product:${item.productId}`];
  return [item.serviceId, ...product, ...options.map((id) => `${item.serviceId}/option:${id}`)];
}

function namesIn(items: readonly CartItem[]): Set<Name> {
  return new Set(items.flatMap(namesOf));
}

function isSold(name: Name, book: PriceBook): boolean {
  const [serviceId = '', part] = name.split('/');
  const service = book.services.get(serviceId);
  if (service === undefined || part === undefined) return service !== undefined;
  const [kind, id = ''] = part.split(':');
  return hasId(kind === 'product' ? service.products : service.options, id);
}

function hasId(list: readonly { readonly id: Id }[], id: Id): boolean {
  return list.some((entry) => entry.id === id);
}
