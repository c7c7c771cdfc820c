import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundHalfUp, sumCents, toCents, toDollars } from './money.ts';

test.each([
  [0, 0],
  [0.4, 0],
  [0.5, 1],
  [1.5, 2],
  [2.5, 3],
  [12_345.5, 12_346],
  [12_345.49, 12_345],
])('half a cent goes up: %d is %d', (value, cents) => {
  expect(roundHalfUp(value)).toBe(cents);
});

test.each([
  [1.005, 101],
  [1.255, 126],
  [8.345, 835],
  [10.075, 1008],
  [1.0049, 100],
  [999_999.995, 100_000_000],
])('binary noise does not eat half a cent: $%d is %d cents', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
});

test('amounts below zero mirror those above', () => {
  expect(toCents(-1.005)).toBe(-101);
  expect(toCents(-1.004)).toBe(-100);
  expect(roundHalfUp(-2.5)).toBe(-3);
});

test('whole cents survive the way to dollars and back, up to ten million dollars', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(toCents(toDollars(cents)) === cents).toBe(true);
    }),
  );
});

test('half up is that of exact fractions for every rate of hundredths times a quantity of tenths', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 100_000 }), (rate, tenths) => {
      const exact = Math.floor((rate * tenths * 2 + 10) / 20);
      expect(toCents((rate / 100) * (tenths / 10))).toBe(exact);
    }),
  );
});

test('no amounts are no money', () => {
  expect(sumCents([])).toBe(0);
  expect(sumCents([1250, -300, 5])).toBe(955);
});
