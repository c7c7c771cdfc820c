import { expect, test } from 'vitest';
import { aBlock, aRow } from '../booking-panel/a-row.test-support.ts';
import { ofCrew, ofNobody } from './of-crew.ts';

const [one, two] = [1, 2].map((index) => ({
  id: `${index}`,
  name: `Équipe ${index}`,
  color: 'blue' as const,
}));
const [ana, rosa] = [aRow({ id: 'ana', crew: one }), aRow({ id: 'rosa', crew: two })];
/** As the server sends it: the crew goes with the time. */
const off = (id: string, startISO: string) => aRow({ id, startISO, status: 'CANCELLED' });
const late = off('late', '2026-12-03T17:00:00.000Z');
const early = off('early', '2026-12-03T14:00:00.000Z');
const blocks = [aBlock(), aBlock({ crewId: two?.id })];
const range = { bookings: [late, ana, rosa, early], blocks };

test('a crew has its visits, its blocks and those of the company', () => {
  expect(ofCrew(range, one?.id ?? '')).toEqual({ bookings: [ana], blocks: blocks.slice(0, 1) });
  expect(ofCrew(range, two?.id ?? '')).toEqual({ bookings: [rosa], blocks });
  expect(ofCrew(range, 'all')).toBe(range);
});

test('every visit of a day is a crew’s or nobody’s, and what is cancelled is nobody’s', () => {
  expect(ofNobody(range)).toEqual([early, late]);
  const seen = [...ofCrew(range, '1').bookings, ...ofCrew(range, '2').bookings, ...ofNobody(range)];
  expect(new Set(seen)).toEqual(new Set(range.bookings));
});
