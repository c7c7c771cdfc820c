import { expect, test } from 'vitest';
import { PRICE_MAX, priceFault, rateFault } from './price-terms.ts';

test.each([
  ['products', 0.01, 45, undefined],
  ['products', 0, 45, 'too_small'],
  ['products', 0, 0, undefined],
  ['services', -0.01, 0, 'too_small'],
  ['services', 45.505, 45, 'invalid'],
  ['services', Number.NaN, 45, 'invalid'],
  ['options', -PRICE_MAX, 5, undefined],
  ['options', 0, 5, undefined],
  ['options', -PRICE_MAX - 1, 5, 'too_small'],
  ['products', PRICE_MAX, 45, undefined],
  ['products', PRICE_MAX + 0.01, 45, 'too_large'],
] as const)('[PR32] %s at %s, now at %s: %s', (type, price, current, fault) => {
  expect(priceFault(type, price, current)).toBe(fault);
});

test('[PR32] a rate is at least 0, the area of tile at least a cent, and in whole cents', () => {
  expect([0, 0.01].map((rate) => rateFault('tileSqftCents', rate))).toEqual(['too_small', undefined]);
  const fault = (rate: number) => rateFault('deliveryMileCents', rate);
  expect([0, 1.9, 1.905, -1, Number.POSITIVE_INFINITY].map(fault)).toEqual([
    undefined,
    undefined,
    'invalid',
    'too_small',
    'invalid',
  ]);
});
