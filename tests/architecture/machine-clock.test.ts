import { expect, test } from 'vitest';
import { findMachineClocks } from './machine-clock.ts';
import { listSourceFiles } from './source-files.ts';

test('[D498] no code of a node asks the clock of its machine', () => {
  expect(findMachineClocks(listSourceFiles())).toEqual([]);
});

test.each([
  'const untilMs = Date.now() + DRAIN_MAX_MS;',
  'const clock = Date.now;',
  'const now = new Date();',
  'const text = Date();',
])('%s is caught', (text) => {
  expect(findMachineClocks([{ path: 'server/http/open-server.ts', text }])).toHaveLength(1);
});

test.each([
  ['server/http/open-server.ts', 'const untilMs = performance.now() + DRAIN_MAX_MS;'],
  ['server/jobs/tidy.ts', '// Date.now() may be wrong\nconst iso = new Date(deps.now()).toISOString();'],
  ['server/main.ts', 'now: () => instantFromMs(Date.now()),'],
  ['server/run/backup.ts', 'await writeBackup(ownerUrl, file, new Date());'],
  ['server/http/open-server.test.ts', 'const startedAt = Date.now();'],
  ['app/data/device/clock.ts', 'return Date.now();'],
])('%s with %s is fine', (path, text) => {
  expect(findMachineClocks([{ path, text }])).toEqual([]);
});
