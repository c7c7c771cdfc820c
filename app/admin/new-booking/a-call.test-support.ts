import type { Option } from '#shared/catalogue/option.ts';
import { priceBook } from '#shared/catalogue/price-book.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { defaultRates } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { type BookingDraft, blankBooking, type CallerDraft } from './booking-draft.ts';

const text = (fr: string) => ({ en: fr, es: fr, fr });

export function anOption(slug: string, priceCents: number): Option {
  return { id: `option ${slug}`, slug, title: text(slug), priceCents, emoji: '' };
}

export function aProduct(slug: string, priceCents: number, more: Partial<Product> = {}): Product {
  return { id: slug, slug, title: text(slug), priceCents, minSeats: null, extraSeatCents: null, ...more };
}

/** Carpets in two rooms; only what a test is about need be said. */
export function aService(over: Partial<Service> = {}): Service {
  return {
    id: 'carpet',
    slug: 'carpet-cleaning',
    kind: 'carpet',
    pricingType: 'PER_ROOM_SIMPLE',
    title: text('Moquettes'),
    teaser: text(''),
    tag: null,
    image: '',
    icon: '',
    basePriceCents: 0,
    products: [aProduct('bedroom', 4_500), aProduct('living', 6_000)],
    options: [
      anOption('size-regular', 0),
      anOption('size-large', 2_000),
      anOption('soil-regular', 0),
      anOption('soil-deep', 2_000),
      anOption('fiber-odor', 1_200),
      anOption('loose-pillows', 500),
    ],
    ...over,
  };
}

export function aBook(...services: readonly Service[]) {
  return priceBook(1, services, defaultRates);
}

/** A customer whose call is done. */
export function aClient(over: Partial<CallerDraft> = {}): CallerDraft {
  return {
    ...blankBooking.client,
    customerName: 'Ana López',
    email: 'ana@sabal-mail.com',
    line1: '12 Orange Ave',
    city: 'Orlando',
    postalCode: '32801',
    ...over,
  };
}

export function aCall(over: Partial<BookingDraft> = {}): BookingDraft {
  return { ...blankBooking, client: aClient(), ...over };
}
