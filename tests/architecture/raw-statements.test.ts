import { expect, test } from 'vitest';
import { listSourceFiles, type SourceFile } from './source-files.ts';

/**
 * What stands directly before a `statement(…)` of a repository, up to the comment of the declaration that it is in: Knex's
 * builder is for ordinary reads and writes, SQL for what a benchmark, a lock or PostgreSQL itself demands (D275).
 */
function findUnreasoned(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => path.startsWith('server/db/repos/') && path.endsWith('.ts'))
    .flatMap(({ path, text }) =>
      text
        .split(/\n(?=\/\*\*|\/\/|(?:export )?(?:const|function|async function) )/)
        .flatMap((part, index, parts) => {
          const comment = /^(?:\/\*\*|\/\/)/.test(parts[index - 1] ?? '') ? parts[index - 1] : '';
          const isRaw = /(?<!function )\bstatement\(|\.raw\(|\.run(?:Last)?\(\s*\{/.test(part);
          return isRaw && !/\bSQL: \S/.test(`${comment}`) ? [`${path}: ${part.split('\n')[0]}`] : [];
        }),
    );
}

test('a statement in SQL says why it is none of Knex', () => {
  expect(findUnreasoned(listSourceFiles())).toEqual([]);
});

test.each([
  "const find = statement('find', 'select 1');",
  "/** The first. */\nconst find = statement('find', 'select 1');",
  "// SQL: hot.\nconst one = 1;\nconst find = statement('find', 'select 1');",
  "/** SQL: a lock. */\nconst lock = statement('lock', text);\nconst find = statement('find', 'select 1');",
  'export function find(tx: Tx) {\n  return tx.run({ name, text }, []);\n}',
])('%s is caught', (text) => {
  expect(findUnreasoned([{ path: 'server/db/repos/carts/carts.ts', text }])).toHaveLength(1);
});

test.each([
  "/** SQL: hot. */\nconst find = statement('find', 'select 1');",
  "/**\n * The first.\n * SQL: hot.\n */\nexport const find = statement(\n  'find',\n  'select 1',\n);",
  "import { statement } from '../../with-tenant.ts';",
  "export function find(tx: Tx) {\n  return tx.query(tx.from('carts').first('id'));\n}",
])('%s is fine', (text) => {
  expect(findUnreasoned([{ path: 'server/db/repos/carts/carts.ts', text }])).toEqual([]);
});
