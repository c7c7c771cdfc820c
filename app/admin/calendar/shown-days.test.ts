import { expect, test } from 'vitest';
import { parseDay } from '#shared/kernel/day.ts';
import { shownDays, stepDay } from './shown-days.ts';

const day = (text: string) => parseDay(text) ?? expect.fail(text);

test.each([
  ['day', '2026-11-22', '2026-11-22', '2026-11-23'],
  ['threeDays', '2026-11-22', '2026-11-22', '2026-11-25'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-23'],
  ['list', '2026-11-23', '2026-11-23', '2026-11-30'],
  ['month', '2026-11-21', '2026-10-26', '2026-12-07'],
  ['month', '2027-02-10', '2027-02-01', '2027-03-01'],
] as const)('%s around %s is from %s up to %s', (view, around, from, to) => {
  expect(shownDays(view, day(around))).toEqual({ from, to });
});

test.each([
  ['day', '2026-10-31', 1, '2026-11-01'],
  ['threeDays', '2026-11-01', -1, '2026-10-29'],
  ['week', '2026-11-01', -1, '2026-10-25'],
  ['month', '2027-01-31', 1, '2027-02-01'],
  ['month', '2027-03-31', -1, '2027-02-01'],
  ['month', '2027-01-01', -1, '2026-12-01'],
] as const)('%s from %s by %i leads to %s', (view, from, steps, to) => {
  expect(stepDay(view, day(from), steps)).toBe(to);
});
