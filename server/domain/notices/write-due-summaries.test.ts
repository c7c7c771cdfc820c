import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLocal } from '#shared/agenda/local-time.ts';
import { formatInstant, instantFromMs } from '#shared/kernel/instant.ts';
import { lastSummaryTime } from './write-due-summaries.ts';

const zone = 'America/New_York';
const at = (iso: string) => instantFromMs(Date.parse(iso));
const last = (nowISO: string, minute = 18 * 60) =>
  formatInstant(lastSummaryTime(at(nowISO), minute, zone)).slice(0, 16);

test('today once the hour has come, yesterday until then', () => {
  expect(last('2026-12-03T22:59:59Z')).toBe('2026-12-02T23:00');
  expect(last('2026-12-03T23:00:00Z')).toBe('2026-12-03T23:00');
});

test('on the days when the clock changes it is the clock’s hour', () => {
  expect(last('2027-03-14T22:30:00Z')).toBe('2027-03-14T22:00'); // 18:00 of summer time
  expect(last('2027-03-13T23:30:00Z')).toBe('2027-03-13T23:00');
  expect(last('2026-11-01T23:30:00Z')).toBe('2026-11-01T23:00');
});

test('a skipped hour is the moment of the jump, a doubled one comes once', () => {
  expect(last('2027-03-14T12:00:00Z', 2 * 60 + 30)).toBe('2027-03-14T07:00');
  expect(last('2026-11-01T05:40:00Z', 90)).toBe('2026-11-01T05:30'); // the first 1:30
  expect(last('2026-11-01T06:40:00Z', 90)).toBe('2026-11-01T05:30'); // the second one brings no other
});

test('whenever it is looked at, the last one is past, at most 25 hours ago, and at its hour', () => {
  const zones = fc.constantFrom('America/New_York', 'Europe/Paris', 'Pacific/Kiritimati', 'America/St_Johns');
  const nows = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2029-01-01T00:00:00Z') });
  const minutes = fc.integer({ min: 6, max: 47 }).map((half) => half * 30); // no clock changes by day
  fc.assert(
    fc.property(nows, minutes, zones, (nowMs, minute, timeZone) => {
      const due = lastSummaryTime(instantFromMs(nowMs), minute, timeZone);
      expect(due).toBeLessThanOrEqual(nowMs);
      expect(nowMs - due).toBeLessThan(25 * 3_600_000);
      expect(toLocal(due, timeZone).minuteOfDay).toBe(minute);
    }),
    { numRuns: 2_000 },
  );
});
