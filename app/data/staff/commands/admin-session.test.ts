// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StaffRole } from '#shared/company/staff-role.ts';
import { type FakeServer, freshDevice } from '../../fake-server.test-support.ts';
import { hasAdminToken } from '../admin-token.ts';
import { closeAdminSession, openAdminSession, verifyAdmin } from './admin-session.ts';
import { loadMails } from './load-mails.ts';
import { addKey } from './manage-access.ts';
import { renewPush } from './notify-device.ts';

let server: FakeServer;

beforeEach(async () => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  });
  server = await freshDevice();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function logIn(role?: StaffRole) {
  const body = { token: 'device-token', label: 'Ce poste', expiresAt: '2026-12-01T14:00:00Z', role };
  server.faults.push({ on: /POST .admin.auth/, fault: { status: 201, body } });
  return openAdminSession(' the-key ');
}

test('the pasted key becomes a token of this device, which every call then carries', async () => {
  expect(await logIn()).toMatchObject({ ok: true });
  expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ key: 'the-key' });
  server.faults.push({ on: /mails/, fault: { status: 200, body: { mails: [], nextCursor: null } } });
  expect(await loadMails('abc')).toMatchObject({ ok: true, body: { mails: [] } });
  expect(server.seen[1]).toMatchObject({
    path: '/admin/mails?cursor=abc',
    headers: { 'x-admin-token': 'device-token' },
  });
});

test('[LC20] no answer does not end a session; a denial does', async () => {
  await logIn();
  server.faults.push({ on: /verify/, fault: 'lose-request' });
  expect(await verifyAdmin()).toMatchObject({ ok: false, code: 'network' });
  expect(hasAdminToken()).toBe(true);
  server.faults.push({ on: /verify/, fault: { status: 401, body: { error: '', code: 'admin.denied' } } });
  expect(await verifyAdmin()).toMatchObject({ ok: false, code: 'admin.denied' });
  expect(hasAdminToken()).toBe(false);
});

test('[LC175] a wrong key, asked for again, ends no session, and is kept nowhere', async () => {
  await logIn();
  const body = { error: '', code: 'key.unproven' };
  server.faults.push({ on: /admin.auth.keys/, fault: { status: 403, body } });
  expect(await addKey({ label: 'Bureau', role: 'office' }, ' the-kye ')).toMatchObject({
    ok: false,
    code: 'key.unproven',
  });
  expect(server.seen.at(-1)?.headers).toMatchObject({
    'x-admin-token': 'device-token',
    'x-confirm-key': 'the-kye',
  });
  expect(hasAdminToken()).toBe(true);
});

test('logging out forgets the token here even when the server cannot be told', async () => {
  await logIn();
  server.faults.push({ on: /DELETE/, fault: 'lose-request' });
  await closeAdminSession();
  expect(hasAdminToken()).toBe(false);
  expect(JSON.parse(server.seen.at(-1)?.body ?? '')).toEqual({ token: 'device-token' });
  await closeAdminSession();
  expect(server.count(/DELETE/)).toBe(1);
});

describe('a browser that notifications were turned on in', () => {
  const unsubscribe = vi.fn<() => Promise<boolean>>();
  beforeEach(() => {
    unsubscribe.mockReset().mockResolvedValue(true);
    const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  test('[LC278] gets none once a crew logs in, and goes on with them for whoever else does', async () => {
    for (const role of ['owner', 'office'] as const) await logIn(role);
    await settled();
    expect(unsubscribe).not.toHaveBeenCalled();
    expect(await logIn('crew')).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  });

  test('[LC278] is told to the server as the next session’s, once that is asked to renew them', async () => {
    const subscription = {
      options: { applicationServerKey: new Uint8Array(3).buffer },
      endpoint: 'https://push.sabal.example/device',
      toJSON: () => ({
        endpoint: subscription.endpoint,
        keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
      }),
    };
    const pushManager = { getSubscription: async () => subscription, subscribe: async () => subscription };
    const registration = { pushManager };
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
    vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
    await logIn('office');
    await settled();
    const body = { publicKey: 'AAAA', subscribed: false };
    server.faults.push({ on: /GET .admin.push/, fault: { status: 200, body } });
    server.faults.push({
      on: /POST .admin.push/,
      fault: { status: 200, body: { ...body, subscribed: true } },
    });
    await renewPush();
    await renewPush();
    expect(server.count(/POST .admin.push/)).toBe(1);
  });

  test('[LC278] gets none after a logout, also without a connection; a session that ran out leaves them', async () => {
    await logIn();
    server.faults.push({ on: /verify/, fault: { status: 401, body: { error: '', code: 'admin.denied' } } });
    await verifyAdmin();
    await settled();
    expect(unsubscribe).not.toHaveBeenCalled();
    await logIn();
    server.faults.push({ on: /DELETE/, fault: 'lose-request' });
    await closeAdminSession();
    await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
  });

  test.each([
    ['refuses', () => Promise.reject(new DOMException('No service', 'AbortError'))],
    ['does not answer', () => new Promise<boolean>(() => undefined)],
  ])('[LC278] and that %s to end them keeps nobody in or out', async (_how, end) => {
    unsubscribe.mockImplementation(end);
    expect(await logIn('crew')).toMatchObject({ ok: true });
    expect(hasAdminToken()).toBe(true);
    server.faults.push({ on: /DELETE/, fault: { status: 204, body: null } });
    expect(await closeAdminSession()).toBe(true);
    expect(hasAdminToken()).toBe(false);
  });
});
