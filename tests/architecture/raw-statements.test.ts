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

/**
 * Subqueries that know their company only by a row of the statement around them: PostgreSQL does not mind, Citus refuses to
 * ask all shards for each row. A join may say it, as both of its tables lie on one shard.
 */
function findTiedByRow(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => path.startsWith('server/db/repos/') && path.endsWith('.ts'))
    .flatMap(({ path, text }) =>
      [
        ...text.matchAll(/\bfrom \w+ (\w+)\s+where (?:\1\.tenant_id = \w+|\w+\.tenant_id = \1)\.tenant_id/g),
      ].map(([tie]) => `${path}: ${tie}`),
    );
}

test('a subquery names its company by the value that the statement has', () => {
  expect(findTiedByRow(listSourceFiles())).toEqual([]);
});

test('one that names it by another row is caught', () => {
  const text = '(select c.id from crews c where c.tenant_id = k.tenant_id and c.id = k.crew_id) as crew';
  const path = 'server/db/repos/staff/admin-keys.ts';
  expect(findTiedByRow([{ path, text }])).toHaveLength(1);
  expect(findTiedByRow([{ path, text: text.replace('k.tenant_id', '$1') }])).toEqual([]);
});
