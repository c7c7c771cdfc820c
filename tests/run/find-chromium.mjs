/** Finds a Chromium that runs, or gets one. Run directly, prints its path. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The one without windows first, which Playwright also prefers: it takes a fifth less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** A browser that does not tell its version by then hangs. */
const VERSION_LIMIT_MS = 20_000;
/** Behind a closed network the download hangs rather than fails; the package manager may still have one. */
const DOWNLOAD_LIMIT_MS = 120_000;
const PACKAGE_LIMIT_MS = 600_000;

/** The path of a Chromium. Throws an error whose message is one sentence on what to do. */
export async function findChromium() {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) {
    if (doesRun(wished)) return wished;
    throw new Error(`CHROMIUM_PATH is ${wished}, and that does not run.`);
  }
  const own = await playwrightsOwn();
  const found = [own, ...onPath(), MAC_CHROME].find(doesRun);
  if (found) return found;

  console.error('No Chromium found; downloading the one of Playwright …');
  const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '..', 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium'], DOWNLOAD_LIMIT_MS);
  if (doesRun(own)) return own;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing the Chromium of the system …');
    run('apt-get', ['update', '-q'], PACKAGE_LIMIT_MS);
    // Older systems have only the whole one.
    for (const name of NAMES.slice(0, 2)) {
      run('apt-get', ['install', '-y', '-q', name], PACKAGE_LIMIT_MS);
      const installed = onPath().find(doesRun);
      if (installed) return installed;
    }
  }
  throw new Error(
    'No Chromium could be found or installed for the browser tests: install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

function onPath() {
  const dirs = (process.env.PATH ?? '').split(delimiter).filter((dir) => dir !== '');
  return NAMES.flatMap((name) => dirs.map((dir) => join(dir, name)));
}

/** Asked for its version: some systems ship a stub that only tells how to install the real one. */
function doesRun(path) {
  if (!path || !existsSync(path)) return false;
  return spawnSync(path, ['--version'], { timeout: VERSION_LIMIT_MS, stdio: 'ignore' }).status === 0;
}

/** Its own output goes to stderr: stdout is for the path alone. */
function run(command, args, limitMs) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { timeout: limitMs, killSignal: 'SIGKILL', stdio: ['ignore', 2, 2], env });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(await findChromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
