import { expect, test } from 'vitest';
import { addMs } from '../kernel/instant.ts';
import { aCoupon, loyal5, now, spring5, welcome10 } from './coupon.test-support.ts';
import { type Coupon, normalizeCode } from './coupon.ts';
import { judgeNewCoupon } from './judge-new-coupon.ts';

const PLENTY_CENTS = 50_000;
const applies = { ok: true, change: 'apply' };

function judge(coupon: Coupon | undefined, applied: readonly Coupon[] = [], eligibleCents = PLENTY_CENTS) {
  return judgeNewCoupon({ coupon, applied, eligibleCents, now });
}

function refused(code: string) {
  return { ok: false, refusal: { code } };
}

test('[PM1] a code that names nothing is invalid', () => {
  expect(judge(undefined)).toEqual(refused('promo.invalid'));
});

test('[PM1] case and spaces around a code mean nothing', () => {
  expect(normalizeCode(' welcome10 ')).toBe('WELCOME10');
});

test('[PM2] a code that is switched off or not started is invalid', () => {
  expect(judge(aCoupon({ active: false }))).toEqual(refused('promo.invalid'));
  expect(judge(aCoupon({ startsAt: addMs(now, 1) }))).toEqual(refused('promo.invalid'));
});

test('[PM2] the start is inclusive and the end exclusive', () => {
  expect(judge(aCoupon({ startsAt: now, endsAt: addMs(now, 1) }))).toEqual(applies);
  expect(judge(aCoupon({ endsAt: now }))).toEqual(refused('promo.expired'));
});

test('[PM3] several codes need every one of them to stack', () => {
  expect(judge(loyal5, [spring5])).toEqual(applies);
  expect(judge(welcome10, [spring5])).toEqual(refused('promo.stacking'));
  expect(judge(spring5, [welcome10])).toEqual(refused('promo.stacking'));
});

test('[PM3] an applied code below its minimum stands in the way, one that is over does not', () => {
  expect(judge(spring5, [welcome10], 5_000)).toEqual(refused('promo.stacking'));
  expect(judge(spring5, [aCoupon({ endsAt: now })])).toEqual(applies);
});

test('[PM4] the same code again succeeds without effect, whatever the sum', () => {
  expect(judge(welcome10, [welcome10], 0)).toEqual({ ok: true, change: 'already' });
});

test('[PM5] a minimum is met by exactly its sum, and the refusal carries it in cents', () => {
  expect(judge(welcome10, [], 12_500)).toEqual(applies);
  expect(judge(welcome10, [], 12_499)).toEqual({
    ok: false,
    refusal: { code: 'promo.minSubtotal', minSubtotalCents: 12_500 },
  });
});

test('[PM5] a coupon without a minimum has none', () => {
  expect(judge(spring5, [], 0)).toEqual(applies);
});

test('[PM9] the first reason is told: not live before stacking, stacking before the minimum', () => {
  expect(judge(aCoupon({ endsAt: now }), [welcome10])).toEqual(refused('promo.expired'));
  expect(judge(welcome10, [spring5], 0)).toEqual(refused('promo.stacking'));
});
