import { expect, test } from 'vitest';
import { sameValue } from './same-value.ts';

test('the same whatever the order of its keys, and with a key that is absent or undefined', () => {
  expect(sameValue({ a: 1, b: [{ c: null }] }, { b: [{ c: null, d: undefined }], a: 1 })).toBe(true);
  expect(sameValue({ a: 1, b: [1, 2] }, { a: 1, b: [2, 1] })).toBe(false);
  expect(sameValue([], {})).toBe(false);
  expect(sameValue({ a: null }, {})).toBe(false);
});

test('what is not plain is the same only as itself', () => {
  const map = new Map([['a', 1]]);
  expect(sameValue({ map }, { map })).toBe(true);
  expect(sameValue({ map }, { map: new Map([['a', 2]]) })).toBe(false);
  expect(sameValue(new Date(0), new Date(1))).toBe(false);
});
