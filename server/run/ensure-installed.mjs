/**
 * Runs before anything is installed: plain JavaScript, nothing but Node's own modules.
 * `npm start` and `npm test` on a fresh clone both come through here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Node 20.19 is the first 20 that loads our dependencies' ES modules with `require`. */
const OLDEST_NODE = [20, 19];

/** Ends the process with one sentence when Node is too old or the installation fails. */
export function ensureInstalled() {
  if (!isNodeRecent(process.versions.node)) {
    exitWith(`Sabal needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  }
  const wanted = readLock('package-lock.json');
  if (wanted === undefined) exitWith('package-lock.json is missing or damaged: restore it from git.');
  // Where the app was built elsewhere, nothing is left to do for the packages of development.
  const needsDev = existsSync(join(root, 'node_modules', 'vite')) || !existsSync(join(root, 'dist'));
  if (isInstalled(wanted, readLock('node_modules/.package-lock.json'), needsDev)) return;

  console.log('Installing dependencies (once; about a minute) …');
  // Vite and the tests are needed even where NODE_ENV is production.
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev'];
  const npm = process.env.npm_execpath;
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) {
    exitWith(
      'The dependencies could not be installed; npm says why above. Mostly the network is closed, or the lockfile does not match package.json.',
    );
  }
}

/** @param {string} version as in process.versions.node */
export function isNodeRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Whether node_modules holds what the lockfile asks for. Compared by content, not by date: a checkout or a copy
 * changes dates at will. npm leaves out optional packages of other systems.
 *
 * @param {import('./ensure-installed.mjs').Lock} wanted package-lock.json
 * @param {import('./ensure-installed.mjs').Lock | undefined} installed node_modules/.package-lock.json
 * @param {boolean} needsDev whether packages of development have to be there too
 */
export function isInstalled(wanted, installed, needsDev = true) {
  if (installed === undefined) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '' || entry.link) return true;
    const found = installed.packages[path];
    if (found !== undefined) return found.version === entry.version;
    return entry.optional === true || (!needsDev && (entry.dev === true || entry.devOptional === true));
  });
}

function readLock(path) {
  const file = join(root, path);
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

function exitWith(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
