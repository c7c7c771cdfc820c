import { expect, test } from 'vitest';
import { chooseLocale, isLocale } from './locale.ts';

test.each([
  [['es-419', 'en'], 'es'],
  [['FR-ca'], 'fr'],
  [['en'], 'en'],
  [['de-DE', 'es'], 'fr'],
  [['english'], 'fr'],
  [[''], 'fr'],
  [[], 'fr'],
] as const)('a browser that prefers %j gets %s when the company speaks French', (languages, expected) => {
  expect(chooseLocale(languages, 'fr')).toBe(expected);
});

test('a locale is one of three, exactly', () => {
  expect(['en', 'es', 'fr'].every(isLocale)).toBe(true);
  expect(['EN', 'en-US', 'de', '', 'constructor', '__proto__'].some(isLocale)).toBe(false);
});
