import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { agoWords } from './ago-words.ts';

const at = instantFromMs(Date.parse('2026-12-01T10:00:00Z'));
const after = (ms: number) => agoWords(at, instantFromMs(at + ms));

test('what was a moment ago has no words', () => {
  expect(after(0)).toBeUndefined();
  expect(after(59_999)).toBeUndefined();
  expect(after(-5_000)).toBeUndefined();
});

test('minutes, hours and days are told in the largest whole unit', () => {
  expect(after(60_000)).toBe('il y a 1 minute');
  expect(after(3_599_999)).toBe('il y a 59 minutes');
  expect(after(7_200_000)).toBe('il y a 2 heures');
  expect(after(86_400_000)).toBe('hier');
  expect(after(20 * 86_400_000)).toBe('il y a 20 jours');
});
