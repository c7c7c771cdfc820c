import { isCode, type SourceFile } from './source-files.ts';

/** Names that say nothing: whatever goes in has a better one. */
const empty = new Set(['index', 'utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types', 'manager']);
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** knex orders them by their date. */
const MIGRATION = /^server\/db\/migrations\/\d{8,14}_[a-z0-9]+(_[a-z0-9]+)*\.ts$/;

export function findBadNames(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter((file) => isCode(file) || file.path.endsWith('.css'))
    .filter(({ path }) => !MIGRATION.test(path))
    .flatMap(({ path }) => {
      const words = path.replace(/^\./, '').split(/[/.]/);
      return words.flatMap((word) => {
        if (empty.has(word)) return [`${path}: "${word}" says nothing; name it after its one main export`];
        return KEBAB.test(word) ? [] : [`${path}: "${word}" is not kebab-case`];
      });
    });
}
