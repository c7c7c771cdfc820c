import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { FakeServer } from '../fake-server.test-support.ts';
import { adminCall } from './admin-call.ts';
import { adminDb } from './admin-db.ts';
import { freshAdminDevice } from './admin-device.test-support.ts';
import { readToken, writeToken } from './admin-token.ts';
import { endAdmin } from './end-admin.ts';
import { GRACE_MS, noteGoodCheck, readGrace } from './grace.ts';

let server: FakeServer;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z'), toFake: ['Date'] });
  server = await freshAdminDevice();
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
  vi.setSystemTime(Date.parse('2026-12-01T23:59:59.999Z'));
  expect(await readGrace()).toBe('open');
  vi.setSystemTime(Date.parse('2026-12-02T00:00:00Z'));
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

test('[LC86] a check that is answered after a logout opens nothing', async () => {
  const token = readToken();
  await endAdmin();
  await noteGoodCheck(token);
  expect([await readGrace(), await adminDb.marks.get('check')]).toEqual(['none', undefined]);
});

test('[LC95] where nothing can be stored a login lasts as long as the page', async () => {
  const refusing = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refusing, removeItem: refusing });
  const noDisk = vi.spyOn(adminDb.marks, 'get').mockRejectedValue(new Error('no database'));
  writeToken('of this page');
  await noteGoodCheck();
  expect([readToken(), await readGrace()]).toEqual(['of this page', 'open']);
  vi.setSystemTime(Date.now() + GRACE_MS);
  expect(await readGrace()).toBe('over');
  await endAdmin();
  expect([readToken(), await readGrace()]).toEqual([undefined, 'none']);
  noDisk.mockRestore();
});

test('[LC98] a screen that stays open on one place is not locked while the server answers it', async () => {
  await noteGoodCheck();
  const answered = async () => {
    server.faults.push({ on: /pricing/, fault: { status: 200, body: {} } });
    await adminCall({ method: 'GET', path: '/admin/pricing', schema: z.unknown() });
  };
  vi.setSystemTime(Date.now() + GRACE_MS - 60_000);
  await answered();
  vi.setSystemTime(Date.now() + 120_000);
  await vi.waitFor(async () => expect(await readGrace()).toBe('open'));
});
