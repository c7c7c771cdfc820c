import { expect, test } from 'vitest';
import type { CrewView } from '#shared/api/admin/crews.ts';
import { aRow } from '../parts/booking-panel/a-row.test-support.ts';
import { nearestCrews } from './nearest-crews.ts';

const crew = (index: number, baseZip: string | null): CrewView => ({
  ...{ id: `c0ffee00-0000-4000-8000-00000000000${index}`, name: `Équipe ${index}`, color: 'blue' },
  ...{ position: index, active: true, picture: '', version: 1, kinds: [], zips: [], baseZip, hours: null },
});
const [tampa, orlando, nowhere] = [crew(1, '33602'), crew(2, '32801'), crew(3, null)];
const all = [tampa, orlando, nowhere];
const names = (found: ReturnType<typeof nearestCrews>) => found.map((one) => one.crew.name);

test('who is nearest comes first, by its base, and who is nowhere last', () => {
  const found = nearestCrews('32789', all, []);
  expect(names(found)).toEqual(['Équipe 2', 'Équipe 1', 'Équipe 3']);
  expect(found.map(({ town }) => town)).toEqual([undefined, undefined, undefined]);
  expect(found[0]?.miles).toBeLessThan(15);
  expect(found[1]?.miles).toBeGreaterThan(60);
  expect(found[2]?.miles).toBeUndefined();
});

test('a visit of that day brings its crew near; a cancelled one, and one of another crew, does not', () => {
  const visit = (of: CrewView, over = {}) =>
    aRow({ crew: of, servicePostalCode: '32789-1234', serviceCity: 'Winter Park', ...over });
  const found = nearestCrews('32789', all, [visit(tampa)]);
  expect([found[0]?.crew.name, found[0]?.town]).toEqual(['Équipe 1', 'Winter Park']);
  const off = nearestCrews('32789', all, [visit(tampa, { status: 'CANCELLED' })]);
  expect(names(off)[0]).toBe('Équipe 2');
});

test('of two that are as near the first in order comes first, and an unknown code has no neighbours', () => {
  expect(names(nearestCrews('32801', [crew(2, '32801'), crew(1, '32801')], []))).toEqual([
    'Équipe 1',
    'Équipe 2',
  ]);
  expect(nearestCrews('99999', all, [])).toEqual([]);
});
