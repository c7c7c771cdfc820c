import { expect, test } from 'vitest';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { aRow } from '../parts/booking-panel/a-row.test-support.ts';
import { answered, noPages, pagesOf, rowsAtHand } from './bookings-pages.ts';

const row = (id: string) => aRow({ id });
const told = (bookings: BookingRowView[], nextCursor: string | null = null) => ({
  ok: true as const,
  status: 200,
  headers: new Headers(),
  body: { bookings, items: bookings, nextCursor, count: null, atLeast: false },
});
const lost = { ok: false as const, status: 0, code: 'network' as const, body: undefined };
const ids = (rows: readonly BookingRowView[]) => rows.map(({ id }) => id).join('');

test('another question begins with what was shown of the one before', () => {
  const first = answered(noPages('today'), told([row('a')], 'next'), undefined);
  const both = answered(first, told([row('b')]), 'next');
  const other = pagesOf('week', both);
  expect(other.first).toBeUndefined();
  expect(ids(rowsAtHand(other))).toBe('ab');
  expect(pagesOf('today', both)).toBe(both);
});

test('a question that was never answered hands on what it had itself', () => {
  const shown = answered(noPages('a'), told([row('a')]), undefined);
  expect(ids(rowsAtHand(pagesOf('abc', pagesOf('ab', shown))))).toBe('a');
});

test('an answer takes the place of what was looked through, also when it is empty', () => {
  const shown = answered(noPages('a'), told([row('a')]), undefined);
  expect(ids(rowsAtHand(answered(pagesOf('b', shown), told([]), undefined)))).toBe('');
});

test('a fault leaves what is there', () => {
  const shown = answered(noPages('a'), told([row('a')], 'next'), undefined);
  expect(answered(shown, lost, 'next')).toMatchObject({ fault: 'network', busy: false, nextCursor: 'next' });
  expect(ids(rowsAtHand(answered(shown, lost, 'next')))).toBe('a');
});
