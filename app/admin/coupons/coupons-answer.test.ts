import { expect, test } from 'vitest';
import { aCouponView } from './a-coupon-view.test-support.ts';
import { withCoupon, withoutCoupon } from './coupons-answer.ts';

const [one, other] = [aCouponView({ code: 'ONE' }), aCouponView({ code: 'OTHER' })];
/** `linkBase`: without it no ticket offers its link. */
const answer = { coupons: [one, other], linkBase: 'https://book.test' };

test('a coupon that was changed stands in its place, a new one first, and links are offered as before', () => {
  const changed = { ...other, active: false, version: 2 };
  expect(withCoupon(answer, changed)).toEqual({ ...answer, coupons: [one, changed] });
  const fresh = aCouponView({ code: 'FRESH' });
  expect(withCoupon(answer, fresh)).toEqual({ ...answer, coupons: [fresh, one, other] });
});

test('without one that was deleted the others keep their links', () => {
  expect(withoutCoupon(answer, one.id)).toEqual({ ...answer, coupons: [other] });
});
