import type { CartItem } from '#shared/cart/cart.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';

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

/** A booking's title in another language than its own; as it was booked where the catalogue does not know all of it. */
export function titleInLanguage(
  { items, serviceTitle }: Pick<BookingRow, 'items' | 'serviceTitle'>,
  book: PriceBook,
  language: Locale,
): string {
  if (!items.every(({ serviceId }) => book.services.has(serviceId))) return serviceTitle;
  return titleOf(items, book, language).serviceTitle || serviceTitle;
}
