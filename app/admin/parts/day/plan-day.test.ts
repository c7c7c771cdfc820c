import { expect, test } from 'vitest';
import { type Day, parseDay } from '#shared/kernel/day.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';
import { aBlock, aRow } from '../booking-panel/a-row.test-support.ts';
import { nextBooking, planDay } from './plan-day.ts';

const ZONE = 'America/New_York';

function day(text: string): Day {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
}

function instant(iso: string): Instant {
  const parsed = parseInstant(iso);
  if (parsed === undefined) throw new Error(iso);
  return parsed;
}

/** Of 23 November 2026, hours of the zone, five behind Greenwich. */
const row = (id: number, start: string, end: string, change: Parameters<typeof aRow>[0] = {}) =>
  aRow({
    id: `00000000-0000-4000-8000-00000000000${id}`,
    startISO: `2026-11-${start}:00Z`,
    endISO: `2026-11-${end}:00Z`,
    ...change,
  });

const early = row(1, '23T13:00', '23T14:00');
const under = row(2, '23T14:30', '23T16:00', { minutes: 90 });
const soon = row(3, '23T17:00', '23T18:00');
const late = row(4, '23T20:00', '23T21:00');
const gone = row(5, '23T18:30', '23T19:30', { status: 'CANCELLED' });
const tomorrow = row(6, '24T15:00', '24T16:00');
const range = {
  bookings: [late, gone, soon, tomorrow, under, early],
  blocks: [aBlock({ startISO: '2026-11-23T18:00:00Z', endISO: '2026-11-23T20:00:00Z' })],
};
const now = instant('2026-11-23T15:00:00Z');
const today = () => planDay(range, day('2026-11-23'), ZONE, now);

test('a day begins with the booking under way, then the next one, blocks between; the rest stands apart', () => {
  const plan = today();
  expect(plan.ahead.map((entry) => (entry.is === 'block' ? 'block' : [entry.row.id, entry.phase]))).toEqual([
    [under.id, 'now'],
    [soon.id, 'next'],
    'block',
    [late.id, 'later'],
  ]);
  expect(plan.over.map((booking) => booking.row.id)).toEqual([early.id]);
  expect(plan.cancelled).toEqual([gone]);
});

test('numbers of the day are of all visits that take place, finished ones too', () => {
  expect(today().bookings).toHaveLength(4);
  expect(today().workMin).toBe(60 + 90 + 60 + 60);
});

test('each booking knows where the crew comes from and how long it has; a cancelled one is no stop', () => {
  expect(today().bookings.map(({ before, gapMin }) => [before?.id, gapMin])).toEqual([
    [undefined, undefined],
    [early.id, 30],
    [under.id, 60],
    [soon.id, 120],
  ]);
});

test('nothing of tomorrow is "next", and blocks that are over are gone', () => {
  const plan = planDay(range, day('2026-11-24'), ZONE, now);
  expect(plan.bookings.map(({ phase }) => phase)).toEqual(['later']);
  const evening = planDay(range, day('2026-11-23'), ZONE, instant('2026-11-23T20:30:00Z'));
  expect(evening.ahead.map(({ is }) => is)).toEqual(['booking']);
});

test('a booking over midnight of the zone belongs to both days', () => {
  const night = row(7, '24T04:00', '24T06:00');
  const ids = (text: string) =>
    planDay({ bookings: [night], blocks: [] }, day(text), ZONE, now).bookings.map(
      (booking) => booking.row.id,
    );
  expect(ids('2026-11-23')).toEqual([night.id]);
  expect(ids('2026-11-24')).toEqual([night.id]);
  expect(ids('2026-11-25')).toEqual([]);
});

test('the next booking is the first that begins from now on and is not cancelled', () => {
  expect(nextBooking(range, now)).toBe(soon);
  expect(nextBooking({ bookings: [gone, under], blocks: [] }, now)).toBeUndefined();
});

test('with several crews each comes from its own last visit', () => {
  const [one, two] = ['one', 'two'].map((id) => ({ id, name: id, color: 'blue' as const }));
  const rows = [
    { ...early, crew: one },
    { ...under, crew: two },
    { ...soon, crew: one },
  ];
  const plan = planDay({ bookings: rows, blocks: [] }, day('2026-11-23'), ZONE, now);
  expect(plan.bookings.map(({ before }) => before?.id)).toEqual([undefined, undefined, early.id]);
});
