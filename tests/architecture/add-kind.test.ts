import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Files that a new kind touches at most, new ones and words among them. */
const TOUCHED_MAX = 8;
/** Compilations of some seconds each, on a machine that does other things too. */
const COMPILE_MS = 600_000;

/** A file, what stands there now, and what stands there with the new kind. */
type Edit = readonly [path: string, before: string, after: string];

const names = 'shared/catalogue/kind.ts';
const secondPricer = 'shared/pricing/reference-pricer.test-support.ts';
const ratesWords = 'app/i18n/messages/admin/pricing.ts';

/** Another request, looked at before it has a price, that asks for an area and, unlike any other, for a time beside it. */
const windows = {
  row: {
    path: 'shared/kinds/windows.ts',
    like: 'epoxy',
    but: [['time: null', "time: { keptAs: 'hours', stepMin: 60, mostMin: 480, usualMin: [60, 120] }"]],
  },
  edits: [
    [secondPricer, "    case 'epoxy':\n", "    case 'epoxy':\n    case 'windows':\n"],
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
  row: { path: 'shared/kinds/awnings.ts', like: 'carpet', but: [] },
  edits: [
    [secondPricer, "    case 'carpet':\n", "    case 'carpet':\n    case 'awnings':\n"],
    [names, "'general'", "'general', 'awnings'"],
    ['shared/catalogue/current-slugs.ts', '  general: ', "  awnings: 'awning-cleaning',\n  general: "],
    ['shared/kinds/kinds.ts', '  rentme,\n', '  rentme,\n  awnings,\n'],
    [
      'shared/kinds/kinds.ts',
      'import { upholstery',
      "import { awnings } from './awnings.ts';\nimport { upholstery",
    ],
  ],
} satisfies NewKind;

/** Priced by the piece, at a rate of its own that the owner can change. */
const blinds = {
  row: {
    path: 'shared/kinds/blinds.ts',
    like: 'carpet',
    but: [
      ["pricedBy: 'product'", "pricedBy: 'rule'"],
      ['furnishedAddends,', "(_i, _s, _p, rates) => [baseAddend('product', 1, rates.blindCents)],"],
      ["{ furnishedAddends } from './furnished.ts'", "{ baseAddend } from './addends.ts'"],
    ],
  },
  edits: [
    [names, "'general'", "'general', 'blinds'"],
    [
      secondPricer,
      "    case 'pavers':\n",
      "    case 'blinds':\n      return [cents(rates.blindCents)];\n    case 'pavers':\n",
    ],
    ['shared/catalogue/current-slugs.ts', '  general: ', "  blinds: 'blind-cleaning',\n  general: "],
    ['shared/kinds/kinds.ts', '  rentme,\n', '  rentme,\n  blinds,\n'],
    ['shared/kinds/kinds.ts', 'import { carpet', "import { blinds } from './blinds.ts';\nimport { carpet"],
    [
      'shared/catalogue/rates.ts',
      '  serviceChargeCents: {',
      "  blindCents: { path: 'blinds.blindRate', defaultCents: 1200 },\n  serviceChargeCents: {",
    ],
    ['server/db/migrations/20261201_price_blinds.ts', '', 'export {};\n'],
    [ratesWords, '  rate: {\n', "  rate: {\n    blindCents: 'x',\n"],
    ...['group', 'groupHint', 'example'].map(
      (words): Edit => [ratesWords, `  ${words}: {\n`, `  ${words}: {\n    blinds: 'x',\n`],
    ),
  ],
} satisfies NewKind;

interface NewKind {
  /** Written like the row of another kind, with these differences. */
  readonly row: {
    readonly path: string;
    readonly like: string;
    readonly but: readonly (readonly [before: string, after: string])[];
  };
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
  ['with a rate of its own', blinds],
])('a kind %s touches few files', (_how, kind: NewKind) => {
  const touched = new Set([kind.row.path, ...kind.edits.map(([path]) => path)]);
  expect(touched.size, [...touched].join('\n')).toBeLessThanOrEqual(TOUCHED_MAX);
});

test(
  'the compiler names what new kinds leave out, and is content with what they touch',
  async () => {
    const kinds: readonly NewKind[] = [windows, awnings, blinds];
    const edits = kinds.flatMap((kind) => kind.edits);
    for (const edit of edits.filter(([path]) => path === names)) await apply(edit);
    const missed = await filesWithErrors(['shared']);
    expect(missed).toEqual(
      expect.arrayContaining(['shared/catalogue/current-slugs.ts', 'shared/kinds/kinds.ts']),
    );
    for (const { row } of kinds) await writeRow(row);
    for (const edit of edits.filter(([path]) => path !== names)) await apply(edit);
    expect(await filesWithErrors(['app', 'server'])).toEqual([]);
  },
  COMPILE_MS,
);

async function writeRow({ path, like, but }: NewKind['row']): Promise<void> {
  const name = path.replace(/^.*\/|\.ts$/g, '');
  await cp(join(copy, `shared/kinds/${like}.ts`), join(copy, path));
  for (const [before, after] of [[`const ${like}:`, `const ${name}:`] as const, ...but]) {
    await apply([path, before, after]);
  }
}

async function apply([path, before, after]: Edit): Promise<void> {
  const text = before === '' ? '' : await readFile(join(copy, path), 'utf8');
  expect(text, path).toContain(before);
  await writeFile(join(copy, path), text.replace(before, after));
}

/** Each once, from the root of the copy. Both programs hold shared/. */
async function filesWithErrors(programs: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const program of programs) {
    const tsc = join(root, 'node_modules/.bin/tsc');
    // Other tests have the other cores.
    const args = ['-p', program, '--pretty', 'false', '--checkers', '1'];
    const output = await run(tsc, args, { cwd: copy, maxBuffer: 64_000_000 })
      .then(({ stdout }) => stdout)
      .catch(({ stdout }: { stdout: string }) => stdout);
    for (const [, path = ''] of output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)) found.add(path);
  }
  return [...found];
}
