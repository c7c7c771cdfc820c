import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Files that a new kind touches at most, new ones and words among them. */
const TOUCHED_MAX = 8;
/** Three compilations of some seconds each, on a machine that does other things too. */
const COMPILE_MS = 600_000;

/** A file, what stands there now, and what stands there with the new kind. */
type Edit = readonly [path: string, before: string, after: string];

const names = 'shared/catalogue/kind.ts';

/** Another request, looked at before it has a price. */
const windows = {
  row: { path: 'shared/kinds/windows.ts', like: 'epoxy' },
  edits: [
    [names, "'rentme']", "'rentme', 'windows']"],
    ['shared/kinds/kinds.ts', '  rentme,\n', '  rentme,\n  windows,\n'],
    [
      'shared/kinds/kinds.ts',
      'import { upholstery',
      "import { windows } from './windows.ts';\nimport { upholstery",
    ],
    ...['en', 'es', 'fr'].flatMap((locale) =>
      ['title', 'lead', 'description'].map(
        (group): Edit => [
          `app/i18n/messages/intake/${locale}.ts`,
          `  ${group}: {\n`,
          `  ${group}: {\n    windows: 'x',\n`,
        ],
      ),
    ),
  ],
} satisfies NewKind;

/** Another thing that is cleaned by the room. */
const awnings = {
  row: { path: 'shared/kinds/awnings.ts', like: 'carpet' },
  edits: [
    [names, "'general']", "'general', 'awnings']"],
    ['shared/catalogue/current-slugs.ts', '  general: ', "  awnings: 'awning-cleaning',\n  general: "],
    ['shared/kinds/kinds.ts', '  rentme,\n', '  rentme,\n  awnings,\n'],
    [
      'shared/kinds/kinds.ts',
      'import { upholstery',
      "import { awnings } from './awnings.ts';\nimport { upholstery",
    ],
  ],
} satisfies NewKind;

interface NewKind {
  readonly row: { readonly path: string; readonly like: string };
  readonly edits: readonly Edit[];
}

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
let copy = '';

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'new-kind-'));
  for (const name of ['app', 'server', 'shared', 'tests/support', 'package.json', 'tsconfig.base.json']) {
    await cp(join(root, name), join(copy, name), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
}, COMPILE_MS);

afterAll(() => rm(copy, { recursive: true, force: true }));

test.each([
  ['asked for in a form', windows],
  ['put together by the room', awnings],
])('a kind %s touches few files', (_how, kind: NewKind) => {
  const touched = new Set([kind.row.path, ...kind.edits.map(([path]) => path)]);
  expect(touched.size, [...touched].join('\n')).toBeLessThanOrEqual(TOUCHED_MAX);
});

test(
  'the compiler names what two new kinds leave out, and is content with what they touch',
  async () => {
    const kinds: readonly NewKind[] = [windows, awnings];
    const edits = kinds.flatMap((kind) => kind.edits);
    for (const edit of edits.filter(([path]) => path === names)) await apply(edit);
    const missed = await filesWithErrors(['app']);
    expect(missed).toEqual(
      expect.arrayContaining(['shared/catalogue/current-slugs.ts', 'shared/kinds/kinds.ts']),
    );
    for (const { row } of kinds) await writeRow(row);
    for (const edit of edits.filter(([path]) => path !== names)) await apply(edit);
    expect(await filesWithErrors(['app', 'server'])).toEqual([]);
  },
  COMPILE_MS,
);

async function writeRow({ path, like }: NewKind['row']): Promise<void> {
  const name = path.replace(/^.*\/|\.ts$/g, '');
  const row = await readFile(join(copy, `shared/kinds/${like}.ts`), 'utf8');
  await writeFile(join(copy, path), row.replace(`const ${like}:`, `const ${name}:`));
}

async function apply([path, before, after]: Edit): Promise<void> {
  const text = await readFile(join(copy, path), 'utf8');
  expect(text, path).toContain(before);
  await writeFile(join(copy, path), text.replace(before, after));
}

/** Each once, from the root of the copy. Both programs hold shared/. */
async function filesWithErrors(programs: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const program of programs) {
    const tsc = join(root, 'node_modules/.bin/tsc');
    const output = await run(tsc, ['-p', program, '--pretty', 'false'], { cwd: copy, maxBuffer: 64_000_000 })
      .then(({ stdout }) => stdout)
      .catch(({ stdout }: { stdout: string }) => stdout);
    for (const [, path = ''] of output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)) found.add(path);
  }
  return [...found];
}
