import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['Ana@YAHO.com', 'Ana@yahoo.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
])('%s is meant as %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

test.each([
  'ana@gmail.com',
  'ana@ruizfamily.com',
  'ana@mail.com',
  'ana',
  '@gmial.com',
  'ana@a.io',
  'ana@att.com',
])('%s is left alone or close enough to be asked about only once right', (typed) => {
  const suggested = suggestEmail(typed);
  if (suggested !== undefined) expect(suggestEmail(suggested)).toBeUndefined();
});

test('an address of a company is not "corrected"', () => {
  expect(suggestEmail('ana@ruizfamily.com')).toBeUndefined();
  expect(suggestEmail('ana@gmail.com')).toBeUndefined();
  expect(suggestEmail('ana')).toBeUndefined();
});
