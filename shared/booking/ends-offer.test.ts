import { expect, test } from 'vitest';
import type { CartItem } from '../cart/cart.ts';
import { endsOffer } from './ends-offer.ts';

const item = (id: string, label?: string): CartItem => ({
  ...{ id, serviceId: id, productId: null },
  instances: [{ id: `${id}-1`, options: [], label }],
});
const [carpet, epoxy] = [item('carpet'), item('epoxy')];
const lines = [{ quote: false }, { quote: true }];
const offered = { items: [carpet, epoxy], lines, minutes: 90 };

test('an offer stands beside another name, and beside other work that takes as long (D578)', () => {
  expect(endsOffer(offered, offered)).toBe(false);
  expect(endsOffer(offered, { ...offered, items: [item('carpet', 'Den'), epoxy] })).toBe(false);
  const more = { items: [carpet, item('tile'), epoxy], lines: [{ quote: false }, ...lines], minutes: 90 };
  expect(endsOffer(offered, more)).toBe(false);
});

test('it ends with another length, and where what was to be quoted is other work, or gone (D578)', () => {
  expect(endsOffer(offered, { ...offered, items: [item('carpet', 'Den'), epoxy], minutes: 120 })).toBe(true);
  expect(endsOffer(offered, { ...offered, items: [carpet, item('epoxy', 'Garage')] })).toBe(true);
  expect(endsOffer(offered, { items: [carpet], lines: [{ quote: false }], minutes: 90 })).toBe(true);
});

test('beside a road that is not known there is no offer (D580)', () => {
  const lost = { items: [carpet, item('delivery'), epoxy], minutes: 90 };
  const at = (provisional: boolean) => ({
    ...lost,
    lines: [{ quote: false }, { quote: false, provisional }, { quote: true }],
  });
  expect([true, false].map((provisional) => endsOffer(offered, at(provisional)))).toEqual([true, false]);
});

test('a length that staff gave the visit ends no offer while its work stays (D386)', () => {
  expect(endsOffer(offered, { ...offered, minutes: 120 })).toBe(false);
});
