import { expect, test } from 'vitest';
import type { Point } from '../stop.ts';
import { countyOutlines } from './florida-counties.ts';
import { foldName, readGazetteer } from './gazetteer.ts';
import { locateStop } from './locate-stop.ts';
import { reverseTown } from './reverse-town.ts';

const gazetteer = readGazetteer();

function isInFlorida({ latitude, longitude }: Point): boolean {
  return latitude > 24.3 && latitude < 31.1 && longitude > -87.7 && longitude < -79.9;
}

test('[RT32] all ZIPs and towns of the tables are read, each with a point in Florida', () => {
  expect(gazetteer.zips.size).toBe(1_473);
  expect(gazetteer.towns.length).toBeGreaterThan(950);
  expect([...gazetteer.zips.values()].filter((zip) => !isInFlorida(zip))).toEqual([]);
  expect(gazetteer.towns.filter((town) => !isInFlorida(town) || town.key === '')).toEqual([]);
  expect([...gazetteer.zips.values()].filter(({ atTown }) => !atTown)).toHaveLength(1_013);
});

test('[RT32] the tables are read once', () => {
  expect(readGazetteer()).toBe(gazetteer);
});

test.each([
  ['Saint Petersburg', 'St. Petersburg'],
  ['FORT MC COY', 'Ft McCoy'],
  ['Mount Dora', 'mt. dora'],
  ['Howey-in-the-Hills', 'Howey in the Hills'],
  ['Land O’ Lakes', "Land O' Lakes"],
  ['Cañon', 'canon'],
])('[RT31] %s and %s are one town', (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

test('[RT32] a ZIP gives its point, whatever town of the county is typed', () => {
  const point = { latitude: 28.5978, longitude: -81.3534, precision: 'zip', zip: '32789' };
  for (const city of ['Winter Park', 'Orlando', 'winter  park', 'Nowhere at all', '']) {
    expect(locateStop(gazetteer, { city, state: 'FL', zip: '32789' })).toMatchObject(point);
  }
  expect(locateStop(gazetteer, { city: 'Winter Park', state: 'fl', zip: ' 32789-1234 ' })).toMatchObject(
    point,
  );
});

test('[RT32] a post-office box is at its town', () => {
  expect(locateStop(gazetteer, { city: 'Orlando', state: 'FL', zip: '32886' })).toMatchObject({
    latitude: 28.5383,
    longitude: -81.3792,
    precision: 'town',
    county: 'Orange',
  });
});

test('[RT33] without a ZIP the town gives the point, of several the most populous', () => {
  expect(locateStop(gazetteer, { city: 'st petersburg', state: 'FL' })).toMatchObject({
    precision: 'town',
    city: 'St. Petersburg',
    county: 'Pinellas',
    zip: '',
  });
  const named = gazetteer.towns.filter(({ key }) => key === 'hawthorne');
  expect(named.length).toBeGreaterThan(1);
  expect(locateStop(gazetteer, { city: 'Hawthorne' })).toMatchObject({ county: named[0]?.county });
});

test('[RT33] a town that only the post office knows is in the middle of its ZIPs', () => {
  expect(locateStop(gazetteer, { city: 'Bostwick', state: 'FL' })).toMatchObject({ county: 'Putnam' });
});

test.each([
  [{ city: 'Atlanta', state: 'GA', zip: '30301' }, 'address.outside'],
  [{ city: 'Orlando', state: 'GA', zip: '32801' }, 'address.outside'],
  [{ city: 'Orlando', state: 'FL', zip: '30301' }, 'address.outside'],
  [{ city: 'Orlando', state: 'FL', zip: '34999' }, 'address.not_found'],
  [{ city: 'Orlando', state: 'FL', zip: '328' }, 'address.not_found'],
  [{ city: 'Orlando', state: 'FL', zip: 'abc' }, 'address.not_found'],
  [{ city: 'Nowhere', state: 'FL', zip: '' }, 'address.not_found'],
  [{ city: '', state: 'FL', zip: null }, 'address.not_found'],
  [{ city: 'Miami', state: 'FL', zip: '32801' }, 'address.not_found'],
])('[RT34] %o is never guessed: %s', (stop, fault) => {
  expect(locateStop(gazetteer, stop)).toEqual({ fault });
});

test('[RT36] the nearest town is told with its miles', () => {
  expect(reverseTown(gazetteer, { latitude: 28.6, longitude: -81.34 })).toMatchObject({
    name: 'Winter Park',
  });
  expect(reverseTown(gazetteer, { latitude: 27, longitude: -84.5 })?.miles).toBeGreaterThan(100);
});

test('[RT36] a town to the east is nearer than one as many degrees to the north', () => {
  const town = { key: 'x', county: 'Orange', population: 1 };
  const towns = [
    { ...town, name: 'North', latitude: 28.48, longitude: -81 },
    { ...town, name: 'East', latitude: 28, longitude: -80.5 },
  ];
  expect(reverseTown({ ...gazetteer, towns }, { latitude: 28, longitude: -81 })?.name).toBe('East');
});

test('[RT40] 67 counties with closed outlines inside Florida', () => {
  const counties = countyOutlines();
  expect(counties).toHaveLength(67);
  expect(counties.map(({ name }) => name)).toContain('Orange');
  for (const { rings } of counties) {
    expect(rings.length).toBeGreaterThan(0);
    for (const ring of rings) {
      expect(ring.length).toBeGreaterThan(3);
      expect(ring.at(-1)).toEqual(ring[0]);
      expect(ring.every(([longitude, latitude]) => isInFlorida({ latitude, longitude }))).toBe(true);
    }
  }
});
