import { expect, test } from 'vitest';
import { fillText } from './fill-text.ts';

test.each([
  [
    { en: 'Rugs', es: 'Tapetes', fr: 'Tapis' },
    { en: 'Rugs', es: 'Tapetes', fr: 'Tapis' },
  ],
  [
    { en: 'Rugs', es: '', fr: 'Tapis' },
    { en: 'Rugs', es: 'Tapis', fr: 'Tapis' },
  ],
  [{ en: 'Rugs' }, { en: 'Rugs', es: 'Rugs', fr: 'Rugs' }],
  [
    { es: 'Tapetes', en: '' },
    { en: 'Tapetes', es: 'Tapetes', fr: 'Tapetes' },
  ],
  [{}, { en: '', es: '', fr: '' }],
])('%j: a missing language is the company’s, then any (D391)', (words, filled) => {
  expect(fillText(words, 'fr')).toEqual(filled);
});
