import { expect, test } from 'vitest';
import { defaultRates, type Rates } from '../catalogue/rates.ts';
import { roundParts } from '../pricing/parts.ts';
import { handymanAddends } from './handyman.ts';

const priceHandyman = (minutes: unknown, rates: Rates) => roundParts(handymanAddends(minutes, rates));

test.each([
  [60, 9_000],
  [61, 11_000],
  [80, 11_000],
  [100, 13_000],
  [120, 15_000],
  [undefined, 9_000],
  [10, 9_000],
])('[PR13] %s minutes cost %i cents', (minutes, cents) => {
  expect(priceHandyman(minutes, defaultRates).amountCents).toBe(cents);
});

test.each([
  [80, 11_167],
  [100, 13_333],
  [120, 15_500],
  [180, 22_000],
])(
  '[PR13] at $65 an hour %i minutes cost %i cents, and three steps are exactly an hour',
  (minutes, cents) => {
    expect(priceHandyman(minutes, { ...defaultRates, handymanExtraHourCents: 6_500 }).amountCents).toBe(
      cents,
    );
  },
);

test('[PR13] time is all base', () => {
  expect(priceHandyman(100, defaultRates)).toEqual({
    amountCents: 13_000,
    productBaseCents: 13_000,
    optionsSumCents: 0,
  });
});
