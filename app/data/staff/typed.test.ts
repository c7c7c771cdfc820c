import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { FakeServer } from '../fake-server.test-support.ts';
import { diskText, freshAdminDevice } from './admin-device.test-support.ts';
import { writeToken } from './admin-token.ts';
import { closeAdminSession, openAdminSession } from './commands/admin-session.ts';
import { keepCopy } from './copies.ts';
import { endAdmin } from './end-admin.ts';
import { keepTyped, readTyped, recallTyped } from './typed.ts';

const NAME = 'note of a visit';
const NOTE = 'Canary: the dog of Wilhelmina bites';
const text = z.string();
let server: FakeServer;

beforeEach(async () => {
  server = await freshAdminDevice();
  await logIn('key');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function logIn(key: string) {
  const body = { token: `token ${Math.random()}`, label: '', expiresAt: '2026-12-01T14:00:00Z' };
  server.faults.push({ on: /session/, fault: { status: 201, body } });
  expect((await openAdminSession(key)).ok).toBe(true);
}

test('[LC99] what was typed is sealed on the disk and outlives a reload', async () => {
  keepTyped(NAME, NOTE);
  await vi.waitFor(async () => expect(await recallTyped(NAME, text)).toBe(NOTE));
  expect(await diskText()).not.toMatch(/canary/i);
  keepTyped(NAME, undefined);
  await vi.waitFor(async () => expect(await recallTyped(NAME, text)).toBeUndefined());
  expect(readTyped(NAME, text)).toBeUndefined();
});

test('[LC99] what was sent after a reload does not come back with the next one', async () => {
  await keepCopy(`typed ${NAME}`, NOTE);
  expect(readTyped(NAME, text)).toBeUndefined();
  expect(await recallTyped(NAME, text)).toBe(NOTE);
  keepTyped(NAME, undefined);
  await vi.waitFor(async () => expect(await recallTyped(NAME, text)).toBeUndefined());
});

test('[LC99] a session that the server ended takes nothing of it from who comes back with the same key', async () => {
  keepTyped(NAME, NOTE);
  await endAdmin();
  expect(readTyped(NAME, text)).toBeUndefined();
  expect(await diskText()).toBe('[]');
  await logIn(' key ');
  expect([readTyped(NAME, text), await recallTyped(NAME, text)]).toEqual([NOTE, NOTE]);
});

test('[LC99] another key, a token that came by itself, and a logout end it', async () => {
  keepTyped(NAME, NOTE);
  await endAdmin();
  await logIn('another key');
  expect([readTyped(NAME, text), await recallTyped(NAME, text)]).toEqual([undefined, undefined]);
  keepTyped(NAME, NOTE);
  writeToken('from another tab');
  expect(readTyped(NAME, text)).toBeUndefined();
  await logIn('key');
  keepTyped(NAME, NOTE);
  server.faults.push({ on: /DELETE/, fault: { status: 204, body: null } });
  await closeAdminSession();
  await logIn('key');
  expect([readTyped(NAME, text), await recallTyped(NAME, text)]).toEqual([undefined, undefined]);
});
