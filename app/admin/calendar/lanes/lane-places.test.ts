import { describe, expect, test } from 'vitest';
import { crewColors } from '#shared/agenda/crew-colors.ts';
import type { CrewView } from '#shared/api/admin/crews.ts';
import { parseDay } from '#shared/kernel/day.ts';
import { aRow } from '../../parts/booking-panel/a-row.test-support.ts';
import { stretchOf } from '../grid/timed-rows.ts';
import { boxOf, lanesOf, snapped, stretchAt } from './lane-places.ts';

const zone = 'America/New_York';
const hours = { startMin: 420, endMin: 1200 };
const day = dayOf('2026-12-03');
const box = (startISO: string, endISO: string) => boxOf(stretchOf({ startISO, endISO }), day, hours, zone);

function dayOf(text: string) {
  const found = parseDay(text);
  if (found === undefined) throw new Error('Expected a day');
  return found;
}

const crew = (index: number, over: Partial<CrewView> = {}): CrewView => ({
  ...{ id: `c0ffee00-0000-4000-8000-00000000000${index}`, name: `Équipe ${index}`, color: crewColors[0] },
  ...{
    position: index,
    active: true,
    picture: '',
    version: 1,
    kinds: [],
    zips: [],
    baseZip: null,
    hours: null,
  },
  ...over,
});

describe('where something stands in a lane', () => {
  test('is its share of the hours that are shown, cut off at their edges', () => {
    expect(box('2026-12-03T12:00:00Z', '2026-12-03T18:30:00Z')).toEqual({ from: 0, share: 0.5 });
    expect(box('2026-12-03T10:00:00Z', '2026-12-03T13:18:00Z')).toEqual({ from: 0, share: 0.1 });
    expect(box('2026-12-02T20:00:00Z', '2026-12-05T20:00:00Z')).toEqual({ from: 0, share: 1 });
    expect(box('2026-12-04T02:00:00Z', '2026-12-04T03:00:00Z')).toBeUndefined();
  });

  test('is on a line of a quarter of an hour, and within the hours', () => {
    expect([snapped(427, hours), snapped(428, hours)]).toEqual([420, 435]);
    expect([snapped(-50, hours), snapped(5000, hours)]).toEqual([420, 1185]);
  });

  test('is an instant of the wall clock, or none at an hour that the day has not', () => {
    expect(stretchAt(day, 600, 90, zone)).toEqual(
      stretchOf({ startISO: '2026-12-03T15:00:00Z', endISO: '2026-12-03T16:30:00Z' }),
    );
    expect(stretchAt(dayOf('2027-03-14'), 150, 60, zone)).toBeUndefined();
  });
});

test('active crews have a lane, in their order, and a closed one while it has visits; a company of one has none', () => {
  const gone = crew(3, { active: false });
  const all = [crew(1), crew(2), gone];
  const range = { bookings: [aRow({ crew: gone })], blocks: [] };
  const empty = { bookings: [], blocks: [] };
  const ids = (...lanes: Parameters<typeof lanesOf>) => lanesOf(...lanes).map(({ name }) => name);
  expect(ids(all, range, 'all')).toEqual(['Équipe 1', 'Équipe 2', 'Équipe 3']);
  expect(ids(all, empty, 'all')).toEqual(['Équipe 1', 'Équipe 2']);
  expect(ids(all, range, crew(2).id)).toEqual(['Équipe 2']);
  expect(ids([crew(1), gone], range, 'all')).toEqual([]);
});
