import type { Kind, PricingType } from '#shared/catalogue/kind.ts';
import type { Option } from '#shared/catalogue/option.ts';
import { type PriceBook, priceBook } from '#shared/catalogue/price-book.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { defaultRates, type Rates } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { LocalizedText } from '#shared/kernel/locale.ts';

/** One service of every kind, and ids that say what they are in a failing test: the last digits are the number given here. */
export function aPriceBook(rates: Partial<Rates> = {}): PriceBook {
  return priceBook(1, services, { ...defaultRates, ...rates });
}

export const carpetId = bookId(100);
export const bedroomId = bookId(101);
export const stairsId = bookId(102);
export const generalId = bookId(200);
export const windowsId = bookId(250);
export const upholsteryId = bookId(300);
export const sofaId = bookId(301);
export const loveseatId = bookId(302);
export const chairId = bookId(303);
export const ottomanId = bookId(304);
export const recamiereId = bookId(305);
export const tileId = bookId(400);
export const handymanId = bookId(500);
export const rentmeId = bookId(600);
export const deliveryId = bookId(700);
export const paversId = bookId(800);
export const epoxyId = bookId(900);

/** The id of the option with this slug in that service. */
export function optionIdOf(serviceId: Id, slug: string): Id {
  const option = services
    .find(({ id }) => id === serviceId)
    ?.options.find((offered) => offered.slug === slug);
  if (option === undefined) throw new Error(`Expected an option ${slug} in the test's price book`);
  return option.id;
}

function bookId(number: number): Id {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function sameText(text: string): LocalizedText {
  return { en: text, es: text, fr: text };
}

function aProduct(
  id: Id,
  slug: string,
  priceCents: number,
  seats?: { min: number; extraCents: number },
): Product {
  const extraSeatCents = seats?.extraCents ?? null;
  return { id, slug, title: sameText(slug), priceCents, minSeats: seats?.min ?? null, extraSeatCents };
}

function options(first: number, prices: Readonly<Record<string, number>>): Option[] {
  return Object.entries(prices).map(([slug, priceCents], index) => {
    return { id: bookId(first + index), slug, title: sameText(slug), priceCents, emoji: '' };
  });
}

function aService(
  id: Id,
  slug: string,
  kind: Kind,
  pricingType: PricingType,
  products: readonly Product[] = [],
  offered: readonly Option[] = [],
  basePriceCents = 0,
): Service {
  const shown = { title: sameText(slug), teaser: sameText(''), tag: null, image: '', icon: '' };
  return { id, slug, kind, pricingType, ...shown, basePriceCents, products, options: offered };
}

const cleaningPrices = {
  'size-small': -500,
  'size-regular': 0,
  'size-large': 1500,
  'soil-light': 0,
  'soil-regular': 500,
  'soil-deep': 1200,
  'fiber-odor': 1099,
  'fiber-protectant': 2000,
  'stain-spot': 750,
  'goodwill-discount': -7000,
};

const upholsteryPrices = { ...cleaningPrices, 'flip-seat': 333, 'flip-back': 400, 'loose-pillows': 450 };

const carpetProducts = [aProduct(bedroomId, 'bedroom', 4500), aProduct(stairsId, 'stairs', 3333)];
const upholsteryProducts = [
  aProduct(sofaId, 'sofa', 9900),
  aProduct(loveseatId, 'loveseat', 7900),
  aProduct(chairId, 'accent-chair', 4900),
  aProduct(ottomanId, 'ottoman', 3500),
  aProduct(recamiereId, 'recamiere', 8800, { min: 2, extraCents: 1850 }),
];

const services: readonly Service[] = [
  aService(
    carpetId,
    'carpet-cleaning',
    'carpet',
    'PER_ROOM_SIMPLE',
    carpetProducts,
    options(110, cleaningPrices),
  ),
  aService(
    generalId,
    'general-cleaning',
    'general',
    'PER_ROOM_SIMPLE',
    [aProduct(bookId(201), 'kitchen', 6001)],
    options(210, cleaningPrices),
  ),
  aService(windowsId, 'window-cleaning', 'general', 'PER_ROOM_SIMPLE', [], [], 4000),
  aService(
    upholsteryId,
    'upholstery-cleaning',
    'upholstery',
    'UPHOLSTERY_SEATED',
    upholsteryProducts,
    options(310, upholsteryPrices),
  ),
  aService(tileId, 'tile-cleaning', 'tile', 'TILE_GROUT_SQFT_PLUS_ROOM'),
  aService(handymanId, 'handyman', 'handyman', 'HOURLY'),
  aService(rentmeId, 'rent-me', 'rentme', 'HOURLY'),
  aService(deliveryId, 'delivery', 'delivery', 'ROUTE'),
  aService(paversId, 'pavers', 'pavers', 'QUOTE'),
  aService(epoxyId, 'epoxy', 'epoxy', 'QUOTE'),
];
