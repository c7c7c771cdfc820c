import { expect, test } from 'vitest';
import { isInServiceArea } from './service-area.ts';

test.each([
  ['32801', true],
  ['33101-0001', true],
  ['34997', true],
  ['31999', false],
  ['10001', false],
  ['328', undefined],
  ['', undefined],
])('ZIP %s: in the area %s', (postalCode, inside) => {
  expect(isInServiceArea({ postalCode, country: 'US' })).toBe(inside);
});

test('another country is outside', () => {
  expect(isInServiceArea({ postalCode: '32801', country: 'MX' })).toBe(false);
});
