import { expect, test } from 'vitest';
import { basketFault, toBasket } from './read-basket.ts';

test('an amount is kept to the cent, an empty field is none', () => {
  expect(toBasket(42.5)).toBe(42.5);
  expect(toBasket(0)).toBe(0);
  expect(toBasket(9.999)).toBe(10);
  expect(toBasket('')).toBeNull();
});

test.each([
  ['about 20', 'notNumber'],
  [-1, 'negative'],
  [1e9, 'tooLarge'],
] as const)('%j is no amount: %s', (entry, fault) => {
  expect(basketFault(entry)).toBe(fault);
  expect(toBasket(entry)).toBeUndefined();
});
