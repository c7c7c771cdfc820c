import { expect, test } from 'vitest';
import { findImportCycles } from './import-cycles.ts';
import { listSourceFiles } from './source-files.ts';

test('no file needs itself by a detour', () => {
  expect(findImportCycles(listSourceFiles())).toEqual([]);
});

test('a ring of three is named in full, once', () => {
  const ring = [
    { path: 'shared/a.ts', text: "import { b } from './b.ts';" },
    { path: 'shared/b.ts', text: "import { c } from '#shared/c.ts';" },
    { path: 'shared/c.ts', text: "export { a } from './a.ts';" },
  ];
  expect(findImportCycles(ring)).toEqual(['shared/a.ts -> shared/b.ts -> shared/c.ts -> shared/a.ts']);
});

test.each(['shared', 'server', 'app'])('a type that points back is a ring in %s', (folder) => {
  const files = [
    { path: `${folder}/a.ts`, text: "import { b } from './b.ts';" },
    { path: `${folder}/b.ts`, text: "import type { A } from './a.ts';" },
  ];
  expect(findImportCycles(files)).toEqual([`${folder}/a.ts -> ${folder}/b.ts -> ${folder}/a.ts`]);
});
