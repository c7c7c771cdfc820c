import { readImports } from './read-imports.ts';
import { isCode, isTest, type SourceFile } from './source-files.ts';

/** Below this, with one importer, a file costs more to find than it saves to read. */
const LINES_MIN = 25;

/** Rows of a table that stay small and alone: each kind of service has a file, however little it says. */
const ROWS = 'shared/kinds/';

/** Files of server/ and shared/ that only one other file of the product imports, and that would fit into it. */
export function findSmallFiles(files: readonly SourceFile[]): readonly string[] {
  const product = files.filter((file) => isCode(file) && !isTest(file));
  const importers = new Map<string, Set<string>>();
  for (const file of product) {
    for (const { path } of readImports(file)) {
      if (path !== undefined) importers.set(path, (importers.get(path) ?? new Set()).add(file.path));
    }
  }
  return product
    .filter(({ path }) => /^(server|shared)\//.test(path) && !path.startsWith(ROWS))
    .flatMap(({ path, text }) => {
      const lines = text.replace(/\n$/, '').split('\n').length;
      const [importer, another] = importers.get(path) ?? [];
      if (lines >= LINES_MIN || importer === undefined || another !== undefined) return [];
      return [`${path} has ${lines} lines (at least ${LINES_MIN}) and one importer: put it into ${importer}`];
    });
}
