import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { FakeServer } from '../fake-server.test-support.ts';
import { forgetDevice } from '../forget-device.ts';
import { strangers } from '../wire/strangers.test-support.ts';
import { adminCall } from './admin-call.ts';
import { adminDb } from './admin-db.ts';
import { diskText, freshAdminDevice } from './admin-device.test-support.ts';
import { hasAdminToken, listenToToken, readToken, writeToken } from './admin-token.ts';
import { closeAdminSession, openAdminSession } from './commands/admin-session.ts';
import { keepCopy, readCopy } from './copies.ts';
import { forgetWithAdmin } from './end-admin.ts';
import { noteGoodCheck, readGrace } from './grace.ts';
import { howRefused } from './refused.ts';

let server: FakeServer;
const anything = z.unknown();
const EMPTY = '[]';
const ask = () => adminCall({ method: 'GET', path: '/admin/pricing', schema: anything });
const refused = (status: number) => ({ status, body: { error: '', code: 'admin.denied' } });

beforeEach(async () => {
  server = await freshAdminDevice();
  await keepCopy('pricing', { price: 1 });
  await noteGoodCheck();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([401, 403])('[LC85] a %i takes token, key, copies, marks and memory', async (status) => {
  const forget = vi.fn();
  const hear = vi.fn();
  forgetWithAdmin(forget);
  const stop = listenToToken(hear);
  server.faults.push({ on: /pricing/, fault: refused(status) });
  expect((await ask()).ok).toBe(false);
  expect([hasAdminToken(), await diskText(), await readGrace()]).toEqual([false, EMPTY, 'none']);
  expect(forget).toHaveBeenCalled();
  expect(hear).toHaveBeenCalledTimes(1);
  stop();
});

test.each([
  ['admin.denied', 'ended'],
  ['admin.crew_closed', 'closed'],
])('[LC85] %s ends the session, and the login says that it is %s', async (code, how) => {
  server.faults.push({ on: /pricing/, fault: { status: 401, body: { error: '', code } } });
  expect(await ask()).toMatchObject({ ok: false, code });
  expect([hasAdminToken(), await diskText(), howRefused()]).toEqual([false, EMPTY, how]);
});

test.each([
  'lose-request',
  { status: 403, body: { error: '', code: 'admin.forbidden' } },
  { status: 500, body: { error: '', code: 'server.bug' } },
  { status: 404, body: { error: '', code: 'request.not_found' } },
  ...strangers,
] as const)('[LC85] [LC120] %o takes nothing', async (fault) => {
  server.faults.push({ on: /pricing/, fault });
  expect((await ask()).ok).toBe(false);
  expect(hasAdminToken()).toBe(true);
  expect(await readCopy('pricing', anything)).toBeDefined();
});

test.each(strangers)('[LC120] a login that a stranger answers ($stranger) is no login', async (fault) => {
  server.faults.push({ on: /session/, fault });
  expect(await openAdminSession('key')).toMatchObject({ ok: false, code: 'network' });
});

test('[LC85] a refusal of the token of before does not end the session that came since', async () => {
  server.faults.push({ on: /pricing/, fault: refused(401) });
  server.beforeAnswer = () => writeToken('newer');
  await ask();
  expect(readToken()).toBe('newer');
});

test('[LC86] a login begins with nothing that an earlier session left here', async () => {
  const body = { token: 'second', label: 'Tablette', expiresAt: '2026-12-01T14:00:00Z' };
  server.faults.push({ on: /session/, fault: { status: 201, body } });
  expect((await openAdminSession('key', ' Tablette de Marc ')).ok).toBe(true);
  expect(JSON.parse(server.seen.at(-1)?.body ?? '')).toEqual({ key: 'key', label: 'Tablette de Marc' });
  expect(await readCopy('pricing', anything)).toBeUndefined();
  expect([readToken(), await readGrace()]).toEqual(['second', 'open']);
});

test('[LC87] a logout empties the device within a second, before and without the server', async () => {
  let left: readonly unknown[] = [];
  server.beforeAnswer = async () => {
    left = [hasAdminToken(), await diskText()];
  };
  server.faults.push({ on: /DELETE/, fault: { status: 204, body: null } });
  const startedAt = performance.now();
  expect(await closeAdminSession()).toBe(true);
  expect(left).toEqual([false, EMPTY]);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test('[LC87] another tab that holds on to the copies keeps nobody waiting: they are unreadable at once', async () => {
  const held = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(adminDb.name);
    opening.onsuccess = () => resolve(opening.result);
  });
  const closing = closeAdminSession();
  // What comes meanwhile was asked for by nobody, and is kept nowhere.
  expect(hasAdminToken()).toBe(false);
  await closing; // the other tab lets go after it
  const left = await new Promise((resolve) => {
    const counting = held.transaction('keys').objectStore('keys').count();
    counting.onsuccess = () => resolve(counting.result);
  });
  expect(left).toBe(0);
  held.close();
});

test('[LC87] it says when the server could not be told', async () => {
  server.faults.push({ on: /DELETE/, fault: 'lose-request' });
  expect(await closeAdminSession()).toBe(false);
  expect([hasAdminToken(), await diskText()]).toEqual([false, EMPTY]);
});

test('[LC85][LC278] forgetting all of the device takes what the back office left, and its notifications', async () => {
  const unsubscribe = vi.fn(async () => true);
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  expect(await diskText()).not.toBe(EMPTY);
  await forgetDevice();
  expect(await diskText()).toBe(EMPTY);
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
});
