import { posix } from 'node:path';
import { isCode, isTest, type SourceFile } from './source-files.ts';

/** As many as fit on one screen of an editor: with more, a folder is missing that a person would name. */
const LOOSE_MAX: Readonly<Record<string, number>> = { server: 15, shared: 24, app: 24 };

/** Folders that may hold more, each with its reason. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['server/db/migrations', 'migrations only add, and their names are an order'],
]);

/** Folders with too many files of code directly in them; tests do not count. */
export function findCrowdedFolders(files: readonly SourceFile[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((one) => isCode(one) && !isTest(one))) {
    const folder = posix.dirname(file.path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => {
    const max = LOOSE_MAX[folder.split('/')[0] ?? ''] ?? Number.POSITIVE_INFINITY;
    if (count <= max || exceptions.has(folder)) return [];
    return [
      `${folder} has ${count} loose files (at most ${max}): put those that belong together into a folder`,
    ];
  });
}
