import { expect, test } from 'vitest';
import { crewColors } from '#shared/agenda/crew-colors.ts';
import { aBlock, aRow } from '../../parts/booking-panel/a-row.test-support.ts';
import { newlyInside } from './newly-inside.ts';

const crew = (name: string, id: string) => ({ id, name, color: crewColors[0] });
const one = crew('Équipe 1', 'c0ffee00-0000-4000-8000-000000000001');
const two = crew('Équipe 2', 'c0ffee00-0000-4000-8000-000000000002');
const times = (startISO: string, endISO: string) => ({ startISO, endISO });
const morning = times('2026-12-03T14:00:00.000Z', '2026-12-03T16:00:00.000Z');
const afternoon = times('2026-12-03T19:00:00.000Z', '2026-12-03T20:00:00.000Z');

test('a block that grows over visits names those, and not the ones that it was over before', () => {
  const [before, known, met] = [aBlock(morning), aRow(morning), aRow({ ...afternoon, id: two.id })];
  expect(newlyInside([known, met], before)).toEqual([met]);
  expect(newlyInside([known], before)).toEqual([]);
  expect(newlyInside([aRow(times(morning.endISO, afternoon.endISO))], before)).toHaveLength(1);
});

test('a block of one crew that becomes the whole company’s names the visits of the others', () => {
  const before = aBlock({ ...morning, crewId: one.id });
  const [own, other] = [aRow({ ...morning, crew: one }), aRow({ ...morning, crew: two })];
  expect(newlyInside([own, other], before)).toEqual([other]);
  expect(newlyInside([aRow(morning)], before)).toEqual([]);
});
