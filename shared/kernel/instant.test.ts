import { describe, expect, test } from 'vitest';
import { addMinutes, addMs, formatInstant, instantFromMs, minutesBetween, parseInstant } from './instant.ts';

describe('an instant is read', () => {
  test.each([
    ['2026-06-01T14:00Z', '2026-06-01T14:00:00.000Z'],
    ['2026-06-01T14:00:00Z', '2026-06-01T14:00:00.000Z'],
    ['2026-06-01T14:00:00.5Z', '2026-06-01T14:00:00.500Z'],
    ['2026-06-01T14:00:00.123456789Z', '2026-06-01T14:00:00.123Z'],
    ['2026-06-01T10:00:00-04:00', '2026-06-01T14:00:00.000Z'],
    ['2026-06-01T19:45:00+0545', '2026-06-01T14:00:00.000Z'],
    ['2026-11-01T01:30:00-05:00', '2026-11-01T06:30:00.000Z'],
  ])('%s is %s', (text, expected) => {
    const at = parseInstant(text);
    expect(at === undefined ? at : formatInstant(at)).toBe(expected);
  });

  test.each([
    '2026-06-01T14:00:00',
    '2026-06-01',
    '2026-06-01 14:00:00Z',
    '2026-06-01T14Z',
    '2026-13-01T14:00:00Z',
    '2026-06-01T25:00:00Z',
    '2026-06-01T14:60:00Z',
    'Mon, 01 Jun 2026 14:00:00 GMT',
    '1780000000000',
    '',
  ])('never from %j, which has no zone or is no time', (text) => {
    expect(parseInstant(text)).toBeUndefined();
  });
});

test('minutes are added and counted, also backwards and in fractions', () => {
  const at = instantFromMs(1_000_000);
  expect(addMinutes(at, 90)).toBe(6_400_000);
  expect(addMinutes(at, -1)).toBe(940_000);
  expect(addMs(at, 1)).toBe(1_000_001);
  expect(minutesBetween(at, addMinutes(at, 90))).toBe(90);
  expect(minutesBetween(addMinutes(at, 90), at)).toBe(-90);
  expect(minutesBetween(at, addMs(at, 30_000))).toBe(0.5);
});

test('a date that no calendar has and the hour 24 are no instants', () => {
  expect(parseInstant('2026-02-30T10:00:00Z')).toBeUndefined();
  expect(parseInstant('2026-02-28T24:00:00Z')).toBeUndefined();
  expect(parseInstant('2026-02-28T23:59:00-05:00')).toBe(Date.UTC(2026, 2, 1, 4, 59));
});
