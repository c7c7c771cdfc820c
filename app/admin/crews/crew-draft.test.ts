import { expect, test } from 'vitest';
import type { CrewView } from '#shared/api/admin/crews.ts';
import {
  type CrewDraft,
  countyNames,
  crewDraftSchema,
  crewFaults,
  crewInput,
  draftOf,
  withCounty,
} from './crew-draft.ts';

const crew: CrewView = {
  ...{ id: 'one', name: 'Équipe 1', color: 'blue', position: 0, active: true, picture: '', version: 4 },
  ...{ kinds: ['tile'], zips: ['32801', '32803'], baseZip: '32801', hours: null },
};
const draft = (change: Partial<CrewDraft> = {}): CrewDraft => ({ ...draftOf(crew, [crew]), ...change });

test('a crew that was not changed is sent as it is', () => {
  const { name, color, picture, kinds, zips, baseZip, hours } = crew;
  expect(crewInput(draft())).toEqual({ name, color, picture, kinds, zips, baseZip, hours });
  expect(crewDraftSchema.parse(draft())).toEqual(draft());
  expect(draft().version).toBe(4);
});

test('a new one does everything, in a colour that no crew has', () => {
  expect(crewInput({ ...draftOf(undefined, [crew]), name: ' Nord ' })).toEqual({
    ...{ name: 'Nord', color: 'green', picture: '', kinds: [], zips: [], baseZip: null, hours: null },
  });
});

test.each<[Partial<CrewDraft>, object]>([
  [{}, {}],
  [{ name: '  ' }, { name: 'required' }],
  [{ zips: '32801 Orlando' }, { zips: 'unread' }],
  [{ zips: Array.from({ length: 1501 }, (_, index) => 20000 + index).join(' ') }, { zips: 'many' }],
  [{ baseZip: '3280' }, { baseZip: 'zip' }],
  [{ baseZip: ' 32801-1234 ', zips: '' }, {}],
])('%j has the faults %j', (change, faults) => {
  expect(crewFaults(draft(change))).toEqual(faults);
});

test('overlapping hours are one, and a closed day sends none', () => {
  const at = (startMin: number, endMin: number) => ({ startMin, endMin });
  const days = [
    { weekday: 1, closed: false, intervals: [at(480, 720), at(600, 900)] },
    { weekday: 2, closed: true, intervals: [at(480, 720)] },
    { weekday: 3, closed: false, intervals: [] },
  ];
  expect(crewInput(draft({ days })).hours).toEqual([
    { weekday: 1, closed: false, intervals: [at(480, 900)] },
    { weekday: 2, closed: true, intervals: [] },
    { weekday: 3, closed: true, intervals: [] },
  ]);
});

test('a county is added with all of its codes, and what cannot be read stays for the eye', () => {
  expect(countyNames()).toContain('Orange');
  const zips = withCounty('33101 nowhere', 'Orange').split(' ');
  expect(zips).toEqual(expect.arrayContaining(['32801', '33101', 'nowhere']));
  expect(new Set(zips).size).toBe(zips.length);
  expect(withCounty(zips.join(' '), 'Orange')).toBe(zips.join(' '));
});
