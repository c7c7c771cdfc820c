import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { findCommandLine } from '../../server/run/postgres/process-table.ts';

const STAND_IN = fileURLToPath(new URL('./stand-in-run.test-support.ts', import.meta.url));

let pids: number[] = [];
let run: ChildProcess;
let said = '';

/** Resolves once both processes in sessions of their own are there. */
async function begin(how: 'stays' | 'ends'): Promise<void> {
  said = '';
  run = spawn(process.execPath, ['--import', 'tsx', STAND_IN, how], { stdio: ['ignore', 'pipe', 'inherit'] });
  run.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await expect.poll(() => said.match(/^\d+$/gm)?.length, { timeout: 30_000 }).toBe(2);
  pids = (said.match(/^\d+$/gm) ?? []).map(Number);
}
const ended = () => new Promise<number | null>((resolve) => run.once('exit', resolve));
const alive = () => pids.filter((pid) => findCommandLine(pid) !== undefined);

afterEach(() => {
  for (const pid of alive()) process.kill(pid, 'SIGKILL');
});

test('a Ctrl-C, told twice as npm does, leaves nothing of a step behind and does what is to be done last', async () => {
  await begin('stays');
  expect(alive()).toHaveLength(2);
  const end = ended();
  run.kill('SIGINT');
  setTimeout(() => run.kill('SIGINT'), 100);
  expect(await end).toBe(130);
  expect(alive()).toEqual([]);
  expect(said).toContain('last');
});

test('what a step leaves behind when it ends by itself is ended too', async () => {
  await begin('ends');
  expect(await ended()).toBe(0);
  expect(alive()).toEqual([]);
  expect(said).toContain('passed');
});
