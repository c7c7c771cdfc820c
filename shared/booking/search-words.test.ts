import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test.each([
  ['  Hélène  GARÇON ', ['helene', 'garcon']],
  ['Bjørn', ['bjorn']],
  ['ØRSTED', ['orsted']],
  ['Dvořák', ['dvořak']],
  ['İPEK', ['ipek']],
  ['ΟΔΟΣ', ['οδοσ']],
  ['+1 (407) 555-0134', ['4075550134']],
  ['555-0134', ['5550134']],
  ['\u202a+1 (407) 555\u20110134\u202c', ['4075550134']],
  ['407\u2013555\u20130134', ['4075550134']],
  ['O’Brien', ['o', 'brien']],
  ["D'ANGELO", ['d', 'angelo']],
  ['12', ['12']],
  ['#5f0c1c4e', ['5f0c1c4e']],
  ['5F0C1C4E-0000-4000-8000-000000000001', ['5f0c1c4e']],
  ['ana@x.com', ['ana@x.com']],
  ['   ', []],
  ['#', []],
])('%j is looked for as %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});
