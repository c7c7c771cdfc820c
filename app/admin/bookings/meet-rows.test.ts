import { expect, test } from 'vitest';
import { parseInstant } from '#shared/kernel/instant.ts';
import { aRow } from '../parts/booking-panel/a-row.test-support.ts';
import { meetRows } from './meet-rows.ts';

const at = parseInstant('2026-11-21T15:00:00.000Z');
if (at === undefined) throw new Error('unreachable: it is an instant');
const long = '2026-11-20T15:00:00.000Z';
const just = '2026-11-21T14:59:50.000Z';

test('what a colleague changed or booked is news, what only moved up is none', () => {
  const known = [aRow({ id: 'a' }), aRow({ id: 'b' })];
  const told = [
    aRow({ id: 'b', version: 2 }),
    aRow({ id: 'c', updatedAt: just }),
    aRow({ id: 'd', updatedAt: long }),
  ];
  expect(meetRows(known, told, at).changed).toEqual(['b', 'c']);
});

test('an answer that was overtaken by a change made here does not undo it', () => {
  const mine = aRow({ id: 'a', version: 3, status: 'CANCELLED' });
  const met = meetRows([mine], [aRow({ id: 'a', version: 2 })], at);
  expect(met).toEqual({ rows: [mine], changed: [] });
});
