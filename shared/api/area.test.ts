import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialArea, type ServiceArea } from '../company/area.ts';
import { coverArea } from '../company/cover-area.ts';
import { allOfFlorida } from '../company/served-area.ts';
import { readGazetteer } from '../delivery/florida/gazetteer.ts';
import { areaView, readAreaView, toAreaView } from './area.ts';

const gazetteer = readGazetteer();
const zips = [...gazetteer.zips.keys()];
const areaOf = (area: Partial<ServiceArea>) => coverArea(gazetteer, { ...initialArea, ...area }).area;
const overTheWire = (area: Partial<ServiceArea>) =>
  readAreaView(areaView.parse(JSON.parse(JSON.stringify(toAreaView(areaOf(area))))));

test('[AR11] codes come to devices as they are, in few bytes', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...zips), { minLength: 1 }), (some) => {
      expect(overTheWire({ by: 'zips', zips: some.join(' ') }).codes).toEqual(
        areaOf({ by: 'zips', zips: some.join(' ') }).codes,
      );
    }),
    { numRuns: 50 },
  );
  expect(overTheWire({ by: 'zips', zips: '31601 34999' }).codes?.served).toEqual(new Set(['31601', '34999']));
  expect(JSON.stringify(toAreaView(areaOf({ by: 'counties', counties: 'Orange' }))).length).toBeLessThan(
    3_500,
  );
});

test('a company that has set nothing tells nothing, and one that refuses elsewhere tells no codes', () => {
  expect(toAreaView(areaOf({}))).toBeUndefined();
  expect(readAreaView(undefined)).toBe(allOfFlorida);
  expect(overTheWire({ outside: 'refused' })).toEqual({ ...allOfFlorida, outside: 'refused' });
});

test('of a way that is not chosen nothing is told', () => {
  const view = toAreaView(areaOf({ by: 'radius', zip: '32801', miles: 10, counties: 'Lake' }));
  expect(view).toMatchObject({ by: 'radius', zip: '32801', miles: 10, counties: [] });
  expect(toAreaView(areaOf({ by: 'counties', counties: 'Lake', zip: '32801', miles: 10 }))).toMatchObject({
    counties: ['Lake'],
    zip: '',
  });
});

test('words of a newer server are read as what this device knows', () => {
  const view = toAreaView(areaOf({ by: 'zips', zips: '32801' }));
  const newer = view && { ...view, by: 'drawing', outside: 'waiting list' };
  expect(readAreaView(newer)).toMatchObject({ by: 'zips', outside: 'pending' });
});
