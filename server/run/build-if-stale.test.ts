import { expect, test } from 'vitest';
import { isStale } from './build-if-stale.ts';

test('an absent build is stale', () => {
  expect(isStale(undefined, [1])).toBe(true);
});

test('a build older than any of its sources is stale', () => {
  expect(isStale(10, [9, 11])).toBe(true);
});

test('a build as new as its newest source is not stale', () => {
  expect(isStale(10, [9, 10, undefined])).toBe(false);
});
