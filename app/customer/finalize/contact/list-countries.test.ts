import { expect, test } from 'vitest';
import { listCountries } from './list-countries.ts';

test('every country has a two-letter code and a name, the United States first', () => {
  const countries = listCountries('fr');
  expect(countries[0]).toEqual({ value: 'US', label: 'États-Unis' });
  expect(countries).toHaveLength(249);
  expect(new Set(countries.map(({ value }) => value)).size).toBe(countries.length);
  expect(countries.every(({ value, label }) => /^[A-Z]{2}$/.test(value) && label !== value)).toBe(true);
});
