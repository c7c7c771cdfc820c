import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshAdminDevice } from './admin-device.test-support.ts';
import { GRACE_MS, noteGoodCheck, readGrace } from './grace.ts';

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z'), toFake: ['Date'] });
  await freshAdminDevice();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[LC83] who was never let in here has no grace', async () => {
  expect(await readGrace()).toBe('none');
});

test('[LC83] a good check opens the screens for twelve hours', async () => {
  await noteGoodCheck();
  vi.setSystemTime(Date.now() + GRACE_MS - 1);
  expect(await readGrace()).toBe('open');
  vi.setSystemTime(Date.now() + 1);
  expect(await readGrace()).toBe('over');
});

test('[LC84] a clock that is put back does not reopen them; the server does', async () => {
  await noteGoodCheck();
  const checkedAt = Date.now();
  vi.setSystemTime(checkedAt + GRACE_MS);
  expect(await readGrace()).toBe('over');
  vi.setSystemTime(checkedAt);
  expect(await readGrace()).toBe('over');
  await noteGoodCheck();
  expect(await readGrace()).toBe('open');
});
