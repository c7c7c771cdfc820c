import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { aCouponView } from './a-coupon-view.test-support.ts';
import { couponState, sortCoupons, windowPart } from './coupon-state.ts';
import { findOverlaps } from './find-overlaps.ts';

const now = instantFromMs(Date.parse('2026-11-21T15:00:00Z'));
const at = (iso: string) => instantFromMs(Date.parse(iso));

test.each([
  ['live', {}],
  ['live', { startsAt: '2026-11-21T15:00:00Z' }],
  ['planned', { startsAt: '2026-11-21T15:00:01Z' }],
  ['ended', { endsAt: '2026-11-21T15:00:00Z' }],
  ['live', { endsAt: '2026-11-21T15:00:01Z' }],
  ['paused', { active: false }],
  ['ended', { active: false, endsAt: '2026-11-01T00:00:00Z' }],
  ['used', { maxRedemptions: 3, usedCount: 3 }],
  ['live', { maxRedemptions: 3, usedCount: 2 }],
] as const)('%s: %o', (state, given) => {
  expect(couponState(aCouponView(given), now)).toBe(state);
});

test('live ones come first, the one that ends soonest before the endless', () => {
  const coupons = [
    aCouponView({ code: 'OVER', endsAt: '2026-01-01T00:00:00Z' }),
    aCouponView({ code: 'ENDLESS' }),
    aCouponView({ code: 'PLANNED', startsAt: '2026-12-01T00:00:00Z' }),
    aCouponView({ code: 'SOON', endsAt: '2026-11-22T00:00:00Z' }),
    aCouponView({ code: 'ALSO' }),
  ];
  expect(sortCoupons(coupons, now).map(({ code }) => code)).toEqual([
    'SOON',
    'ALSO',
    'ENDLESS',
    'PLANNED',
    'OVER',
  ]);
});

test('the bar is as full as the window is over', () => {
  const window = { startsAt: '2026-11-20T15:00:00Z', endsAt: '2026-11-24T15:00:00Z' };
  expect(windowPart(aCouponView(window), now)).toBe(0.25);
  expect(windowPart(aCouponView({ ...window, endsAt: null }), now)).toBeNull();
});

test('[PM3] two that do not both stack meet where their windows do; windows that touch do not', () => {
  const others = [
    aCouponView({ code: 'STACKS', stacking: true }),
    aCouponView({ code: 'ALONE' }),
    aCouponView({ code: 'BEFORE', endsAt: '2026-12-01T05:00:00Z' }),
    aCouponView({ code: 'PAUSED', active: false }),
    aCouponView({ code: 'OVER', endsAt: '2026-11-01T05:00:00Z' }),
  ];
  const window = { startsAt: at('2026-12-01T05:00:00Z'), endsAt: null };
  const codes = (stacking: boolean) =>
    findOverlaps({ ...window, stacking }, others, now).map(({ code }) => code);
  expect(codes(true)).toEqual(['ALONE']);
  expect(codes(false)).toEqual(['STACKS', 'ALONE']);
});
