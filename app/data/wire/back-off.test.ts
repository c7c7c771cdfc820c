import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { backOffMs } from './back-off.ts';

test('[LC9] a wait lies between nothing and 1 s · 2^attempts, at most five minutes', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.double({ min: 0, max: 0.999_999, noNaN: true }), (attempts, random) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const ms = backOffMs(attempts);
      expect(ms).toBeGreaterThanOrEqual(0);
      expect(ms).toBeLessThanOrEqual(Math.min(300_000, 1_000 * 2 ** attempts));
    }),
  );
});

test('[LC9] Retry-After is honoured and spread over a second', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  expect(backOffMs(9, 3_000)).toBe(3_000);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  expect(backOffMs(0, 3_000)).toBe(3_500);
});
