import { expect, test } from 'vitest';
import { aCoupon, loyal5, now, spring5, welcome10 } from './coupon.test-support.ts';
import { judgeCoupons } from './judge-coupons.ts';

function judge(eligibleCents: number, ...coupons: Parameters<typeof judgeCoupons>[0]['coupons']) {
  return judgeCoupons({ coupons, eligibleCents, now });
}

test('[PM3] stacking codes count together, in order', () => {
  const { promotions, discountCents } = judge(20_000, spring5, loyal5);
  expect(discountCents).toBe(1_000);
  expect(promotions.map(({ code, discountCents: cents, active }) => [code, cents, active])).toEqual([
    ['SPRING5', 500, true],
    ['LOYAL5', 500, true],
  ]);
});

test('[PM6] of codes that do not stack the earlier counted one stays', () => {
  const { promotions, discountCents } = judge(20_000, welcome10, spring5);
  expect(discountCents).toBe(1_000);
  expect(promotions[1]).toMatchObject({ discountCents: 0, active: false, reason: 'promo.stacking' });
});

test('[PM6] a code below its minimum gives way to a later one, and returns with the sum', () => {
  expect(judge(10_000, welcome10, spring5).promotions.map(({ active, reason }) => [active, reason])).toEqual([
    [false, 'promo.minSubtotal'],
    [true, undefined],
  ]);
  expect(judge(12_500, welcome10).promotions[0]).toMatchObject({ active: true, discountCents: 1_000 });
});

test('[PM6] a code that is over stays listed with its reason and no discount', () => {
  const { promotions, discountCents } = judge(20_000, aCoupon({ endsAt: now }));
  expect(promotions).toMatchObject([{ discountCents: 0, active: false, reason: 'promo.expired' }]);
  expect(discountCents).toBe(0);
});

test('[PM7] each code takes at most what is left', () => {
  const { promotions, discountCents } = judge(700, spring5, loyal5);
  expect(promotions.map((coupon) => coupon.discountCents)).toEqual([500, 200]);
  expect(discountCents).toBe(700);
});

test('[PM8] a coupon listed twice counts once', () => {
  const { promotions, discountCents } = judge(20_000, spring5, spring5);
  expect(promotions).toHaveLength(1);
  expect(discountCents).toBe(500);
});

test('[PM8] nothing to take off is no discount, and never a negative one', () => {
  expect(judge(0, spring5).discountCents).toBe(0);
  expect(judge(5_000, aCoupon({ amountOffCents: -300 })).discountCents).toBe(0);
});

test('[PM8] the label is the title, or the code when there is none', () => {
  expect(judge(5_000, aCoupon({ title: '', code: 'BARE' })).promotions[0]?.label).toBe('BARE');
  expect(judge(5_000, spring5).promotions[0]?.label).toBe(spring5.title);
});
