import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const server = fileURLToPath(new URL('..', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabal-settings-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a program of the server says, started in a folder of its own, before it ends. */
async function saidBy([program = '', ...words]: readonly string[]): Promise<string> {
  const args = ['--import', import.meta.resolve('tsx'), join(server, program), ...words];
  const started = promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH },
  });
  const { stdout, stderr }: { stdout: string; stderr: string } = await started.catch((error) => error);
  return stdout + stderr;
}

const node = ['main.ts'];
const backup = ['run/backup.ts', 'backup', 'file'];
const tenant = ['run/tenant/tenant.ts', 'list'];

test.each([node, backup, tenant])(
  '%s reads the settings of .env, as the first node does',
  async (...program) => {
    await writeFile(join(folder, '.env'), 'PORT=canary\n');
    expect(await saidBy(program)).toContain('PORT must be a port');
  },
);

test.each([backup, tenant])('%s makes no empty database to work on', async (...program) => {
  await writeFile(join(folder, '.env'), '');
  expect(await saidBy(program)).toContain(
    'There is no database in .data. Say DATABASE_URL or DATA_DIR as the server has them.',
  );
});
