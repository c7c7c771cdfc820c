import { expect, test } from 'vitest';
import { memoryWords } from './memory-words.ts';

test('[LC45] the cart is promised back only where something here remembers which it is', () => {
  expect(memoryWords({ isFramed: false, keepsMirror: true })).toBe('text');
  expect(memoryWords({ isFramed: false, keepsMirror: false })).toBe('alone');
});

test('[LC45] in a frame of another site the way out is a tab of our own', () => {
  for (const keepsMirror of [true, false])
    expect(memoryWords({ isFramed: true, keepsMirror })).toBe('framed');
});
