import { posix } from 'node:path';
import type { SourceFile } from './source-files.ts';
import { stripComments } from './strip-comments.ts';

export interface ImportLine {
  readonly specifier: string;
  /** A path from the repository's root, or `undefined` for a package. */
  readonly path: string | undefined;
  /** `react`, `@koa/router`, `node:fs`; `undefined` for one of our files. */
  readonly packageName: string | undefined;
  readonly isTypeOnly: boolean;
}

const STATIC = /(?:^|[;}\s])(?:import|export)\s+(type\s+)?(?:[^'"();]*?\bfrom\s*)?(['"])([^'"\n]+)\2/g;
const DYNAMIC = /\bimport\(\s*(['"])([^'"\n]+)\1\s*\)/g;

export function readImports({ path, text }: SourceFile): readonly ImportLine[] {
  const code = stripComments(text);
  const fixed = [...code.matchAll(STATIC)].map((match) =>
    resolve(path, match[3] ?? '', match[1] !== undefined),
  );
  const lazy = [...code.matchAll(DYNAMIC)].map((match) => resolve(path, match[2] ?? '', false));
  return [...fixed, ...lazy];
}

function resolve(from: string, written: string, isTypeOnly: boolean): ImportLine {
  const [specifier = written] = written.split('?'); // Vite's ?url and ?raw
  const packageName = undefined;
  if (specifier.startsWith('#')) return { specifier, path: specifier.slice(1), packageName, isTypeOnly };
  if (specifier.startsWith('.')) {
    return { specifier, path: posix.join(posix.dirname(from), specifier), packageName, isTypeOnly };
  }
  const [first = '', second = ''] = specifier.split('/');
  return {
    specifier,
    path: undefined,
    packageName: first.startsWith('@') ? `${first}/${second}` : first,
    isTypeOnly,
  };
}
