import { expect, test } from 'vitest';
import { findLongFiles, LINES_MAX } from './sizes.ts';
import { listSourceFiles } from './source-files.ts';

const long = 'const a = 1;\n'.repeat(LINES_MAX + 1);

test('every file can be read in one sitting', () => {
  expect(findLongFiles(listSourceFiles())).toEqual([]);
});

test('one line too many is caught, the last line end is not a line', () => {
  expect(findLongFiles([{ path: 'app/ui/actions/button.tsx', text: long }])).toEqual([
    `app/ui/actions/button.tsx has ${LINES_MAX + 1} lines: split it by verb (at most ${LINES_MAX})`,
  ]);
  expect(findLongFiles([{ path: 'app/ui/actions/button.tsx', text: long.slice(13) }])).toEqual([]);
});

test('tables of data and messages may be long', () => {
  expect(findLongFiles([{ path: 'app/i18n/messages/en.ts', text: long }])).toEqual([]);
  expect(findLongFiles([{ path: 'server/db/seeds/catalogue.ts', text: long }])).toEqual([]);
});
