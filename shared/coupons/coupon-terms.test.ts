import { expect, test } from 'vitest';
import { addMs, type Instant, instantFromMs } from '../kernel/instant.ts';
import { now } from './coupon.test-support.ts';
import { COUPON_AMOUNT_MAX, type CouponTerms, couponFaults } from './coupon-terms.ts';

const good: CouponTerms = {
  code: 'ETE-10',
  amountOff: 125.5,
  minSubtotal: null,
  startsAt: null,
  endsAt: null,
  maxRedemptions: null,
};
const faults = (given: Partial<CouponTerms>, usedCount = 0) => couponFaults({ ...good, ...given }, usedCount);

test.each<Partial<CouponTerms>>([
  {},
  { code: 'A'.repeat(40) },
  { amountOff: 0.01, minSubtotal: 0 },
  { amountOff: COUPON_AMOUNT_MAX, minSubtotal: COUPON_AMOUNT_MAX },
  { startsAt: now },
  { endsAt: now },
  { startsAt: now, endsAt: addMs(now, 1) },
  { maxRedemptions: 1 },
])('[PM10] %o is good', (given) => {
  expect(faults(given)).toEqual({});
});

test.each<[Partial<CouponTerms>, ReturnType<typeof couponFaults>]>([
  [{ code: '' }, { code: 'required' }],
  [{ code: 'ÉTÉ' }, { code: 'invalid' }],
  [{ code: 'TWO WORDS' }, { code: 'invalid' }],
  [{ code: 'A'.repeat(41) }, { code: 'invalid' }],
  [{ amountOff: 0 }, { amountOff: 'invalid' }],
  [{ amountOff: Number.NaN }, { amountOff: 'invalid' }],
  [{ amountOff: Number.POSITIVE_INFINITY }, { amountOff: 'invalid' }],
  [{ amountOff: 125.505 }, { amountOff: 'invalid' }],
  [{ amountOff: 1e-320 }, { amountOff: 'invalid' }],
  [{ amountOff: COUPON_AMOUNT_MAX + 1 }, { amountOff: 'invalid' }],
  [{ minSubtotal: -0.01 }, { minSubtotal: 'invalid' }],
  [{ minSubtotal: Number.NaN }, { minSubtotal: 'invalid' }],
  [{ startsAt: now, endsAt: now }, { endsAt: 'invalid' }],
  [{ startsAt: instantFromMs(Number.NaN) }, { startsAt: 'invalid' }],
  [{ startsAt: now, endsAt: Number.NaN as Instant }, { endsAt: 'invalid' }],
  [{ startsAt: instantFromMs(-62_167_219_200_000) }, { startsAt: 'invalid' }],
  [{ maxRedemptions: 0 }, { maxRedemptions: 'too_small' }],
  [{ maxRedemptions: 1.5 }, { maxRedemptions: 'invalid' }],
  [{ maxRedemptions: 1e9 }, { maxRedemptions: 'too_large' }],
])('[PM10] %o has the fault %o', (given, expected) => {
  expect(faults(given)).toEqual(expected);
});

test('[PM10] a limit of uses may equal the uses so far and not be below them', () => {
  expect(faults({ maxRedemptions: 3 }, 3)).toEqual({});
  expect(faults({ maxRedemptions: 2 }, 3)).toEqual({ maxRedemptions: 'too_small' });
});
