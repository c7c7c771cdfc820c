import type { CartItem } from '#shared/cart/cart.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Locale } from '#shared/kernel/locale.ts';

/** "Carpet cleaning + 2": the first service and how many others (D77), in the booking's language. */
export function titleOf(
  items: readonly CartItem[],
  book: PriceBook,
  locale: Locale,
): { serviceTitle: string; serviceType: string } {
  const services = [...new Set(items.map(({ serviceId }) => serviceId))].flatMap(
    (id) => book.services.get(id) ?? [],
  );
  const [first, ...others] = services;
  const title = first?.title[locale] ?? '';
  return {
    serviceTitle: others.length > 0 ? `${title} + ${others.length}` : title,
    serviceType: first?.kind ?? '',
  };
}
