import { expect, test } from 'vitest';
import { type Day, parseDay } from '#shared/kernel/day.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import {
  formatDate,
  formatDay,
  formatDayRange,
  formatDuration,
  formatList,
  formatMonth,
  formatTime,
  formatTimeRange,
  formatWeekday,
  formatZone,
  pluralOf,
} from './format.ts';

const zone = 'America/New_York';
const at = instantFromMs(Date.parse('2026-12-03T19:30:00Z'));

/** Intl writes narrow and no-break spaces; for reading they are spaces. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f\u2009]/g, ' ');
}

function aDay(text: string): Day {
  const day = parseDay(text);
  if (day === undefined) throw new Error(text);
  return day;
}

test('times are those of the tenant’s zone, on the clock of the language', () => {
  expect(plain(formatTime(at, 'en', zone))).toBe('2:30 PM');
  expect(plain(formatTime(at, 'es', zone))).toBe('2:30 p.m.');
  expect(formatTime(at, 'fr', zone)).toBe('14:30');
  expect(plain(formatTime(at, 'en', 'America/Chicago'))).toBe('1:30 PM');
  const end = instantFromMs(at + 5_400_000);
  expect(plain(formatTimeRange(at, end, 'en', zone))).toMatch(/^2:30\s?–\s?4:00 PM$/);
  expect(plain(formatTimeRange(at, end, 'fr', zone))).toMatch(/^14:30\s?[–-]\s?16:00$/);
  expect(formatZone(at, 'en', zone)).toBe('EST');
});

test('a morning hour is written without a zero, alone and in a range', () => {
  const start = instantFromMs(Date.parse('2026-12-03T13:00:00Z'));
  const end = instantFromMs(start + 5_400_000);
  expect(formatTime(start, 'fr', zone)).toBe('8:00');
  expect(plain(formatTimeRange(start, end, 'fr', zone))).toMatch(/^8:00\s?[–-]\s?9:30$/);
  expect(plain(formatTimeRange(start, end, 'es', zone))).toMatch(/^8:00\s?–\s?9:30 a\.m\.$/);
  const midnight = instantFromMs(Date.parse('2026-12-03T05:00:00Z'));
  expect(formatTime(midnight, 'fr', zone)).toMatch(/^0:00$/);
});

test('dates and days are written out by the language', () => {
  expect(formatDay(aDay('2026-12-03'), 'en')).toBe('Thursday, December 3, 2026');
  expect(formatDay(aDay('2026-12-03'), 'fr')).toBe('jeudi 3 décembre 2026');
  expect(formatDay(aDay('2026-12-01'), 'fr', 'short')).toBe('mar. 1er déc.');
  expect(formatDate(instantFromMs(Date.parse('2026-12-01T19:30:00Z')), 'fr', zone)).toBe(
    'mardi 1er décembre 2026',
  );
  expect(plain(formatDayRange(aDay('2026-12-01'), aDay('2026-12-27'), 'fr'))).toMatch(
    /^1er\s?[–-]\s?27 déc\. 2026$/,
  );
  expect(formatDay(aDay('2026-12-03'), 'es', 'short')).toBe('jue, 3 de dic');
  const lateEvening = instantFromMs(Date.parse('2026-12-04T03:00:00Z'));
  expect(formatDate(lateEvening, 'en', zone, 'short')).toBe('Thu, Dec 3');
  expect(plain(formatDayRange(aDay('2026-11-16'), aDay('2026-12-27'), 'en'))).toBe('Nov 16 – Dec 27, 2026');
  expect(formatMonth(1, 2026, 'es')).toBe('enero de 2026');
  expect([1, 7].map((weekday) => formatWeekday(weekday, 'en'))).toEqual(['Monday', 'Sunday']);
});

test('lists, durations and plurals follow the language', () => {
  expect(formatList(['a', 'b', 'c'], 'en')).toBe('a, b, and c');
  expect(formatList(['a', 'b'], 'fr')).toBe('a et b');
  expect(plain(formatDuration(90, 'en'))).toBe('1 hr 30 min');
  expect(plain(formatDuration(90, 'fr'))).toBe('1 h 30 min');
  expect(plain(formatDuration(120, 'es'))).toBe('2 h');
  expect(plain(formatDuration(0, 'en'))).toBe('0 min');
  expect([0, 1, 2].map((count) => pluralOf(count, 'fr'))).toEqual(['one', 'one', 'other']);
});
