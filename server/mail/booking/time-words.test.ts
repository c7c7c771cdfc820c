import { expect, test } from 'vitest';
import { timeWords } from './time-words.ts';

const wordsOf = (startISO: string, endISO: string) =>
  timeWords({ startISO, endISO, timeZone: 'America/New_York' }, 'en');

test.each([
  ['2027-07-01T13:00:00Z', '2027-07-01T14:30:00Z', '9:00\u00a0AM – 10:30\u00a0AM (EDT)'],
  ['2027-01-04T14:00:00Z', '2027-01-04T15:30:00Z', '9:00\u00a0AM – 10:30\u00a0AM (EST)'],
  ['2026-11-01T14:00:00Z', '2026-11-01T15:30:00Z', '9:00\u00a0AM – 10:30\u00a0AM (EST)'], // the clocks went back that night
  ['2027-03-14T13:00:00Z', '2027-03-14T14:30:00Z', '9:00\u00a0AM – 10:30\u00a0AM (EDT)'], // they went forward
])(
  'the hours of a visit at %s have the letters of that day, whatever today is',
  (startISO, endISO, hours) => {
    expect(wordsOf(startISO, endISO).hours).toBe(hours);
  },
);

test('the day is the company’s, not that of Greenwich', () => {
  const late = wordsOf('2026-12-04T02:00:00Z', '2026-12-04T03:00:00Z');
  expect([late.day, late.leaf.day]).toEqual(['Thursday, December 3, 2026', '3']);
});
