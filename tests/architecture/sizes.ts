import { isCode, type SourceFile } from './source-files.ts';

export const LINES_MAX = 350;

/** Tables of data or messages: long because there is much to say, not because much happens. */
const tables = ['app/i18n/messages/', 'server/db/seeds/', 'server/db/migrations/'];

export function findLongFiles(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter((file) => isCode(file) || file.path.endsWith('.css'))
    .filter(({ path }) => !tables.some((table) => path.startsWith(table)))
    .map(({ path, text }) => ({ path, lines: text.replace(/\n$/, '').split('\n').length }))
    .filter(({ lines }) => lines > LINES_MAX)
    .map(({ path, lines }) => `${path} has ${lines} lines: split it by verb (at most ${LINES_MAX})`);
}
