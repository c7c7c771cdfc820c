import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anItem } from '../../tests/support/a-cart-item.ts';
import {
  aPriceBook,
  bedroomId,
  carpetId,
  chairId,
  epoxyId,
  handymanId,
  loveseatId,
  optionIdOf,
  sofaId,
  upholsteryId,
} from '../../tests/support/a-price-book.ts';
import { arbitraryItems } from '../../tests/support/arbitrary-cart.ts';
import type { CartItem } from '../cart/cart.ts';
import { type PriceBook, priceBook } from '../catalogue/price-book.ts';
import type { Service } from '../catalogue/service.ts';
import type { BookedCart } from '../pricing/booked-cart.ts';
import { isQuotedItem } from '../pricing/is-quoted.ts';
import { estimateMinutes, instanceMinutes } from './estimate-minutes.ts';

const STEP_MIN = 30;
const book = aPriceBook();

function changed({ services, rates }: PriceBook, change: (service: Service) => Partial<Service>): PriceBook {
  return priceBook(
    2,
    [...services.values()].map((service) => ({ ...service, ...change(service) })),
    rates,
  );
}

/** The same catalogue without these products. */
function hiding(at: PriceBook, ...hidden: readonly string[]): PriceBook {
  return changed(at, ({ products }) => ({ products: products.filter(({ id }) => !hidden.includes(id)) }));
}

function bookedOf(items: readonly CartItem[], at = book): BookedCart {
  const lines = items.map((item) => {
    const { id: cartItemId, serviceId, productId, instances } = item;
    const service = at.services.get(serviceId);
    if (!service) throw new Error('Expected the service in the test book');
    const product = service.products.find(({ id }) => id === productId) ?? null;
    const quote = isQuotedItem(item, at);
    const kept = instances.map((instance) => ({
      instance,
      ...{ amountCents: 0, productBaseCents: 0, optionsSumCents: 0 },
      minutes: instanceMinutes(instance, service, product),
    }));
    return { cartItemId, serviceId, productId, amountCents: 0, quote, instances: quote ? [] : kept };
  });
  return { totalCents: 0, serviceChargeCents: 0, minutes: estimateMinutes(items, at, STEP_MIN), lines };
}

/** As a build kept it that said nothing of the minutes of instances. */
function fromBefore(booked: BookedCart): BookedCart {
  const lines = booked.lines.map((line) => ({
    ...line,
    instances: line.instances.map(({ minutes: _minutes, ...one }) => one),
  }));
  return { ...booked, lines };
}

function minutes(items: readonly CartItem[], at: PriceBook, booked?: BookedCart): number {
  return estimateMinutes(items, at, STEP_MIN, booked);
}

const chairs = anItem(upholsteryId, chairId, {}, {}, {}, {}, {}, {});
const bedroom = anItem(carpetId, bedroomId);

test('[DU12] six chairs that are no longer sold take what they were booked with, also beside new work', () => {
  const booked = bookedOf([chairs]);
  const poorer = hiding(book, chairId);
  expect(booked.minutes).toBe(120);
  expect(minutes([chairs], poorer)).toBe(300);
  expect(minutes([chairs], poorer, booked)).toBe(120);
  expect(minutes([chairs, bedroom], poorer, booked)).toBe(150);
});

test('[DU12] nor does work with minutes of its own get shorter once it is hidden', () => {
  const slow = changed(book, ({ products }) => ({
    products: products.map((product) => ({ ...product, minutes: 180 })),
  }));
  const sofa = anItem(upholsteryId, sofaId, { seats: 3 });
  const booked = bookedOf([sofa], slow);
  const poorer = hiding(slow, sofaId);
  expect(booked.minutes).toBe(210);
  expect(minutes([sofa], poorer)).toBe(90);
  expect(minutes([sofa], poorer, booked)).toBe(210);
  expect(minutes([sofa, anItem(handymanId, null, { handymanMinutes: 60 })], poorer, booked)).toBe(270);
});

test('[DU12] an option that is hidden, or slower by now, changes nothing that was not touched', () => {
  const withOption = (optionMin: number) =>
    changed(book, ({ options }) => ({
      options: options.map((option) => ({ ...option, minutes: optionMin })),
    }));
  const odor = { optionId: optionIdOf(carpetId, 'fiber-odor') };
  const room = anItem(carpetId, bedroomId, { options: [odor] });
  const booked = bookedOf([room], withOption(60));
  const bare = changed(book, () => ({ options: [] }));
  expect(booked.minutes).toBe(120);
  for (const today of [bare, withOption(200)]) {
    expect(minutes([room], today, booked)).toBe(120);
    expect(minutes([room, bedroom], today, booked)).toBe(120);
  }
});

test('[DU12] changed work takes today’s minutes, and removed work none', () => {
  const love = anItem(upholsteryId, loveseatId, { seats: 2 });
  const booked = bookedOf([chairs, love]);
  expect(booked.minutes).toBe(150);
  const grown = { ...love, instances: love.instances.map((one) => ({ ...one, seats: 6 })) };
  const poorer = hiding(book, chairId);
  expect(minutes([chairs, grown], poorer, booked)).toBe(210);
  expect(minutes([love], poorer, booked)).toBe(60);
});

test('[DU12] an untouched cart keeps another length that its visit was given, and another step of the agenda', () => {
  const long = { ...bookedOf([bedroom]), minutes: 240 };
  expect(minutes([bedroom], book, long)).toBe(240);
  expect(estimateMinutes([bedroom], book, 45, long)).toBe(240);
  expect(minutes([bedroom, anItem(carpetId, bedroomId)], book, long)).toBe(60);
  expect(minutes([], book, long)).toBe(60);
});

test('[DU12] of a booking from before the visit stays as it is, and with other work it is no shorter', () => {
  const booked = fromBefore(bookedOf([chairs]));
  const poorer = hiding(book, chairId);
  expect(minutes([chairs], poorer, booked)).toBe(120);
  const slow = { ...booked, minutes: 420 };
  expect(minutes([chairs, bedroom], poorer, slow)).toBe(420);
  expect(minutes([chairs, bedroom], book, slow)).toBe(150);
  const { minutes: _minutes, ...older } = booked;
  expect(minutes([chairs], book, older)).toBe(120);
});

test('[DU12] of a booking from before, what is hidden takes no more than was left of the visit', () => {
  const love = anItem(upholsteryId, loveseatId, { seats: 2 });
  const booked = fromBefore(bookedOf([chairs, love, anItem(epoxyId, null)]));
  const poorer = hiding(book, chairId);
  expect(booked.minutes).toBe(210);
  // 6 × 15 of chairs would be guessed as 6 × 45.
  expect(minutes([chairs, love, bedroom], poorer, booked)).toBe(210);
  expect(minutes([chairs, love, bedroom, bedroom, bedroom], poorer, booked)).toBe(210);
  expect(minutes([chairs, bedroom], poorer, fromBefore(bookedOf([chairs])))).toBe(150);
  const slow = changed(poorer, ({ products }) => ({
    products: products.map((one) => ({ ...one, minutes: 200 })),
  }));
  expect(minutes([chairs, love, bedroom], slow, booked)).toBe(420);
});

test('[DU12] a site visit is no part of what is kept', () => {
  const epoxy = anItem(epoxyId, null);
  const booked = bookedOf([chairs, epoxy]);
  const poorer = hiding(book, chairId);
  expect(booked.minutes).toBe(180);
  expect(minutes([chairs, epoxy], poorer, booked)).toBe(180);
  expect(minutes([chairs], poorer, booked)).toBe(120);
});

test('[DU12] what was not touched takes as long whatever the catalogue has become, alone and beside new work', () => {
  const other = changed(book, ({ products, options }) => ({
    products: products.slice(1).map((product) => ({ ...product, minutes: 240 })),
    options: options.slice(1).map((option) => ({ ...option, minutes: 25 })),
  }));
  const fresh = anItem(handymanId, null, { handymanMinutes: 100 });
  fc.assert(
    fc.property(arbitraryItems(book), (items) => {
      const booked = bookedOf(items);
      expect(minutes(items, other, booked)).toBe(booked.minutes);
      expect(minutes([...items, fresh], other, booked)).toBe(minutes([...items, fresh], book));
    }),
    { numRuns: 400 },
  );
});
