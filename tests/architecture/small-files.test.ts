import { expect, test } from 'vitest';
import { findSmallFiles } from './small-files.ts';
import { listSourceFiles } from './source-files.ts';

const small = { path: 'server/domain/links/tag.ts', text: "export const tag = 'a';\n" };
const long = { path: 'server/domain/links/tag.ts', text: 'export const tag = 1;\n'.repeat(25) };
const user = { path: 'server/domain/links/link.ts', text: "import { tag } from './tag.ts';" };
const other = { path: 'app/data/link.ts', text: "import { tag } from '../../server/domain/links/tag.ts';" };

test('no file of server or shared is too small to stand alone', () => {
  expect(findSmallFiles(listSourceFiles())).toEqual([]);
});

test('a small file with one importer is caught, and told where it belongs', () => {
  expect(findSmallFiles([small, user])).toEqual([
    'server/domain/links/tag.ts has 1 lines (at least 25) and one importer: put it into server/domain/links/link.ts',
  ]);
});

test('a test does not make a second importer', () => {
  const beside = { path: 'server/domain/links/tag.test.ts', text: "import { tag } from './tag.ts';" };
  expect(findSmallFiles([small, user, beside])).toHaveLength(1);
});

test('a longer one, one with two importers and one that is started may stand', () => {
  expect(findSmallFiles([long, user])).toEqual([]);
  expect(findSmallFiles([small, user, other])).toEqual([]);
  expect(findSmallFiles([small])).toEqual([]);
});
