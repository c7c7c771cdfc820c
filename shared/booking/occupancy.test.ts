import { expect, test } from 'vitest';
import { type Day, parseDay } from '../kernel/day.ts';
import { type Instant, parseInstant } from '../kernel/instant.ts';
import type { BookingStatus } from './booking-status.ts';
import { dayLoads, loadShare, type TimedBooking, totalLoad } from './occupancy.ts';

const timeZone = 'America/New_York';
const weekdays = (weekday: number) => (weekday <= 5 ? [{ startMin: 480, endMin: 1080 }] : []);

function day(text: string): Day {
  return parseDay(text) ?? expect.fail(text);
}

function at(iso: string): Instant {
  return parseInstant(iso) ?? expect.fail(iso);
}

function booking(from: string, to: string, status: BookingStatus = 'CONFIRMED'): TimedBooking {
  return { startsAt: at(from), endsAt: at(to), status };
}

function load(text: string, more: Partial<Parameters<typeof dayLoads>[1]> = {}) {
  const [found] = dayLoads([day(text)], { bookings: [], blocks: [], hoursOf: weekdays, timeZone, ...more });
  return found ?? expect.fail('no day');
}

test('a day tells its visits and its booked and open minutes; cancelled ones are none', () => {
  const bookings = [
    booking('2026-11-23T09:00:00-05:00', '2026-11-23T11:00:00-05:00'),
    booking('2026-11-23T13:00:00-05:00', '2026-11-23T14:00:00-05:00', 'PENDING'),
    booking('2026-11-23T15:00:00-05:00', '2026-11-23T16:00:00-05:00', 'CANCELLED'),
  ];
  expect(load('2026-11-23', { bookings })).toMatchObject({ bookings: 2, bookedMin: 180, openMin: 600 });
});

test('a visit over midnight counts on both days for its part, and as a visit of the first', () => {
  const bookings = [booking('2026-11-23T23:00:00-05:00', '2026-11-24T00:30:00-05:00')];
  expect(load('2026-11-23', { bookings })).toMatchObject({ bookings: 1, bookedMin: 60 });
  expect(load('2026-11-24', { bookings })).toMatchObject({ bookings: 0, bookedMin: 30 });
});

test('blocks shut open minutes once, however many lie over them, and none outside the hours', () => {
  const blocks = [
    { startsAt: at('2026-11-23T06:00:00-05:00'), endsAt: at('2026-11-23T09:00:00-05:00') },
    { startsAt: at('2026-11-23T08:30:00-05:00'), endsAt: at('2026-11-23T10:00:00-05:00') },
  ];
  expect(load('2026-11-23', { blocks }).openMin).toBe(480);
});

test('a crew with hours of its own is measured by them', () => {
  const hoursOf = (_weekday: number, crewId?: string) =>
    crewId === 'b' ? [{ startMin: 480, endMin: 540 }] : [{ startMin: 480, endMin: 600 }];
  expect(load('2026-11-23', { crewIds: ['a', 'b'], hoursOf }).openMin).toBe(180);
  expect(load('2026-11-23', { crewIds: ['b'], hoursOf }).openMin).toBe(60);
});

test('without hours a day tells its visits, and is neither full nor closed', () => {
  const bookings = [booking('2026-11-23T09:00:00-05:00', '2026-11-23T11:00:00-05:00')];
  const known = load('2026-11-23', { bookings, hoursOf: undefined });
  expect(known).toMatchObject({ bookings: 1, bookedMin: 120, openMin: undefined });
  expect(totalLoad([known, load('2026-11-24')]).openMin).toBeUndefined();
});

test('two crews have twice the hours, and what closes one of them leaves the other open', () => {
  const crewIds = ['a', 'b'];
  const [startsAt, endsAt] = [at('2026-11-23T08:00:00-05:00'), at('2026-11-23T10:00:00-05:00')];
  expect(load('2026-11-23', { crewIds }).openMin).toBe(1200);
  expect(load('2026-11-23', { crewIds, blocks: [{ startsAt, endsAt, crewId: 'a' }] }).openMin).toBe(1080);
  expect(load('2026-11-23', { crewIds, blocks: [{ startsAt, endsAt, crewId: 'closed' }] }).openMin).toBe(
    1200,
  );
  expect(load('2026-11-23', { crewIds, blocks: [{ startsAt, endsAt }] }).openMin).toBe(960);
});

test('on the days the clock changes a night shift is an hour shorter and longer', () => {
  const hoursOf = () => [{ startMin: 0, endMin: 360 }];
  expect(load('2026-03-08', { hoursOf }).openMin).toBe(300);
  expect(load('2026-11-01', { hoursOf }).openMin).toBe(420);
  const bookings = [booking('2026-03-08T01:00:00-05:00', '2026-03-08T04:00:00-04:00')];
  expect(load('2026-03-08', { hoursOf, bookings }).bookedMin).toBe(120);
});

test('a closed day has no share, and a week adds up', () => {
  const bookings = [booking('2026-11-23T09:00:00-05:00', '2026-11-23T14:00:00-05:00')];
  const known = { bookings, blocks: [], hoursOf: weekdays, timeZone };
  const loads = dayLoads([day('2026-11-22'), day('2026-11-23')], known);
  expect(loads.map(loadShare)).toEqual([undefined, 0.5]);
  expect(totalLoad(loads)).toEqual({ bookings: 1, bookedMin: 300, openMin: 600 });
});
