import type { PriceBook } from '../catalogue/price-book.ts';
import type { Service } from '../catalogue/service.ts';
import type { BookedCart } from './booked-cart.ts';

/**
 * PR29: the book of a cart that edits a booking. What the company offers no more of it is there by name and kind and
 * sells nothing, so that work of it which nobody touched stays what it was.
 */
export function withBookedServices(book: PriceBook, booked: BookedCart | null | undefined): PriceBook {
  const hidden = (booked?.services ?? []).filter(({ id }) => !book.services.has(id));
  if (hidden.length === 0) return book;
  const services = new Map(book.services);
  for (const { id, kind, pricingType, title } of hidden) {
    services.set(id, { ...nothingSold, id, kind, pricingType, title });
  }
  return { ...book, services, hiddenIds: new Set(hidden.map(({ id }) => id)) };
}

const nothingSold = {
  slug: '',
  teaser: { en: '', es: '', fr: '' },
  tag: null,
  image: '',
  icon: '',
  basePriceCents: 0,
  products: [],
  options: [],
} as const satisfies Partial<Service>;
