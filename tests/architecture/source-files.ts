import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `path` is relative to the repository, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const TEXT = /\.(ts|tsx|mts|mjs|css|md)$/;

/** Everything git knows or would add: a file is held to the rules before it is committed, a deleted one is not. */
export function listSourceFiles(): readonly SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split('\0'))]
    .filter((path) => TEXT.test(path) && existsSync(root + path))
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
}

export function isCode({ path }: SourceFile): boolean {
  return /\.(ts|tsx|mts|mjs)$/.test(path);
}

/** Tests beside their file, and whatever exists for them alone. */
export function isTest({ path }: SourceFile): boolean {
  return path.startsWith('tests/') || /\.(test|test-support|spec)\.(ts|tsx)$/.test(path);
}
