import { expect, test } from 'vitest';
import { shownHours } from './shown-hours.ts';

const booking = (startISO: string, endISO: string) => ({ startISO, endISO });
const hours = (...bookings: ReturnType<typeof booking>[]) => shownHours(bookings, 'America/New_York');

test('a day shows 7:00 to 20:00', () => {
  expect(hours(booking('2026-11-23T14:00:00Z', '2026-11-23T15:00:00Z'))).toEqual({
    startMin: 420,
    endMin: 1200,
  });
});

test('it grows by whole hours to an earlier and to a later booking', () => {
  const early = booking('2026-11-23T10:40:00Z', '2026-11-23T11:40:00Z');
  const late = booking('2026-11-24T00:00:00Z', '2026-11-24T01:30:00Z');
  expect(hours(early, late)).toEqual({ startMin: 300, endMin: 1260 });
});

test('a booking over midnight shows the whole day', () => {
  expect(hours(booking('2026-11-24T04:00:00Z', '2026-11-24T06:00:00Z'))).toEqual({
    startMin: 0,
    endMin: 1440,
  });
});
