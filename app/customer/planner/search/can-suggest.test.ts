import { expect, test } from 'vitest';
import { blankStop } from '#shared/delivery/plan/blank-stop.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import { canSuggest, fieldText, lacksTown, needsCity, searchQuery } from './can-suggest.ts';

const stop = (change: Partial<Stop>): Stop => ({ ...blankStop('a', 'pickup'), ...change });

test.each([
  ['12', false],
  ['12 ', false],
  [' 12 P', true],
  ['123', true],
])('an address is searched from three characters: %j', (street, can) => {
  expect(canSuggest(stop({ street }))).toBe(can);
});

test.each([
  ['P', 'Orlando', false],
  ['Pu', 'Orlando', true],
  ['Publix', 'O', false],
  ['Publix', ' ', false],
])('a place is searched from two characters in a city of two: %j in %j', (placeName, city, can) => {
  expect(canSuggest(stop({ searchMode: 'place', street: '123 Main', placeName, city }))).toBe(can);
});

test('the city comes first for places only', () => {
  expect(needsCity(stop({ searchMode: 'place', city: 'O ' }))).toBe(true);
  expect(needsCity(stop({ searchMode: 'place', city: 'Oz' }))).toBe(false);
  expect(needsCity(stop({ searchMode: 'address' }))).toBe(false);
});

test('the field holds the street or the name of the place', () => {
  const both = { street: '123 Main', placeName: 'Publix' };
  expect(fieldText(stop(both))).toBe('123 Main');
  expect(fieldText(stop({ ...both, searchMode: 'place' }))).toBe('Publix');
});

test('the text is joined with city, state and ZIP, unless it names a town itself', () => {
  const orlando = { city: 'Orlando', state: 'FL', zip: '32801' };
  expect(searchQuery(stop({ street: '12 Palm', ...orlando }))).toBe('12 Palm, Orlando, FL, 32801');
  expect(searchQuery(stop({ street: '12 Palm, Winter Park', ...orlando }))).toBe('12 Palm, Winter Park, FL');
  const place = { searchMode: 'place', placeName: 'Publix, the new one' } as const;
  expect(searchQuery(stop({ ...place, ...orlando }))).toBe('Publix, the new one, Orlando, FL, 32801');
});

test.each([
  ['1420 Edgewater Dr', {}, true],
  ['1420 Edgewater Dr,', {}, true],
  ['1420 Edgewater Dr, Orl', {}, false],
  ['1420 Edgewater Dr 32804', {}, false],
  ['14204 Edgewater Dr', {}, true],
  ['1420 Edgewater Dr', { city: 'Orlando' }, false],
  ['1420 Edgewater Dr', { zip: '32804' }, false],
] as const)('a street without a town or ZIP beside it lacks one: %j %j', (street, parts, lacks) => {
  expect(lacksTown(stop({ street, ...parts }))).toBe(lacks);
});
