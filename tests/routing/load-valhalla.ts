import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PACKAGE = '@valhallajs/valhallajs';
const VERSION = '3.6.1';
/** Beside the database of `npm start`: ignored by git, removed with it. */
const FOLDER = fileURLToPath(new URL('../../.data/routing/', import.meta.url));
const HOME = join(FOLDER, 'node_modules', PACKAGE);
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-arm64'];

/** The part of the package that is used here; it takes and gives JSON as text. */
export interface ValhallaActor {
  route(query: string): Promise<string>;
  matrix(query: string): Promise<string>;
  locate(query: string): Promise<string>;
}

interface ValhallaPackage {
  Actor: new (config: string) => ValhallaActor;
  getConfig(options: { tileDir: string }): Promise<Record<string, { logging?: object }>>;
}

/** A sentence when the engine was not built for this machine. */
export function whyNotHere(): string | undefined {
  const here = `${process.platform}-${process.arch}`;
  return PLATFORMS.includes(here)
    ? undefined
    : `${PACKAGE} is built for ${PLATFORMS.join(', ')}, not for ${here}`;
}

/** Throws when the registry cannot be reached. */
export function installValhalla(): void {
  if (existsSync(join(HOME, 'package.json'))) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...flags, `${PACKAGE}@${VERSION}`], { cwd: FOLDER, stdio: 'inherit' });
}

/** An engine on the roads of `pbf`; its tiles are made in `folder`, some two seconds. */
export async function openValhalla(pbf: string, folder: string): Promise<ValhallaActor> {
  const { Actor, getConfig }: ValhallaPackage = await import(pathToFileURL(join(HOME, 'index.mjs')).href);
  const given = await getConfig({ tileDir: join(folder, 'tiles') });
  const parts = Object.entries(given).map(([name, part]) => [name, quiet(part)]);
  const config = JSON.stringify(Object.fromEntries(parts));
  const file = join(folder, 'config.json');
  writeFileSync(file, config);
  execFileSync(process.execPath, [join(HOME, 'bin/valhalla-cli.js'), 'build_tiles', '-c', file, pbf], {
    stdio: 'ignore',
  });
  return new Actor(config);
}

/** It writes to standard output otherwise. `tile_extract` names a file that is not there. */
function quiet(part: { logging?: object }): object {
  return {
    ...part,
    ...('logging' in part && { logging: { type: '' } }),
    ...('tile_extract' in part && { tile_extract: '' }),
  };
}
