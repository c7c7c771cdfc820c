import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** What goes into the build. A folder counts with everything below it. */
const SOURCES = ['app', 'shared', 'public', 'vite.config.ts', 'package-lock.json'];
/** Written when everything else is there, the service worker included: a build that was killed has none. */
const BUILT_PAGE = join('dist', 'index.html.br');
const VITE = join('node_modules', 'vite', 'bin', 'vite.js');

/** Builds the app into dist/ unless that is newer than all it is made of. Runs in the project's root folder. */
export async function buildIfStale(log: (line: string) => void): Promise<void> {
  const builtAtMs = await changedAtMs(BUILT_PAGE);
  // A deployment without development packages brings its dist/ along.
  if (builtAtMs !== undefined && !existsSync(VITE)) return;
  if (!isStale(builtAtMs, await Promise.all(SOURCES.map(newestChangeMs)))) return;

  log('Building the app …');
  const beganAt = new Date();
  await runVite();
  // Dated by its beginning: what was edited during the build must count as newer.
  await utimes(BUILT_PAGE, beganAt, beganAt);
}

/** Times in ms since the epoch; an absent build is stale, an absent source is not. */
export function isStale(
  builtAtMs: number | undefined,
  changedAtMs: readonly (number | undefined)[],
): boolean {
  return builtAtMs === undefined || changedAtMs.some((atMs) => atMs !== undefined && atMs > builtAtMs);
}

async function changedAtMs(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.mtimeMs;
}

/** Folders count themselves too: a deleted file changes nothing else. */
async function newestChangeMs(path: string): Promise<number | undefined> {
  const own = await stat(path).catch(() => undefined);
  if (own === undefined || !own.isDirectory()) return own?.mtimeMs;
  const below = await Promise.all((await readdir(path)).map((name) => newestChangeMs(join(path, name))));
  return Math.max(own.mtimeMs, ...below.map((atMs) => atMs ?? 0));
}

function runVite(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [VITE, 'build', '--logLevel', 'warn'], {
      stdio: ['ignore', 'inherit', 'inherit'],
      // Vite would build React's development version for any other value the shell may hold.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The app could not be built (vite ended with ${code}).`));
    });
  });
}
