import { expect, test } from 'vitest';
import type { Day } from '#shared/kernel/day.ts';
import { parseDay } from '#shared/kernel/day.ts';
import { formatInstant, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { freeStarts, isDay, readTime, wishedMinutes } from './read-time.ts';

const ZONE = 'America/New_York';
const monday = dayOf('2026-12-07');
const hours = [{ startMin: 480, endMin: 720 }];
const at = (iso: string) => instantFromMs(Date.parse(iso));
const long = { day: monday, hours, minutes: 60, timeZone: ZONE, after: at('2026-12-01T00:00:00Z') };

function dayOf(text: string): Day {
  const day = parseDay(text);
  if (day === undefined) throw new Error(`${text} is no day`);
  return day;
}

const overlaps = (from: string, until: string) => (startsAt: Instant, endsAt: Instant) =>
  startsAt < at(until) && at(from) < endsAt;

test('a booking is as long as its work until staff say otherwise', () => {
  const time = { day: '2026-12-07', start: '09:30', minutes: null };
  const read = readTime(time, 90, ZONE);
  expect(read.ok && [formatInstant(read.startsAt), read.minutes]).toEqual(['2026-12-07T14:30:00.000Z', 90]);
  const longer = readTime({ ...time, minutes: 120 }, 90, ZONE);
  expect(longer.ok && formatInstant(longer.endsAt)).toBe('2026-12-07T16:30:00.000Z');
});

test.each([
  [{ day: '', start: '09:00' }, 'missing'],
  [{ day: '2026-12-07', start: '' }, 'missing'],
  [{ day: '2026-03-08', start: '02:30' }, 'skipped'],
  [{ day: '2026-12-07', start: '09:03' }, 'step'],
])('%o is %s', (part, fault) => {
  expect(readTime({ minutes: null, ...part }, 60, ZONE)).toEqual({ ok: false, fault });
});

test('an empty day is offered by the hour, as far as the booking fits', () => {
  expect(freeStarts({ ...long, isTaken: () => false })).toEqual(['08:00', '09:00', '10:00', '11:00']);
});

test('where a booking ends the next can begin, and nothing is offered over it', () => {
  const isTaken = overlaps('2026-12-07T13:30:00Z', '2026-12-07T14:45:00Z');
  expect(freeStarts({ ...long, isTaken })).toEqual(['09:45', '10:00', '11:00']);
});

test('what has begun is not offered, and a full day offers nothing', () => {
  const after = at('2026-12-07T14:59:00Z');
  expect(freeStarts({ ...long, after, isTaken: () => false })).toEqual(['10:00', '11:00']);
  expect(freeStarts({ ...long, isTaken: () => true })).toEqual([]);
});

test('of a long day only so many are offered as can be said, the beginning of each free stretch among them', () => {
  const whole = [{ startMin: 0, endMin: 1_440 }];
  const isTaken = overlaps('2026-12-07T15:00:00Z', '2026-12-07T15:15:00Z');
  const found = freeStarts({ ...long, hours: whole, isTaken });
  expect(found.length).toBeLessThanOrEqual(8);
  expect(found).toContain('00:00');
  expect(found).toContain('10:15');
});

test.each([
  ['2026-12-07T16:30:00Z', 120],
  ['2026-12-08T02:30:00Z', 720],
  ['2026-12-08T02:35:00Z', null],
  ['2026-12-07T14:30:00Z', null],
  ['2026-12-07T13:30:00Z', null],
  ['2026-12-07T15:00:30Z', null],
  ['2026-12-07T15:07:00Z', null],
])('a stretch from 14:30 to %s is a visit of %s minutes', (end, minutes) => {
  expect(wishedMinutes(at('2026-12-07T14:30:00Z'), at(end))).toBe(minutes);
});

test('the last of all days is none: the day after it cannot be asked for', () => {
  expect([isDay('9999-12-31'), isDay('9998-12-31')]).toEqual([false, true]);
  expect(readTime({ day: '9999-12-31', start: '10:00', minutes: 60 }, 60, ZONE)).toMatchObject({ ok: false });
});
