import { expect, test } from 'vitest';
import { readImports } from './read-imports.ts';
import { stripComments } from './strip-comments.ts';

test('comments go, lines and strings stay', () => {
  const code = "const a = 'http://x'; // why\n/* two\nlines */ const b = `/* kept */`;";
  const stripped = stripComments(code);
  expect(stripped).toContain("'http://x'");
  expect(stripped).toContain('`/* kept */`');
  expect(stripped).not.toContain('why');
  expect(stripped.split('\n')).toHaveLength(3);
});

test('every way to import is read', () => {
  const text = [
    "import './styles.css';",
    "import type { A } from './a.ts';",
    "import b, { c } from '@koa/router';",
    "import * as z from 'zod/mini';",
    "export * from '../d.ts';",
    "const e = () => import('./e.tsx');",
    "import f from './f.svg?url';",
    "const importer = 'import g from h';",
  ].join('\n');
  const lines = readImports({ path: 'app/x/y.ts', text });
  expect(lines.map(({ path, packageName }) => path ?? packageName)).toEqual([
    'app/x/styles.css',
    'app/x/a.ts',
    '@koa/router',
    'zod',
    'app/d.ts',
    'app/x/f.svg',
    'app/x/e.tsx',
  ]);
  expect(lines.map(({ isTypeOnly }) => isTypeOnly).indexOf(true)).toBe(1);
});
