import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeServer } from '../fake-server.test-support.ts';
import { freshAdminDevice } from './admin-device.test-support.ts';
import { writeToken } from './admin-token.ts';
import { keepOffline } from './keep-offline.ts';
import { offlineProgress } from './offline-progress.ts';

const ZONE = 'America/New_York';
let server: FakeServer;

beforeEach(async () => {
  server = await freshAdminDevice();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[LC90] it tells how far it is, never goes back, and ends without a word', async () => {
  const told: number[] = [];
  const stop = offlineProgress.subscribe(() => {
    const progress = offlineProgress.get();
    if (progress !== undefined) told.push(progress.done / progress.all);
  });
  await keepOffline(ZONE);
  stop();
  expect(told.length).toBeGreaterThan(2);
  expect(told).toEqual([...told].sort((one, other) => one - other));
  expect(told.at(-1)).toBe(1);
  expect(offlineProgress.get()).toBeUndefined();
});

test('[LC90] what the server did not give is asked for again the next time', async () => {
  await keepOffline(ZONE);
  const asked = server.count(/pricing/);
  await keepOffline(ZONE);
  expect([asked, server.count(/pricing/)]).toEqual([1, 2]);
});

test('[LC90] what was copied whole is copied anew after six hours and not before', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z'), toFake: ['Date'] });
  server.faults.push({ on: /blocks/, fault: { status: 200, body: { blocks: [] } } });
  const nothing = { bookings: [], items: [], nextCursor: null, count: null };
  server.faults.push({ on: /bookings/, fault: { status: 200, body: nothing } });
  await keepOffline(ZONE);
  vi.setSystemTime(Date.parse('2026-12-01T17:59:59Z'));
  await keepOffline(ZONE);
  expect(server.count(/pricing/)).toBe(1);
  vi.setSystemTime(Date.parse('2026-12-01T18:00:01Z'));
  await keepOffline(ZONE);
  expect(server.count(/pricing/)).toBe(2);
});

test('[LC81] where nothing can be sealed nothing is asked for, and no copy is told of', async () => {
  const own = crypto;
  vi.stubGlobal('crypto', {
    getRandomValues: own.getRandomValues.bind(own),
    randomUUID: own.randomUUID.bind(own),
  });
  const told = vi.fn();
  const stop = offlineProgress.subscribe(told);
  await keepOffline(ZONE);
  stop();
  expect([server.seen, told.mock.calls]).toEqual([[], []]);
});

test('[LC94] a login is not kept waiting by what the session before was copying', async () => {
  const held = new EventTarget();
  server.beforeAnswer = () => new Promise<void>((resolve) => held.addEventListener('go', () => resolve()));
  const before = keepOffline(ZONE);
  await vi.waitFor(() => expect(server.seen.length).toBeGreaterThan(0));
  const asked = server.seen.length;
  writeToken('the next');
  server.beforeAnswer = () => undefined;
  const after = keepOffline(ZONE);
  await vi.waitFor(() => expect(server.seen.length).toBeGreaterThan(asked));
  held.dispatchEvent(new Event('go'));
  await Promise.all([before, after]);
  expect(server.seen.slice(asked).every(({ headers }) => headers['x-admin-token'] === 'the next')).toBe(true);
});
