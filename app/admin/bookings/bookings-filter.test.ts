import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { aRow } from '../parts/booking-panel/a-row.test-support.ts';
import {
  bookingViews,
  filterRows,
  firstFilter,
  isKeptFilter,
  noChoice,
  questionOf,
  viewOf,
} from './bookings-filter.ts';

const zone = 'America/New_York';
/** Thursday, 22:30 in Florida, already Friday in UTC. */
const now = instantFromMs(Date.parse('2026-12-04T03:30:00Z'));

test('today is the day of the company, not that of the clock in London', () => {
  const question = questionOf({ ...bookingViews.today, ...noChoice }, now, zone);
  expect(question).toMatchObject({ from: '2026-12-03T05:00:00.000Z', to: '2026-12-04T05:00:00.000Z' });
});

test('this week is from Monday to Monday, and what is to come begins with today', () => {
  expect(questionOf({ ...bookingViews.week, ...noChoice }, now, zone)).toMatchObject({
    from: '2026-11-30T05:00:00.000Z',
    to: '2026-12-07T05:00:00.000Z',
  });
  expect(questionOf(firstFilter, now, zone)).toEqual({ order: 'asc', from: '2026-12-03T05:00:00.000Z' });
});

test('the question is the same all day, so that what is kept answers it', () => {
  const later = instantFromMs(now + 30 * 60_000);
  expect(questionOf(firstFilter, later, zone)).toEqual(questionOf(firstFilter, now, zone));
});

test('a chip is pressed by what is shown, not by how it is sorted', () => {
  expect(viewOf({ ...bookingViews.cancelled, order: 'asc' })).toBe('cancelled');
  expect(viewOf({ range: 'week', status: 'PENDING', order: 'asc' })).toBeUndefined();
});

test('only the plain list of what is to come is kept', () => {
  expect(isKeptFilter(firstFilter)).toBe(true);
  expect(isKeptFilter({ ...firstFilter, q: 'ana' })).toBe(false);
  expect(isKeptFilter({ ...firstFilter, order: 'desc' })).toBe(false);
  expect(isKeptFilter({ ...firstFilter, crew: 'a' })).toBe(false);
});

test.each([
  ...['lopez', 'LÓPEZ', '555-0142', '(407) 555', 'orlando', '7c9e6679', 'ana@sabal'],
  ...['López Ana', '#7c9e6679', 'ana orlando', '\u202a+1 (407) 555\u20110142\u202c'],
])('without a connection "%s" finds her', (q) => {
  expect(filterRows([aRow()], { ...firstFilter, q }, now, zone)).toHaveLength(1);
});

test('what does not match, is cancelled or over is not found', () => {
  const rows = [
    aRow({ status: 'CANCELLED' }),
    aRow({ startISO: '2026-11-03T15:00:00Z', endISO: '2026-11-03T16:00:00Z' }),
  ];
  expect(filterRows([aRow()], { ...firstFilter, q: 'marta' }, now, zone)).toEqual([]);
  expect(filterRows(rows, { ...firstFilter, status: 'CONFIRMED' }, now, zone)).toEqual([]);
});

test('the last booking comes first where that is asked for', () => {
  const early = aRow({ startISO: '2026-12-03T15:00:00Z' });
  const late = aRow({ startISO: '2026-12-05T15:00:00Z', endISO: '2026-12-05T16:00:00Z' });
  expect(filterRows([early, late], { ...firstFilter, order: 'desc' }, now, zone)).toEqual([late, early]);
});

test('what was deleted is found among the deleted alone, whenever it was to be', () => {
  const gone = aRow({ startISO: '2026-11-03T15:00:00Z', deletedAt: '2026-12-01T10:00:00.000Z' });
  const deleted = { ...bookingViews.deleted, ...noChoice };
  expect(filterRows([gone, aRow()], deleted, now, zone)).toEqual([gone]);
  expect(filterRows([gone, aRow()], { ...bookingViews.all, ...noChoice }, now, zone)).toEqual([aRow()]);
  expect(questionOf(deleted, now, zone)).toEqual({ order: 'desc', deleted: 'yes' });
});

test('whose visits is asked of the server, and of the rows that are here', () => {
  expect(questionOf({ ...firstFilter, crew: 'a' }, now, zone)).toMatchObject({ crew: 'a' });
  const crew = { id: 'a', name: 'Camion bleu', color: 'blue' } as const;
  const rows = [aRow({ crew }), aRow({ crew: { ...crew, id: 'b' } }), aRow()];
  expect(filterRows(rows, { ...firstFilter, crew: 'a' }, now, zone)).toEqual([rows[0]]);
  expect(filterRows(rows, firstFilter, now, zone)).toHaveLength(3);
});
