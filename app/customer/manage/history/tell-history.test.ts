import { expect, test } from 'vitest';
import type { BookingEventView } from '#shared/api/booking-history.ts';
import { type HistoryWords, tellHistory } from './tell-history.ts';

const words: HistoryWords = {
  t: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
  time: (iso) => iso.slice(11, 16),
  money: (dollars) => `$${dollars}`,
};
const at = '2026-12-01T10:00:00Z';
const event = (kind: string, more: Partial<BookingEventView> = {}): BookingEventView => ({
  ...{ at, kind, by: 'customer' },
  ...more,
});
const tell = (...events: BookingEventView[]) => tellHistory(events, words).map(({ text }) => text);

test('the newest comes first, each side by its name', () => {
  const times = { from: { startISO: '2026-12-01T14:00:00Z' }, to: { startISO: '2026-12-02T15:30:00Z' } };
  expect(
    tell(
      event('booking.made'),
      event('booking.moved', times),
      event('booking.moved', { ...times, by: 'office' }),
      event('booking.confirmed', { by: 'office' }),
      event('booking.cancelled', { by: 'office' }),
    ),
  ).toEqual(['cancelledByUs', 'confirmed', 'movedByUs 14:00 15:30', 'moved 14:00 15:30', 'made']);
});

test('an edit names both totals only where they differ and are known', () => {
  const totals = (from: number, to: number) => ({ from: { total: from }, to: { total: to } });
  expect(
    tell(
      event('booking.updated', totals(45, 90)),
      event('booking.updated', totals(45, 45)),
      event('booking.updated', { from: {}, to: { total: 9 } }),
    ),
  ).toEqual(['updated', 'updated', 'updatedTotal $45 $90']);
});

test('what this build has no words for is left out', () => {
  expect(tell(event('booking.painted'), event('toString'), event('booking.noted'))).toEqual(['noted']);
});
