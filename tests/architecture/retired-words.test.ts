import { expect, test } from 'vitest';
import { findRetiredWords } from './retired-words.ts';
import { listSourceFiles } from './source-files.ts';

test('no name has a word that the glossary has retired', () => {
  const own = /tests\/architecture\/retired-words/;
  expect(findRetiredWords(listSourceFiles().filter(({ path }) => !own.test(path)))).toEqual([]);
});

test.each([
  ['app/customer/cart/promo-box.tsx', 'export const box = 1;'],
  ['app/data/place/lock.ts', 'if (await robbed()) return;'],
  ['shared/pricing/explain.ts', 'export interface PriceStory {}'],
  ['app/admin/list.tsx', 'const isGlowing = useHighlight();'],
])('%s: %s is caught', (path, text) => {
  expect(findRetiredWords([{ path, text }])).toHaveLength(1);
});

test.each([
  ["const key = 'slot-wish';", 'a row of devices keeps its name'],
  ['// The story of a price, robbed of its shares.', 'a comment is prose'],
])('%s is fine: %s', (text) => {
  expect(findRetiredWords([{ path: 'app/data/rows.ts', text }])).toEqual([]);
});
