import { isCode, isTest, type SourceFile } from './source-files.ts';
import { stripComments } from './strip-comments.ts';

/** What runs once and ends: programs of an operator, and what a start writes. */
const PROGRAMS = ['server/run/', 'server/db/seeds/'];
/** Where a node is given its clock. */
const GIVES_CLOCK = 'server/main.ts';
const CLOCK = /\bDate\.now\b|\bnew Date\s*(?:\(\s*\)|(?![\s(]))|(?<!new )\bDate\(/;

/**
 * D498: code of a node takes the moment from `deps.now`, which jobs have from the database, and counts how long something
 * takes or lives by `performance.now()`, which no correction of the machine's clock moves.
 */
export function findMachineClocks(files: readonly SourceFile[]): readonly string[] {
  const isOfNode = ({ path }: SourceFile) =>
    path.startsWith('server/') && path !== GIVES_CLOCK && !PROGRAMS.some((folder) => path.startsWith(folder));
  return files
    .filter((file) => isOfNode(file) && isCode(file) && !isTest(file))
    .flatMap(({ path, text }) =>
      stripComments(text)
        .split('\n')
        .flatMap((line, index) =>
          CLOCK.test(line)
            ? [`${path}:${index + 1} ${line.trim()}: take deps.now() or performance.now() (D498)`]
            : [],
        ),
    );
}
