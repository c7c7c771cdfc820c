import { expect, test } from 'vitest';
import { agreesWith } from './agrees-with.ts';

const miami = { city: 'Miami', state: 'FL', zip: '33135' };
const asked = (street: string, placeName = '') => ({ ...miami, street, placeName });

test.each([
  ['1500 SW 8 St', 'Southwest 8th Street'],
  ['400 S Orange Ave', 'South Orange Avenue'],
  ['12 State Rd 50', 'State Road 50'],
  ['7 Dr. Martin Luther King Jr Blvd', 'Doctor Martin Luther King Junior Boulevard'],
  ['3 Calle Ocho', 'CALLE OCHO'],
  ['22 Jose Marti Ave', 'José Martí Avenue'],
])('%s is %s', (street, found) => {
  expect(agreesWith(asked(street), { ...miami, street: found })).toBe(true);
});

test.each([
  ['1500 SW 8 St', 'Southwest 9th Street'],
  ['400 S Orange Ave', 'South Lemon Avenue'],
  ['12 State Rd 50', 'State Road 436'],
  ['8 Orange Ave', 'Southwest 8th Street'],
  ['100 Main St', 'Street'],
])('%s is not %s', (street, found) => {
  expect(agreesWith(asked(street), { ...miami, street: found })).toBe(false);
});

test('the ZIP or the town has to be the same, and the state', () => {
  const ask = asked('400 S Orange Ave');
  const street = 'South Orange Avenue';
  expect(agreesWith(ask, { street, city: 'Coral Way', state: 'FL', zip: '33135-1200' })).toBe(true);
  expect(agreesWith(ask, { street, city: 'MIAMI', state: 'FL' })).toBe(true);
  expect(agreesWith(ask, { street, city: 'Orlando', state: 'FL', zip: '32801' })).toBe(false);
  expect(agreesWith(ask, { street, city: 'Miami', state: 'OK' })).toBe(false);
  expect(agreesWith(ask, { street })).toBe(false);
});

test('a place is known by its name', () => {
  const found = { placeName: 'Versailles Restaurant', street: 'Southwest 8th Street', ...miami };
  expect(agreesWith(asked('', 'Versailles'), found)).toBe(true);
  expect(agreesWith(asked('', 'La Carreta'), found)).toBe(false);
});
