import { expect, test } from 'vitest';
import type { Day } from '#shared/kernel/day.ts';
import { parseDay } from '#shared/kernel/day.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { aRow } from '../parts/booking-panel/a-row.test-support.ts';
import { freeTimes, hoursOn, isOutsideAll } from './who-can-come.ts';

const ZONE = 'America/New_York';
const [ALL_DAY, LATE] = ['c0ffee00-0000-4000-8000-000000000001', 'c0ffee00-0000-4000-8000-000000000002'];
const monday = dayOf('2026-12-07');
const week = (startMin: number, endMin: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    closed: weekday === 7,
    intervals: [{ startMin, endMin }],
  }));
/** The company 8 to 12; one crew works 10 to 14. */
const agenda = {
  ...{ timeZone: ZONE, days: week(480, 720), crewIds: [ALL_DAY, LATE] },
  crewHours: [{ crewId: LATE, days: week(600, 840) }],
};
const at = (iso: string) => instantFromMs(Date.parse(iso));
const question = {
  ...{ agenda, bufferMin: 0, day: monday, minutes: 60, timeZone: ZONE },
  ...{ after: at('2026-12-01T00:00:00Z'), range: { bookings: [], blocks: [] } },
};

function dayOf(text: string): Day {
  const day = parseDay(text);
  if (day === undefined) throw new Error(`${text} is no day`);
  return day;
}

test('hours are the crew’s own, or those of all together, and none on a closed day', () => {
  expect(hoursOn(agenda, monday, ALL_DAY)).toEqual([{ startMin: 480, endMin: 720 }]);
  expect(hoursOn(agenda, monday, LATE)).toEqual([{ startMin: 600, endMin: 840 }]);
  expect(hoursOn(agenda, monday, undefined)).toEqual([{ startMin: 480, endMin: 840 }]);
  expect(hoursOn({ timeZone: ZONE, days: agenda.days }, monday, undefined)).toHaveLength(1);
  expect(hoursOn(agenda, dayOf('2026-12-13'), undefined)).toEqual([]);
  expect(hoursOn(undefined, monday, undefined)).toEqual([]);
});

test('no crew is called free while it is at home, nor shut while it works on', () => {
  expect(freeTimes(question, LATE)).toEqual(['10:00', '11:00', '12:00', '13:00']);
  expect(freeTimes(question, ALL_DAY)).toEqual(['08:00', '09:00', '10:00', '11:00']);
});

test('anyone is free where somebody works and has nothing', () => {
  const crew = { id: ALL_DAY, name: 'Nord', color: 'blue' as const };
  const taken = { startISO: '2026-12-07T13:00:00Z', endISO: '2026-12-07T17:00:00Z' };
  const bookings = [aRow({ ...taken, occupiedUntil: taken.endISO, crew })];
  const range = { bookings, blocks: [] };
  expect(freeTimes({ ...question, range }, undefined)).toEqual(['10:00', '11:00', '12:00', '13:00']);
  expect(freeTimes({ ...question, range }, ALL_DAY)).toEqual([]);
});

test('a warning is of who comes, or of all who could', () => {
  const early = { startsAt: at('2026-12-07T13:00:00Z'), endsAt: at('2026-12-07T14:00:00Z') };
  expect(isOutsideAll(agenda, early, LATE)).toBe(true);
  expect(isOutsideAll(agenda, early, ALL_DAY)).toBe(false);
  expect(isOutsideAll(agenda, early, undefined)).toBe(false);
  const night = { startsAt: at('2026-12-07T23:00:00Z'), endsAt: at('2026-12-08T00:00:00Z') };
  expect(isOutsideAll(agenda, night, undefined)).toBe(true);
});
