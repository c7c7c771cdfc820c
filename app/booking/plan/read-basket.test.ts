import { expect, test } from 'vitest';
import { basketFault, takeBasket, toBasket } from './read-basket.ts';

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

test('of what became no amount the plan keeps nothing, not the digits that were one', () => {
  expect(takeBasket(8)).toEqual({ amount: 8, refused: undefined });
  expect(takeBasket('8o')).toEqual({ amount: null, refused: '8o' });
  expect(takeBasket('')).toEqual({ amount: null, refused: undefined });
});
