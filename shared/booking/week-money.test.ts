import { expect, test } from 'vitest';
import { parseDay } from '../kernel/day.ts';
import { parseInstant } from '../kernel/instant.ts';
import { moneyByDay, type PaidBooking } from './week-money.ts';

const timeZone = 'America/New_York';
const days = ['2026-11-23', '2026-11-24'].map((text) => parseDay(text) ?? expect.fail(text));

function booking(iso: string, totalCents: number, more: Partial<PaidBooking> = {}): PaidBooking {
  return {
    startsAt: parseInstant(iso) ?? expect.fail(iso),
    totalCents,
    status: 'CONFIRMED',
    isQuote: false,
    ...more,
  };
}

test('a day adds what is confirmed and what is pending; cancelled visits and quotes are left out', () => {
  const bookings = [
    booking('2026-11-23T14:00:00Z', 118_00),
    booking('2026-11-23T16:00:00Z', 59_95),
    booking('2026-11-23T18:00:00Z', 70_00, { status: 'PENDING' }),
    booking('2026-11-23T19:00:00Z', 80_00, { status: 'CANCELLED' }),
    booking('2026-11-23T20:00:00Z', 90_00, { isQuote: true }),
  ];
  expect(moneyByDay(days, bookings, timeZone)[0]).toEqual({
    day: '2026-11-23',
    confirmedCents: 177_95,
    pendingCents: 70_00,
  });
});

test('a visit belongs to the day it begins on in the zone of the company', () => {
  const money = moneyByDay(days, [booking('2026-11-24T04:30:00Z', 100_00)], timeZone);
  expect(money.map(({ confirmedCents }) => confirmedCents)).toEqual([100_00, 0]);
});
