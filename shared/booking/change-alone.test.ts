import { expect, test } from 'vitest';
import { addMs, formatInstant, type Instant, parseInstant } from '../kernel/instant.ts';
import { changeableUntil, mayChangeAlone } from './change-alone.ts';

function at(iso: string): Instant {
  return parseInstant(iso) ?? expect.fail(iso);
}

const start = at('2026-12-03T15:00:00Z');

test('without hours a visit is changed until it starts, as ever', () => {
  expect(changeableUntil(start, 0)).toBe(start);
  expect(mayChangeAlone(start, addMs(start, -1), 0)).toBe(true);
  expect(mayChangeAlone(start, start, 0)).toBe(false);
});

test('with hours it ends that long before, to the millisecond', () => {
  const until = at('2026-12-02T15:00:00Z');
  expect(changeableUntil(start, 24)).toBe(until);
  expect(mayChangeAlone(start, addMs(until, -1), 24)).toBe(true);
  expect(mayChangeAlone(start, until, 24)).toBe(false);
  expect(mayChangeAlone(start, addMs(until, 1), 24)).toBe(false);
});

test.each([
  // Clocks go forward in Florida on March 8, 2026 at 2:00 and back on November 1: the day has 23 and 25 hours.
  { visit: '2026-03-08T10:00:00-04:00', until: '2026-03-07T09:00:00-05:00' },
  { visit: '2026-11-01T10:00:00-05:00', until: '2026-10-31T11:00:00-04:00' },
])('hours pass as they are where a clock is changed before $visit', ({ visit, until }) => {
  expect(formatInstant(changeableUntil(at(visit), 24))).toBe(formatInstant(at(until)));
  expect(mayChangeAlone(at(visit), addMs(at(until), -1), 24)).toBe(true);
  expect(mayChangeAlone(at(visit), at(until), 24)).toBe(false);
});
