import { expect, test } from 'vitest';
import { suggestsLanguage } from './suggests-language.ts';

test('a browser in another language is asked, until a language is chosen', () => {
  expect(suggestsLanguage(['pt-BR', 'en'], null)).toBe(true);
  expect(suggestsLanguage(['ht'], 'xx')).toBe(true);
  expect(suggestsLanguage([], null)).toBe(true);
  expect(suggestsLanguage(['pt-BR'], 'en')).toBe(false);
});

test('a browser in one of our languages is not asked', () => {
  for (const language of ['en-US', 'es', 'FR-ca'])
    expect(suggestsLanguage([language], null), language).toBe(false);
});
