import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLocal } from '#shared/agenda/local-time.ts';
import { addMinutes, formatInstant, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import {
  isDayTime,
  needsReminder,
  nextDayTime,
  REMINDED_AT_MOST_MIN,
  reminderTime,
  willRemind,
} from './reminder-time.ts';

const zone = 'America/New_York';
const at = (iso: string) => instantFromMs(Date.parse(iso));
const dueOf = (startISO: string) => formatInstant(reminderTime(at(startISO), zone)).slice(0, 16);

test('by day a reminder is due 24 hours before', () => {
  expect(dueOf('2026-12-03T13:00:00Z')).toBe('2026-12-02T13:00'); // 8:00
  expect(dueOf('2026-12-04T00:59:00Z')).toBe('2026-12-03T00:59'); // 19:59
});

test('at other hours it is due at the nearest one: the evening before, or the morning', () => {
  expect(dueOf('2026-12-04T02:00:00Z')).toBe('2026-12-03T00:45'); // of 21:00 at 19:45
  expect(dueOf('2026-12-03T12:30:00Z')).toBe('2026-12-02T13:00'); // of 7:30 at 8:00
  expect(dueOf('2026-12-03T06:00:00Z')).toBe('2026-12-02T00:45'); // of 1:00 at 19:45 of the day before the eve
});

test('24 hours are 24 hours on the days when the clock changes, and the hours are the clock’s', () => {
  expect(dueOf('2027-03-14T20:00:00Z')).toBe('2027-03-13T20:00'); // 16:00 summer time, 15:00 the day before
  expect(dueOf('2027-03-14T12:30:00Z')).toBe('2027-03-13T13:00'); // of 8:30: 7:30 the day before, so at 8:00
  expect(dueOf('2026-11-01T23:30:00Z')).toBe('2026-10-31T23:30'); // of 18:30: 19:30 the day before
  expect(dueOf('2026-11-02T00:30:00Z')).toBe('2026-10-31T23:45'); // of 19:30: 20:30 the day before, so at 19:45
});

const instants = fc
  .integer({ min: at('2026-01-01T00:00:00Z') / 60_000, max: at('2029-01-01T00:00:00Z') / 60_000 })
  .map((min): Instant => instantFromMs(min * 60_000));
const zones = fc.constantFrom(
  'America/New_York',
  'America/Chicago',
  'Europe/Paris',
  'Pacific/Kiritimati',
  'America/St_Johns',
);

test('whenever a visit is, its reminder is due by day and between 17 and 31 hours before', () => {
  fc.assert(
    fc.property(instants, zones, (startsAt, timeZone) => {
      const due = reminderTime(startsAt, timeZone);
      const beforeMin = (startsAt - due) / 60_000;
      return isDayTime(due, timeZone) && beforeMin >= 17 * 60 && beforeMin <= REMINDED_AT_MOST_MIN;
    }),
    { numRuns: 3_000 },
  );
});

test('24 hours before without a look at the clock is caught by the same property', () => {
  const run = fc.check(
    fc.property(instants, zones, (startsAt, timeZone) => isDayTime(addMinutes(startsAt, -24 * 60), timeZone)),
    { numRuns: 3_000 },
  );
  expect(run.failed).toBe(true);
});

const startsAt = at('2026-12-03T13:00:00Z');
const booking = (settledISO: string) => ({ startsAt, timeZone: zone, settledAt: at(settledISO) });

test('it is needed from when it is due until the visit begins', () => {
  const old = booking('2026-11-20T12:00:00Z');
  expect(needsReminder(old, at('2026-12-02T12:59:00Z'))).toBe(false);
  expect(needsReminder(old, at('2026-12-02T13:00:00Z'))).toBe(true);
  expect(needsReminder(old, at('2026-12-03T12:59:00Z'))).toBe(true);
  expect(needsReminder(old, startsAt)).toBe(false);
});

test('what was booked or moved less than 24 hours ahead needs none', () => {
  expect(needsReminder(booking('2026-12-02T13:01:00Z'), at('2026-12-02T14:00:00Z'))).toBe(false);
  // The reminder of a visit at 7:30 is due at 8:00, 23.5 hours before; this one was booked 23.8 hours ahead.
  const early = {
    startsAt: at('2026-12-03T12:30:00Z'),
    timeZone: zone,
    settledAt: at('2026-12-02T12:40:00Z'),
  };
  expect(needsReminder(early, at('2026-12-02T13:00:00Z'))).toBe(false);
});

test('a mail promises the reminder exactly when a booking of that moment gets one', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 48 * 60 }), zones, (bookedAt, aheadMin, timeZone) => {
      const start = addMinutes(bookedAt, aheadMin);
      const booking = { startsAt: start, timeZone, settledAt: bookedAt };
      const due = reminderTime(start, timeZone);
      const later = due > bookedAt ? due : bookedAt;
      const border = Math.min(due, addMinutes(start, -24 * 60));
      if (bookedAt === border) return; // the one minute in which both answers are right
      expect(willRemind(start, timeZone, bookedAt)).toBe(needsReminder(booking, later));
    }),
    { numRuns: 2_000 },
  );
});

test('a reminder that missed its hours waits for the next morning', () => {
  expect(formatInstant(nextDayTime(at('2026-12-03T03:00:00Z'), zone))).toBe('2026-12-03T13:00:00.000Z');
  expect(formatInstant(nextDayTime(at('2026-12-03T11:00:00Z'), zone))).toBe('2026-12-03T13:00:00.000Z');
  const noon = at('2026-12-03T17:00:00Z');
  expect(nextDayTime(noon, zone)).toBe(noon);
  expect(toLocal(nextDayTime(at('2027-03-14T06:30:00Z'), zone), zone).minuteOfDay).toBe(8 * 60);
});
