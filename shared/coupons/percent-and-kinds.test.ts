import { expect, test } from 'vitest';
import type { Kind } from '../catalogue/kind.ts';
import { aCoupon, loyal5, now, spring5 } from './coupon.test-support.ts';
import { judgeCoupons } from './judge-coupons.ts';
import { judgeNewCoupon } from './judge-new-coupon.ts';

type Costs = Partial<Record<Kind, number>>;

function judge(costs: Costs, ...coupons: Parameters<typeof judgeCoupons>[0]['coupons']) {
  const sums = new Map(Object.entries(costs) as [Kind, number][]); // the keys of Costs
  const eligibleCents = Object.values(costs).reduce((sum, cents) => sum + cents, 0);
  return judgeCoupons({ coupons, eligibleCents, sums, now });
}
const cents = (...args: Parameters<typeof judge>) =>
  judge(...args).promotions.map((line) => line.discountCents);
const percent = (percentOff: number, more: Parameters<typeof aCoupon>[0] = {}) =>
  aCoupon({ code: `P${percentOff}`, percentOff, stacking: true, ...more });

test.each([
  [8_299, 15, 1_245],
  [1, 50, 1],
  [1, 49, 0],
  [12_345, 100, 12_345],
  [10_050, 1, 101],
  [10_049, 1, 100],
])('[PM11] of %i cents %i %% are %i', (sum, off, expected) => {
  expect(cents({ carpet: sum }, percent(off))).toEqual([expected]);
});

test('[PM11] a percent is rounded once, on the sum and not line by line', () => {
  expect(cents({ carpet: 50, tile: 50, general: 50 }, percent(1))).toEqual([2]);
});

test('[PM11] its limit is the most that it takes', () => {
  expect(cents({ carpet: 15_000 }, percent(20, { maxOffCents: 2_500 }))).toEqual([2_500]);
  expect(cents({ carpet: 10_000 }, percent(20, { maxOffCents: 2_500 }))).toEqual([2_000]);
});

test('[PM11] the order of codes changes no percent', () => {
  expect(cents({ carpet: 10_000 }, percent(10), spring5)).toEqual([1_000, 500]);
  expect(cents({ carpet: 10_000 }, spring5, percent(10))).toEqual([500, 1_000]);
});

test('[PM12] only lines of its kinds count', () => {
  const onTile = percent(10, { kinds: ['tile'] });
  expect(judge({ carpet: 4_500, tile: 15_000 }, onTile).promotions).toMatchObject([
    { discountCents: 1_500, active: true, ofCents: 15_000 },
  ]);
  expect(judge({ carpet: 4_500 }, onTile).promotions).toMatchObject([
    { discountCents: 0, active: false, reason: 'promo.kinds' },
  ]);
});

test('[PM12] the minimum is that of its lines', () => {
  const onTile = aCoupon({ kinds: ['tile'], minSubtotalCents: 12_500 });
  expect(judge({ carpet: 20_000, tile: 12_000 }, onTile).promotions).toMatchObject([
    { active: false, reason: 'promo.minSubtotal', ofCents: 12_000 },
  ]);
});

test('[PM12] a typed code without a line of its kinds is refused before its minimum is asked for', () => {
  const coupon = aCoupon({ kinds: ['tile'], minSubtotalCents: 12_500 });
  const given = { coupon, applied: [], eligibleCents: 4_500, now };
  expect(judgeNewCoupon({ ...given, sums: new Map([['carpet', 4_500]]) })).toEqual({
    ok: false,
    refusal: { code: 'promo.kinds' },
  });
  expect(judgeNewCoupon({ ...given, sums: new Map([['tile', 4_500]]) })).toEqual({
    ok: false,
    refusal: { code: 'promo.minSubtotal', minSubtotalCents: 12_500, ofCents: 4_500 },
  });
});

test('[PM12] what is missing to its minimum is told of its own lines, though the cart costs more', () => {
  const coupon = aCoupon({ kinds: ['tile'], minSubtotalCents: 12_500 });
  const sums = new Map([
    ['carpet', 20_000],
    ['tile', 12_000],
  ] as const);
  expect(judgeNewCoupon({ coupon, applied: [], eligibleCents: 32_000, sums, now })).toEqual({
    ok: false,
    refusal: { code: 'promo.minSubtotal', minSubtotalCents: 12_500, ofCents: 12_000 },
  });
});

test('[PM7] codes for some kinds never take more than those lines cost', () => {
  const onCarpet = (code: string) =>
    aCoupon({ code, kinds: ['carpet'], amountOffCents: 3_000, stacking: true });
  const onAll = aCoupon({ code: 'ALL', amountOffCents: 17_500, stacking: true });
  const costs = { carpet: 4_000, tile: 15_000 };
  expect(cents(costs, onCarpet('A'), onCarpet('B'), onAll)).toEqual([3_000, 1_000, 15_000]);
});

test('[PM7] what is taken off all lines makes room for a code for some of them', () => {
  const onAll = aCoupon({ code: 'ALL', amountOffCents: 4_000, stacking: true });
  const onCarpet = aCoupon({ code: 'C', kinds: ['carpet'], amountOffCents: 4_000, stacking: true });
  expect(cents({ carpet: 4_000, tile: 4_000 }, onAll, onCarpet)).toEqual([4_000, 4_000]);
});

test('[PM7] a kind that is not in the cart bears nothing of a code', () => {
  const onBoth = aCoupon({ code: 'A', kinds: ['carpet', 'epoxy'], amountOffCents: 4_000, stacking: true });
  const onCarpet = aCoupon({ code: 'B', kinds: ['carpet'], amountOffCents: 4_000, stacking: true });
  expect(cents({ carpet: 4_000, tile: 4_000 }, onBoth, onCarpet)).toEqual([4_000, 0]);
});

test('[PM8] percents that stack to more than all take all, and no more', () => {
  expect(judge({ carpet: 4_500 }, percent(60), percent(70), loyal5)).toMatchObject({ discountCents: 4_500 });
});

test('[PM13] a code that is off because the customer booked before says so', () => {
  const coupon = aCoupon({ firstOnly: true, active: false, offWhy: 'promo.firstOnly' });
  expect(judge({ carpet: 4_500 }, coupon).promotions).toMatchObject([
    { active: false, reason: 'promo.firstOnly' },
  ]);
});
