import { expect, test } from 'vitest';
import { couponFaults } from '#shared/coupons/coupon-terms.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { aCouponView } from './a-coupon-view.test-support.ts';
import {
  type CouponValues,
  changesOf,
  copyValues,
  endDayKey,
  newValues,
  presetWindow,
  suggestCode,
  termsOf,
  valuesOf,
  wireOf,
} from './coupon-values.ts';

const zone = 'America/New_York';
/** A Saturday, 10:42 in the company's zone. */
const now = instantFromMs(Date.parse('2026-11-21T15:42:30Z'));
const monday = instantFromMs(Date.parse('2026-11-23T15:42:30Z'));

function aForm(change: Partial<CouponValues> = {}): CouponValues {
  return { ...newValues(now, zone), code: 'HELLO', amount: '10', ...change };
}

test('a new coupon runs from this minute through the whole 14th day after', () => {
  expect(newValues(now, zone)).toMatchObject({
    startDay: '2026-11-21',
    startTime: '10:42',
    endDay: '2026-12-05',
  });
  expect(wireOf(aForm(), zone)).toMatchObject({
    startsAt: '2026-11-21T15:42:00.000Z',
    endsAt: '2026-12-06T05:00:00.000Z',
  });
});

test('the last day counts whole: the wire holds the midnight after it, and reads back as the same day', () => {
  const coupon = aCouponView({ startsAt: '2026-11-21T05:00:00Z', endsAt: '2026-12-05T05:00:00Z' });
  const values = valuesOf(coupon, zone);
  expect(values).toMatchObject({ startDay: '2026-11-21', startTime: '', endDay: '2026-12-04', endTime: '' });
  expect(wireOf(values, zone)).toMatchObject({
    startsAt: '2026-11-21T05:00:00.000Z',
    endsAt: '2026-12-05T05:00:00.000Z',
  });
});

test('an end with a time is that moment', () => {
  const values = valuesOf(aCouponView({ endsAt: '2026-12-04T23:00:00Z' }), zone);
  expect(values).toMatchObject({ endDay: '2026-12-04', endTime: '18:00' });
  expect(wireOf(values, zone).endsAt).toBe('2026-12-04T23:00:00.000Z');
});

test('the day the clock changes is as long as it is', () => {
  const terms = termsOf(aForm({ startDay: '2026-11-01', startTime: '', endDay: '2026-11-01' }), zone);
  expect(((terms.endsAt ?? 0) - (terms.startsAt ?? 0)) / 3_600_000).toBe(25);
});

test.each([
  [{ code: '  ' }, { code: 'required' }],
  [{ code: 'été' }, { code: 'invalid' }],
  [{ amount: '' }, { amountOff: 'invalid' }],
  [{ amount: 'dix' }, { amountOff: 'invalid' }],
  [{ minimum: 'x' }, { minSubtotal: 'invalid' }],
  [{ startDay: '2026-02-30', endDay: '' }, { startsAt: 'invalid' }],
  [{ startDay: '', startTime: '10:00', endDay: '' }, { startsAt: 'invalid' }],
  [{ endDay: '2026-11-20' }, { endsAt: 'invalid' }],
  [{ endDay: '', endTime: '12:00' }, { endsAt: 'invalid' }],
  [{ maxUses: '1,5' }, { maxRedemptions: 'invalid' }],
])('%o is told at its field', (change, faults) => {
  expect(couponFaults(termsOf(aForm(change), zone))).toEqual(faults);
});

test('empty fields that may be empty are no faults, and commas are decimals', () => {
  const form = aForm({ amount: '125,50', startDay: '', startTime: '', endDay: '', minimum: '' });
  expect(couponFaults(termsOf(form, zone))).toEqual({});
  expect(wireOf(form, zone)).toMatchObject({
    amountOff: 125.5,
    minSubtotal: null,
    startsAt: null,
    endsAt: null,
  });
});

test('only what was touched is sent, so a start with seconds stays as it is', () => {
  const coupon = aCouponView({ startsAt: '2026-11-21T15:42:30Z', amountOff: 10 });
  const before = valuesOf(coupon, zone);
  expect(changesOf(before, { ...before, amount: '12' }, zone)).toEqual({ amountOff: 12 });
  expect(changesOf(before, before, zone)).toEqual({});
});

test('the weekend is the next whole one, or the rest of the one that runs', () => {
  expect(presetWindow('weekend', monday, zone)).toEqual({
    startDay: '2026-11-28',
    startTime: '',
    endDay: '2026-11-29',
    endTime: '',
  });
  expect(presetWindow('weekend', now, zone)).toMatchObject({
    startDay: '2026-11-21',
    startTime: '10:42',
    endDay: '2026-11-22',
  });
  expect(presetWindow('endless', now, zone).endDay).toBe('');
});

test('a suggested code names the season and the amount, and is never one that exists', () => {
  expect(suggestCode(aForm(), now, zone, new Set())).toBe('FALL10');
  expect(suggestCode(aForm(), now, zone, new Set(['FALL10', 'FALL10-2']))).toBe('FALL10-3');
  expect(suggestCode(aForm({ amount: '', startDay: '2026-12-20' }), now, zone, new Set())).toBe('WINTER');
});

test('a copy has a code of its own, and a window that is not over', () => {
  const over = aCouponView({ code: 'OLD', endsAt: '2026-01-01T05:00:00Z' });
  expect(copyValues(over, new Set(['OLD', 'OLD-2']), now, zone)).toMatchObject({
    code: 'OLD-3',
    endDay: '2026-12-05',
  });
  expect(copyValues(aCouponView(), new Set(['WELCOME10']), now, zone)).toMatchObject({ endDay: '' });
});

test('a coupon without a title says its code, and a copy of it is not titled with the code of another', () => {
  const copy = (title: string) =>
    copyValues(aCouponView({ code: 'OLD', title }), new Set(['OLD']), now, zone);
  expect([copy('OLD').title, copy('Old friends').title]).toEqual(['', 'Old friends']);
});

test('a day is called the last one only where all of it counts: an end at midnight leaves it out', () => {
  const whole = aForm({ endDay: '2026-12-04', endTime: '' });
  const midnight = aForm({ endDay: '2026-12-04', endTime: '00:00' });
  expect([endDayKey(whole), endDayKey(midnight)]).toEqual(['coupons.form.endDay', 'coupons.form.endDayAt']);
  expect([wireOf(whole, zone).endsAt, wireOf(midnight, zone).endsAt]).toEqual([
    '2026-12-05T05:00:00.000Z',
    '2026-12-04T05:00:00.000Z',
  ]);
});

test('[PM11] a percent goes out and comes back, and turning to an amount ends it', () => {
  const typed = aForm({ unit: 'percent', percent: '15', maxOff: '25', kinds: ['tile'], firstOnly: true });
  const wire = wireOf(typed, zone);
  expect(wire).toMatchObject({ percentOff: 15, maxOff: 25, amountOff: 0, kinds: ['tile'], firstOnly: true });
  const coupon = aCouponView({ amountOff: 0, percentOff: 15, maxOff: 25, kinds: ['tile'], firstOnly: true });
  const values = valuesOf(coupon, zone);
  expect(values).toMatchObject({ unit: 'percent', percent: '15', maxOff: '25', kinds: ['tile'] });
  expect(changesOf(values, { ...values, kinds: ['tile'] }, zone)).toEqual({});
  expect(changesOf(values, { ...values, unit: 'amount', amount: '5' }, zone)).toEqual({
    amountOff: 5,
    percentOff: null,
    maxOff: null,
  });
});
