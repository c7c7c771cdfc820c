import { readImports } from './read-imports.ts';
import { isCode, type SourceFile } from './source-files.ts';

/** Where a type may not point back either: what two files need of each other stands in a third. */
const typesToo = ['server/', 'shared/'];

/** Rings of files that need each other, `a -> b -> a`: at run time, and in `typesToo` by a type alone. */
export function findImportCycles(files: readonly SourceFile[]): readonly string[] {
  const edges = new Map<string, readonly string[]>();
  for (const file of files.filter(isCode)) {
    const isStrict = typesToo.some((folder) => file.path.startsWith(folder));
    const needs = readImports(file).filter(({ isTypeOnly }) => isStrict || !isTypeOnly);
    edges.set(
      file.path,
      needs.flatMap(({ path }) => (path === undefined ? [] : [path])),
    );
  }
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const seenAt = trail.indexOf(path);
    if (seenAt !== -1) cycles.push([...trail.slice(seenAt), path].join(' -> '));
    if (seenAt !== -1 || done.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return cycles;
}
