import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A customer may have left a page open for weeks; its chunks have to load until it was offered the new build. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** However long ago, besides the build that is served now. */
const BUILDS_KEPT = 3;
/** A copy that a killed process left behind; a running one needs seconds. */
const UNFINISHED_MS = 60 * 60_000;

/** A folder of its own, beside a database that may be there too. */
export function pastAssetsOf(dataDir: string): string {
  return join(dataDir, 'past-assets');
}

/**
 * Keeps what this build has in /assets under `past/<build>`, and forgets what is too old, so that the next builds can
 * still serve it (static-site.ts). Called once by every node as it starts; nodes may share the folder, and a node that is
 * killed midway leaves nothing that would be taken for a build. Times in epoch ms.
 */
export async function keepAssets(site: string, past: string, nowMs: number): Promise<void> {
  const assets = join(site, 'assets');
  const names = await readdir(assets).catch(() => []);
  if (names.length === 0) return; // not built
  // The names hold hashes of the content, so together they are the build.
  const build = createHash('sha256').update(names.sort().join()).digest('hex').slice(0, 16);
  const kept = join(past, build);
  await mkdir(past, { recursive: true });
  if ((await stat(kept).catch(() => undefined)) === undefined) await copyWhole(assets, kept);
  // Counted from the last time it was served, not the first.
  await utimes(kept, new Date(nowMs), new Date(nowMs));
  await prune(past, build, nowMs);
}

async function copyWhole(assets: string, kept: string): Promise<void> {
  const unfinished = `${kept}.${randomUUID()}.tmp`;
  // No page asks for source maps.
  await cp(assets, unfinished, { recursive: true, filter: (file) => !file.endsWith('.map') });
  await rename(unfinished, kept).catch(async () => {
    // Another node was quicker.
    await rm(unfinished, { recursive: true, force: true });
  });
}

async function prune(past: string, current: string, nowMs: number): Promise<void> {
  const found = await Promise.all(
    (await readdir(past)).map(async (name) => {
      const folder = join(past, name);
      return { folder, ageMs: nowMs - ((await stat(folder).catch(() => undefined))?.mtimeMs ?? nowMs) };
    }),
  );
  const isUnfinished = ({ folder }: { folder: string }) => folder.endsWith('.tmp');
  const builds = found
    .filter((entry) => !isUnfinished(entry) && basename(entry.folder) !== current)
    .sort((a, b) => a.ageMs - b.ageMs);
  const gone = [
    ...builds.slice(BUILDS_KEPT).filter(({ ageMs }) => ageMs > KEPT_MS),
    ...found.filter((entry) => isUnfinished(entry) && entry.ageMs > UNFINISHED_MS),
  ];
  for (const { folder } of gone) await rm(folder, { recursive: true, force: true });
}
