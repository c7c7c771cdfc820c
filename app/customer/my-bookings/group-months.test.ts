import { expect, test } from 'vitest';
import type { MyBookingView } from '#shared/api/bookings.ts';
import { groupMonths } from './group-months.ts';

const booking = (id: string, startISO: string): MyBookingView => ({
  ...{ id, startISO, endISO: startISO, timeZone: 'America/New_York', serviceTitle: '', manageUrl: '' },
  ...{ status: 'CONFIRMED', quote: false, estimate: false, total: 1 },
});

test('months are those of the booking’s own clock, and the order of the list stays', () => {
  const list = [
    booking('c', '2027-01-01T04:30:00Z'), // still December in New York
    booking('b', '2026-12-01T14:00:00Z'),
    booking('a', '2026-11-30T14:00:00Z'),
  ];
  expect(
    groupMonths(list).map(({ key, month, bookings }) => [key, month, bookings.map(({ id }) => id)]),
  ).toEqual([
    ['2026-12', 12, ['c', 'b']],
    ['2026-11', 11, ['a']],
  ]);
});
