import { expect, test } from 'vitest';
import { stopWords } from './stop-words.ts';

const door = { type: 'pickup', street: '12 Palm Ave', city: 'Orlando', state: 'FL', zip: '32801' } as const;

test('an address is told by its street, then by its town', () => {
  expect(stopWords(door)).toEqual({ title: '12 Palm Ave', rest: 'Orlando, FL 32801' });
});

test('a place is told by its name, its street follows', () => {
  expect(stopWords({ ...door, searchMode: 'place', placeName: 'Publix', unit: 'Suite 4' })).toEqual({
    title: 'Publix',
    rest: '12 Palm Ave, Suite 4, Orlando, FL 32801',
  });
});

test('a name that is left of a search for a place is none of an address', () => {
  expect(stopWords({ ...door, placeName: '200 Main Street' })).toEqual(stopWords(door));
});

test('without street or name the label speaks, then the town', () => {
  expect(stopWords({ type: 'dropoff', label: '9 Bay St, Tampa, FL' })).toEqual({
    title: '9 Bay St',
    rest: 'Tampa, FL',
  });
  expect(stopWords({ type: 'dropoff', city: 'Ocala', state: 'FL' })).toEqual({
    title: 'Ocala, FL',
    rest: '',
  });
  expect(stopWords({ type: 'dropoff' })).toEqual({ title: '', rest: '' });
});
