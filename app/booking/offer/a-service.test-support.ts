import type { Option } from '#shared/catalogue/option.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { defaultRates } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';

/** A small carpet service: two rooms; every group of options; ids are the slugs, so that tests read well. */

const text = (en: string) => ({ en, es: `${en} (es)`, fr: `${en} (fr)` });

function anOption(slug: string, title: string, priceCents: number): Option {
  return { id: slug, slug, title: text(title), priceCents, emoji: '' };
}

function aProduct(slug: string, title: string, priceCents: number): Product {
  return { id: slug, slug, title: text(title), priceCents, minSeats: null, extraSeatCents: null };
}

export const rates = defaultRates;

export function aService(change: Partial<Service> = {}): Service {
  return {
    id: 'carpet',
    slug: 'carpet-cleaning',
    kind: 'carpet',
    pricingType: 'PER_ROOM_SIMPLE',
    title: text('Carpet cleaning'),
    teaser: text(''),
    tag: null,
    image: '/drawings/carpet-cleaning.svg',
    icon: 'sparkles',
    basePriceCents: 0,
    products: [aProduct('bedroom', 'Bedroom', 4500), aProduct('hallway', 'Hallway', 2500)],
    options: [
      anOption('size-small', 'Small', -1000),
      anOption('size-regular', 'Regular', 0),
      anOption('soil-regular', 'Regular clean', 0),
      anOption('soil-deep', 'Deep clean', 2000),
      anOption('fiber-odor', 'Odor neutralizer', 1200),
      anOption('pet-stains', 'Pet stains', 2000),
      anOption('flip-seat', 'Flip seat cushions', 500),
      anOption('loose-pillows', 'Loose pillow', 600),
    ],
    ...change,
  };
}
