import { expect, test } from 'vitest';
import { noWords } from './nothing-set.ts';
import { findWordFaults, missingLocales, ownWords, tidyWords } from './own-words.ts';

test('a missing language is said in the company’s own, and in ours where that is missing too', () => {
  const words = { ...noWords, en: 'Call us', fr: 'Appelez-nous' };
  expect(ownWords(words, 'en', 'fr')).toBe('Call us');
  expect(ownWords(words, 'es', 'fr')).toBe('Appelez-nous');
  expect(ownWords(words, 'es', 'es')).toBe('');
  expect(ownWords(noWords, 'en', 'fr')).toBe('');
});

test('what is missing is named once something is written', () => {
  expect(missingLocales(noWords)).toEqual([]);
  expect(missingLocales({ ...noWords, fr: 'Appelez-nous' })).toEqual(['en', 'es']);
});

test('lines stay, space around them does not', () => {
  expect(tidyWords({ ...noWords, en: '  One   two \r\n\n\n\n three\t' }).en).toBe('One two\n\nthree');
});

test('what turns or joins text is refused, and what is too long, by its language', () => {
  const words = { en: 'a'.repeat(11), es: 'a\u202eb', fr: 'One\ntwo' };
  expect(findWordFaults('words', words, 10)).toEqual({ 'words.en': 'too_long', 'words.es': 'invalid' });
  expect(findWordFaults('words', { ...words, en: ` ${'a'.repeat(10)} `, es: '' }, 10)).toEqual({});
});
