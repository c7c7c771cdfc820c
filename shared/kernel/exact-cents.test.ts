import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactCents } from './exact-cents.ts';
import { toDollars } from './money.ts';

test.each([
  [125.5, 12_550],
  [-0.29, -29],
  [0, 0],
  [100_000, 10_000_000],
  [125.505, undefined],
  [1e-320, undefined],
  [0.1 + 0.2, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
])('$%d is exactly %s cents', (dollars, cents) => {
  expect(exactCents(dollars)).toBe(cents);
});

test('whole cents come back whole, up to ten million dollars', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(exactCents(toDollars(cents)) === cents).toBe(true);
    }),
  );
});
