import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchMode } from '../stop.ts';
import { readGazetteer } from './gazetteer.ts';
import { readSuggestion, suggestAddresses } from './suggest-addresses.ts';

const gazetteer = readGazetteer();

function labels(q: string, mode: SearchMode = 'address', limit = 8): readonly string[] {
  return suggestAddresses(gazetteer, { q, mode, limit }).map(({ label }) => label);
}

test.each([
  ['12 Oak St, Winter Par, FL', '12 Oak St, Winter Park, FL'],
  ['12 Oak St Orlando', '12 Oak St, Orlando, FL'],
  ['12 Oak St Orl', '12 Oak St, Orlando, FL'],
  ['Park Avenue Winter Park', 'Park Avenue, Winter Park, FL'],
  ['12 Oak St, saint pet, FL', '12 Oak St, St. Petersburg, FL'],
  ['12 Oak St, Winter Park, FL, 32789', '12 Oak St, Winter Park, FL 32789'],
  ['12 Oak St Winter Park FL 32789-1234', '12 Oak St, Winter Park, FL 32789'],
  ['12 Oak St, 32789, FL', '12 Oak St, Winter Park, FL 32789'],
  ['12 Oak St, FL, 32789', '12 Oak St, Winter Park, FL 32789'],
  ['12345 Miami Road, Orlando, FL', '12345 Miami Road, Orlando, FL'],
  ['Winter P, FL', 'Winter Park, FL'],
  ['32789', 'Winter Park, FL 32789'],
])('[RT37] "%s" can mean "%s"', (q, label) => {
  expect(labels(q)[0]).toBe(label);
});

test.each([
  '123 Main St',
  '12 OAK CT',
  '12',
  '',
  ' , ,',
  '12 Oak St, Nowhere, FL',
  '12 Peach St, Atlanta, GA',
])('[RT37][RT38] "%s" has no suggestions', (q) => {
  expect(labels(q)).toEqual([]);
});

test('[RT38] exact names come before beginnings, the most populous first, no label twice', () => {
  const miami = labels('12 Oak St, Miami, FL');
  expect(miami.slice(0, 3)).toEqual(
    ['Miami', 'Miami Gardens', 'Miami Beach'].map((town) => `12 Oak St, ${town}, FL`),
  );
  expect(new Set(miami).size).toBe(miami.length);
  expect(labels('12 Oak St, Plant City, FL')[0]).toBe('12 Oak St, Plant City, FL');
});

test('[RT38] a begun ZIP offers those of the typed town', () => {
  const offered = labels('12 Oak St, Orlando, FL, 328');
  expect(offered).toHaveLength(8);
  expect(offered.every((label) => label.startsWith('12 Oak St, Orlando, FL 328'))).toBe(true);
  expect(labels('12 Oak St, Orlando, FL, 328', 'address', 3)).toHaveLength(3);
});

test('[RT38] a place stands at the centre of its town and is approximate', () => {
  expect(
    suggestAddresses(gazetteer, { q: 'Publix, Winter Park, FL', mode: 'place', limit: 1 }),
  ).toMatchObject([
    {
      primary: 'Publix',
      secondary: 'Winter Park, FL',
      placeName: 'Publix',
      city: 'Winter Park',
      state: 'FL',
      approximate: true,
    },
  ]);
  expect(labels('Publix', 'place')).toEqual([]);
});

test('[RT38] a street keeps its number apart', () => {
  expect(suggestAddresses(gazetteer, { q: '12b Oak St, Ocoee', mode: 'address', limit: 1 })).toMatchObject([
    { housenumber: '12b', street: 'Oak St', city: 'Ocoee', approximate: true },
  ]);
});

test('[RT39] an id gives the same suggestion again', () => {
  const modes: readonly SearchMode[] = ['address', 'place'];
  for (const mode of modes) {
    for (const q of ['A|B Street, Orl', 'Oak, Winter Park, FL, 32789', 'x, Orlando, FL, 328']) {
      for (const suggestion of suggestAddresses(gazetteer, { q, mode, limit: 8 })) {
        expect(readSuggestion(gazetteer, suggestion.id)).toEqual(suggestion);
      }
    }
  }
});

test('[RT37][RT39] no text breaks search or ids', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 300, unit: 'binary' }),
      fc.constantFrom('address', 'place'),
      (text, mode) => {
        expect(suggestAddresses(gazetteer, { q: text, mode, limit: 8 }).length).toBeLessThanOrEqual(8);
        expect(readSuggestion(gazetteer, text)).toBeUndefined();
      },
    ),
    { numRuns: 500 },
  );
});
