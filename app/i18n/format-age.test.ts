import { expect, test } from 'vitest';
import { formatAge } from './format-age.ts';

test.each([
  [59_000, undefined],
  [-60_000, undefined],
  [60_000, '1 minute ago'],
  [12.9 * 60_000, '12 minutes ago'],
  [3 * 3_600_000, '3 hours ago'],
  [50 * 3_600_000, '2 days ago'],
])('%i ms is %s', (ms, words) => {
  expect(formatAge(ms, 'en')).toBe(words);
});

test('an age is told in the language on screen', () => {
  expect(formatAge(720_000, 'es')).toBe('hace 12 minutos');
  expect(formatAge(720_000, 'fr')).toBe('il y a 12 minutes');
});
