import type { CartItem } from '#shared/cart/cart.ts';
import { countOptions } from '#shared/cart/count-options.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import { optionTitles } from './take-snapshot.ts';
import { titleInLanguage } from './title-of.ts';

/** What a line of a booking is called in a language, and its instances in their order. A name that was typed stays. */
interface ItemWords {
  readonly serviceTitle: string;
  /** Laid over what was booked: a word that the catalogue does not know any more is absent (D394). */
  readonly instances: readonly { readonly label?: string; readonly options?: string[] }[];
}

/** Undefined of a service that the catalogue does not know any more: its line stands as it was booked. */
export function wordsOfItem(item: CartItem, book: PriceBook, locale: Locale): ItemWords | undefined {
  const service = book.services.get(item.serviceId);
  if (!service) return undefined;
  const product = service.products.find(({ id }) => id === item.productId);
  return {
    serviceTitle: service.title[locale],
    instances: item.instances.map((instance) => {
      const label = instance.label ?? product?.title[locale];
      const isKnown = countOptions(instance.options, service).unknown.length === 0;
      return {
        ...(label !== undefined && { label }),
        ...(isKnown && { options: optionTitles(instance, service, locale) }),
      };
    }),
  };
}

/** Its items make its lines one by one; those of an accepted quote were written by staff. */
export function isAsBooked({ acceptedQuoteId, items, itemsSnapshot }: BookingRow): boolean {
  return acceptedQuoteId === null && itemsSnapshot.length === items.length;
}

/** The booking's title and lines as they would read had it been booked in `locale`, at its own prices. */
export function workInLanguage(
  booking: BookingRow,
  book: PriceBook,
  locale: Locale,
): Pick<BookingRow, 'serviceTitle' | 'itemsSnapshot'> {
  const { items, itemsSnapshot, serviceTitle } = booking;
  if (!isAsBooked(booking)) return { serviceTitle, itemsSnapshot };
  return {
    serviceTitle: titleInLanguage(booking, book, locale),
    itemsSnapshot: itemsSnapshot.map((line, index) => {
      const item = items[index];
      const words = item && wordsOfItem(item, book, locale);
      if (!words) return line;
      const options = book.services.get(item.serviceId)?.options ?? [];
      const titled = (title: string) =>
        options.find((option) => option.title[booking.locale] === title)?.title[locale] ?? title;
      return {
        ...line,
        serviceTitle: words.serviceTitle,
        options: line.options.map((option) => ({ ...option, title: titled(option.title) })),
        detail: line.detail.map((detail, place) => ({ ...detail, ...words.instances[place] })),
      };
    }),
  };
}
