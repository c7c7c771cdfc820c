import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { daysAway } from './booking-row.tsx';

const timeZone = 'America/New_York';
const now = instantFromMs(Date.UTC(2026, 10, 22, 15));
const at = (day: number) => instantFromMs(Date.UTC(2026, 10, day, 15));

test('a booking to come is counted down to, one that is over counted from', () => {
  expect(daysAway({ status: 'CONFIRMED', startAt: at(25), timeZone }, now)).toBe(3);
  expect(daysAway({ status: 'CONFIRMED', startAt: at(20), timeZone }, now)).toBe(-2);
});

test('a booking that was cancelled is not counted down to', () => {
  expect(daysAway({ status: 'CANCELLED', startAt: at(25), timeZone }, now)).toBeUndefined();
  expect(daysAway({ status: 'CANCELLED', startAt: at(20), timeZone }, now)).toBe(-2);
});
