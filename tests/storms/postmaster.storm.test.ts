/** `npm start` whose database dies under it: killed, then without room. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import type { Answer, Caller } from '../support/api.ts';
import { callerOf } from '../support/api.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_PATIENCE_MS = 240_000;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Started {
  readonly url: string;
  readonly api: Caller;
  readonly dataDir: string;
}

/** The real thing: its own database in a fresh folder, its own build if there is none. */
async function npmStart(dataDir: string): Promise<Started> {
  const child = spawn(process.execPath, ['server/run/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      PORT: '0',
      LIMITS: 'off',
      LOG_LEVEL: 'silent',
    },
  });
  ends.push(() => stopped(child));
  const url = await addressOf(child);
  return { url, api: callerOf(url, { 'X-Tenant-Slug': 'sabal' }), dataDir };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const limit = setTimeout(() => reject(new Error(`npm start is not ready:\n${said}`)), START_PATIENCE_MS);
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /Address\s+(http:\S+)/.exec(said)?.[1];
      if (found === undefined) return;
      clearTimeout(limit);
      resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${said}`)));
  });
}

async function stopped(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode === null && child.kill('SIGTERM')) await gone;
}

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'sabal-postmaster-'));
  await chmod(dir, 0o755); // root lends the database another user, who has to get in
  ends.push(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** As the program's own pid file says. */
async function killPostmaster(dataDir: string): Promise<void> {
  const text = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
  process.kill(Number(text.split('\n')[0]), 'SIGKILL');
}

const openCart = (api: Caller, id: string): Promise<Answer> => api.post('/cart', { id, locale: 'en' });

/** One after the other: a node refuses what comes all at once. */
async function expectAllThere(api: Caller, ids: readonly string[]): Promise<void> {
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect([id, (await api.get(`/cart/${id}`)).status]).toEqual([id, 200]);
}

test('a killed database comes back under npm start, with everything that was acknowledged', async () => {
  const { api, dataDir } = await npmStart(await folder());
  const acknowledged: string[] = [];
  for (let kill = 0; kill < 3; kill++) {
    const writers = Array.from({ length: 8 }, async () => {
      for (let tries = 0; tries < 40; tries++) {
        const id = crypto.randomUUID();
        const { status } = await openCart(api, id);
        if (status === 201) acknowledged.push(id);
        else expect(status).toBe(503);
        if (tries === 10) await killPostmaster(dataDir).catch(() => undefined); // it may be gone already
      }
    });
    await Promise.all(writers);
    await expect
      .poll(async () => (await openCart(api, crypto.randomUUID())).status, { timeout: 60_000 })
      .toBe(201);
  }
  await expectAllThere(api, acknowledged);
});

/** A disk of its own, where the system lets us make one: 256 MB hold the cluster, its log and little more. */
async function smallDisk(): Promise<string | undefined> {
  const dir = await folder();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m,mode=0755', 'tmpfs', dir]);
  if (mounted.status !== 0) return undefined;
  ends.push(async () => spawnSync('umount', ['--lazy', dir]));
  return dir;
}

test('a full disk is 503 and not ready, nothing acknowledged is lost, and room brings it all back', async (context) => {
  const disk = await smallDisk();
  if (disk === undefined)
    return context.skip('This system lets nobody mount a small disk (needs CAP_SYS_ADMIN).');
  const { url, api } = await npmStart(disk);
  const acknowledged: string[] = [];
  const ballast = join(disk, 'ballast');
  let refused = 0;
  for (let tries = 0; tries < 4000 && refused < 20; tries++) {
    const id = crypto.randomUUID();
    const { status } = await openCart(api, id);
    if (tries === 20) await fill(ballast);
    if (status === 201) acknowledged.push(id);
    else {
      expect(status).toBe(503);
      refused++;
    }
  }
  expect(refused).toBe(20);
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 20_000 }).toBe(503);
  await rm(ballast);
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 90_000 }).toBe(200);
  expect((await openCart(api, crypto.randomUUID())).status).toBe(201);
  await expectAllThere(api, acknowledged);
});

/** Until there is no room for another block. */
async function fill(file: string): Promise<void> {
  for (const bytes of [1_048_576, 4096]) {
    const block = Buffer.alloc(bytes, 1);
    try {
      for (;;) await writeFile(file, block, { flag: 'a' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
}
