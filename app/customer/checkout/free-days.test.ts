import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysBetween, weekdayOf } from '#shared/kernel/day.ts';
import {
  daysWithNext,
  freeDays,
  freeLevel,
  mondayShowing,
  reachOf,
  stillAhead,
  windowToOpen,
} from './free-days.ts';

const today = '2026-11-21' as Day; // a Saturday
const HORIZON_DAYS = 90;

function allFull(days: number): Map<Day, number> {
  return new Map(Array.from({ length: days }, (_, index) => [addDays(today, index), 0]));
}

describe('the calendar', () => {
  test('a day that was chosen before the night is none any more once it is past', () => {
    const friday = addDays(today, -1);
    const chosen = [friday, today, undefined].map((day) => stillAhead(day, today));
    expect(chosen).toEqual([undefined, today, undefined]);
  });
  test('opens on the weeks of today while nothing is known', () => {
    expect(windowToOpen(new Map(), today, HORIZON_DAYS).firstDay).toBe('2026-11-16');
  });
  test('opens on the window with the first free day', () => {
    const counts = allFull(60).set(addDays(today, 50), 2);
    const window = windowToOpen(counts, today, HORIZON_DAYS);
    expect(daysBetween(window.firstDay, addDays(today, 50))).toBeLessThan(42);
    expect(window.firstDay > today).toBe(true);
  });
  test('stops at the end of the horizon when nothing is free at all', () => {
    expect(windowToOpen(allFull(HORIZON_DAYS + 1), today, HORIZON_DAYS).nextMonday).toBeUndefined();
  });
  test('shows any day of the horizon by moves of 28 days from the first Monday', () => {
    for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
      const day = addDays(today, ahead);
      const monday = mondayShowing(day, today);
      expect(weekdayOf(monday)).toBe(1);
      expect(daysBetween('2026-11-16' as Day, monday) % 28).toBe(0);
      expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(monday, day)).toBeLessThan(42);
    }
  });
  test('asks for neither past days nor days beyond the horizon', () => {
    const first = reachOf(windowToOpen(new Map(), today, HORIZON_DAYS), today, HORIZON_DAYS);
    expect(first.from).toBe(today);
    const last = reachOf(windowToOpen(allFull(HORIZON_DAYS + 1), today, HORIZON_DAYS), today, HORIZON_DAYS);
    expect(last.to).toBe(addDays(today, HORIZON_DAYS));
  });
});

describe('free days', () => {
  const counts = new Map<Day, number>([
    [addDays(today, 4), 9],
    [addDays(today, -1), 5],
    [addDays(today, 2), 1],
    [addDays(today, 1), 0],
    [addDays(today, 3), 1],
  ]);
  test('come in order and never from the past', () => {
    expect(freeDays(counts, today)).toEqual([addDays(today, 2), addDays(today, 3), addDays(today, 4)]);
  });
  test('only as many are read as the next times need', () => {
    expect(daysWithNext(counts, today, 2)).toEqual([addDays(today, 2), addDays(today, 3)]);
    expect(daysWithNext(new Map(), today, 3)).toEqual([]);
  });
  test('a day whose last time was offered and is taken is still read, in its place', () => {
    const full = new Map(counts).set(addDays(today, 2), 0);
    const offered = [addDays(today, 2), addDays(today, 3)];
    expect(daysWithNext(full, today, 1, offered)).toEqual(offered);
    expect(daysWithNext(full, today, 1)).toEqual([addDays(today, 3)]);
  });
  test('an unknown day has no dots, a full one none, few one, many two', () => {
    expect([undefined, 0, 3, 4].map(freeLevel)).toEqual([undefined, 0, 1, 2]);
  });
});
