import { expect, test } from 'vitest';
import { isInFlorida, isPostalCode } from './service-area.ts';

test.each([
  ['32801', true],
  [' 33101-0001 ', true],
  ['349970001', true],
  ['32801-1', undefined],
  ['32801 Orlando', undefined],
  ['31999', false],
  ['10001', false],
  ['10001-', false],
  ['328', undefined],
  ['', undefined],
])('ZIP %s: in Florida %s', (postalCode, inside) => {
  expect(isInFlorida({ postalCode, country: 'US' })).toBe(inside);
});

test('another country is outside, none is not known yet', () => {
  expect(isInFlorida({ postalCode: '32801', country: 'MX' })).toBe(false);
  expect(isInFlorida({ postalCode: '32801', country: '' })).toBeUndefined();
});

test('a ZIP code has five or nine digits, other countries write as they like', () => {
  expect(
    ['32801', '32801-1234', '328011234'].every((code) => isPostalCode({ country: 'US', postalCode: code })),
  ).toBe(true);
  expect(isPostalCode({ country: 'US', postalCode: '3280' })).toBe(false);
  expect(isPostalCode({ country: 'GB', postalCode: 'SW1A 1AA' })).toBe(true);
});
