import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAssets } from './past-assets.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW_MS = Date.UTC(2026, 10, 20);

let folder: string;
let site: string;
let past: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'past-'));
  site = join(folder, 'dist');
  past = join(folder, 'data/past-assets');
});
afterEach(() => rm(folder, { recursive: true }));

async function build(name: string): Promise<void> {
  await rm(site, { recursive: true, force: true });
  await mkdir(join(site, 'assets'), { recursive: true });
  for (const file of [`${name}.js`, `${name}.js.br`, `${name}.js.map`])
    await writeFile(join(site, 'assets', file), name);
}

/** What can still be asked for. */
async function keptFiles(): Promise<string[]> {
  const builds = await readdir(past);
  const files = await Promise.all(builds.map((one) => readdir(join(past, one))));
  return files.flat().sort();
}

test('a build keeps its scripts in both forms and no source maps', async () => {
  await build('a');
  await keepAssets(site, past, NOW_MS);
  expect(await keptFiles()).toEqual(['a.js', 'a.js.br']);
});

test('starting again changes nothing', async () => {
  await build('a');
  for (let start = 0; start < 3; start += 1) await keepAssets(site, past, NOW_MS + start);
  expect(await readdir(past)).toHaveLength(1);
});

test('nodes that start at once keep one whole copy', async () => {
  await build('a');
  await Promise.all(Array.from({ length: 8 }, () => keepAssets(site, past, NOW_MS)));
  expect(await keptFiles()).toEqual(['a.js', 'a.js.br']);
  expect(await readFile(join(past, (await readdir(past))[0] ?? '', 'a.js'), 'utf8')).toBe('a');
});

test('the three builds before this one stay for good, more of them for 30 days', async () => {
  for (const [index, name] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    await build(name);
    await keepAssets(site, past, NOW_MS + index * DAY_MS);
  }
  expect((await keptFiles()).filter((file) => file.endsWith('.js'))).toHaveLength(5);
  await keepAssets(site, past, NOW_MS + 100 * DAY_MS);
  expect((await keptFiles()).filter((file) => file.endsWith('.js'))).toEqual([
    'b.js',
    'c.js',
    'd.js',
    'e.js',
  ]);
});

test('a build counts from when it was served last', async () => {
  await build('a');
  await keepAssets(site, past, NOW_MS - 60 * DAY_MS);
  await keepAssets(site, past, NOW_MS - 20 * DAY_MS);
  for (const name of ['b', 'c', 'd', 'e']) {
    await build(name);
    await keepAssets(site, past, NOW_MS);
  }
  expect(await keptFiles()).toContain('a.js');
});

test('a copy that was never finished is no build, and goes', async () => {
  const unfinished = join(past, '0123456789abcdef.1.tmp');
  await mkdir(unfinished, { recursive: true });
  await utimes(unfinished, new Date(NOW_MS - DAY_MS), new Date(NOW_MS - DAY_MS));
  await build('a');
  await keepAssets(site, past, NOW_MS);
  expect(await readdir(past)).toHaveLength(1);
});

test('without a build there is nothing to keep', async () => {
  await keepAssets(site, past, NOW_MS);
  await expect(readdir(past)).rejects.toThrow();
});
