import { readImports } from './read-imports.ts';
import { isCode, type SourceFile } from './source-files.ts';

/** Rings of files that need each other, `a -> b -> a`, if only by a type: what two need of each other stands in a third. */
export function findImportCycles(files: readonly SourceFile[]): readonly string[] {
  const edges = new Map<string, readonly string[]>();
  for (const file of files.filter(isCode)) {
    edges.set(
      file.path,
      readImports(file).flatMap(({ path }) => (path === undefined ? [] : [path])),
    );
  }
  const done = new Set<string>();
  const cycles: string[] = [];
  const booking = (path: string, trail: readonly string[]): void => {
    const seenAt = trail.indexOf(path);
    if (seenAt !== -1) cycles.push([...trail.slice(seenAt), path].join(' -> '));
    if (seenAt !== -1 || done.has(path)) return;
    for (const next of edges.get(path) ?? []) booking(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) booking(path, []);
  return cycles;
}
