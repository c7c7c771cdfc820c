import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { findCommandLine, findProcessIdentity, isStillRunning } from './process-table.ts';

test('a living process has a command line and an identity that lasts', () => {
  const identity = findProcessIdentity(process.pid);
  expect(findCommandLine(process.pid)).toBeTruthy();
  expect(identity?.startsWith(`${process.pid} `)).toBe(true);
  expect(isStillRunning(identity ?? '')).toBe(true);
});

test('an ended process has neither', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  await once(child, 'spawn');
  const identity = findProcessIdentity(child.pid ?? 0) ?? '';
  expect(isStillRunning(identity)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isStillRunning(identity)).toBe(false);
  expect(findCommandLine(child.pid ?? 0)).toBeUndefined();
});

test('a number used again by another process is not the same process', () => {
  expect(isStillRunning(`${process.pid} 1`)).toBe(false);
  expect(isStillRunning('')).toBe(false);
  expect(isStillRunning(String(spawnSync('true').pid))).toBe(false);
});
