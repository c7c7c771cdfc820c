// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMs } from '#shared/kernel/instant.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { freshDevice } from '../fake-server.test-support.ts';
import { stillHasLock, withLock } from './with-lock.ts';

beforeEach(async () => {
  await freshDevice();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Time goes on in small steps, between which the database, which knows no fake time, does its work. */
async function pass(ms: number) {
  for (let at = 0; at < ms; at += 250) {
    await vi.advanceTimersByTimeAsync(250);
    for (let n = 0; n < 15; n += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A tab whose page the browser froze: no beat follows. */
function frozenHolder(beatAt = now()) {
  return db.meta.put({ k: 'turn:test', holder: 'frozen', beatAt, v: 1 });
}

test('[LC23] work of one name runs one after the other, and other names do not wait', async () => {
  const log: string[] = [];
  const job = (name: string, job: string, tookMs: number) =>
    withLock(name, async () => {
      log.push(`${job} begins`);
      await new Promise((resolve) => setTimeout(resolve, tookMs));
      log.push(`${job} ends`);
    });
  const all = [job('one', 'a', 50), job('one', 'b', 10), job('two', 'c', 10)];
  await pass(1_000);
  await Promise.all(all);
  expect(log.filter((line) => !line.startsWith('c'))).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(log.indexOf('c ends')).toBeLessThan(log.indexOf('a ends'));
  expect(await db.meta.count()).toBe(0);
});

test('[LC23] a tab that does not want to wait is told so, and work that failed leaves the lock', async () => {
  await frozenHolder();
  expect(await withLock('test', async () => 'done', { ifFree: true })).toBeUndefined();
  await db.meta.clear();
  await expect(withLock('test', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock('test', async () => 'done', { ifFree: true })).toBe('done');
});

test('[LC23] where the browser refuses locks, as it does with storage, the work is done and nothing looks for a holder', async () => {
  const refused = () => Promise.reject(new DOMException('not in this context', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: refused } });
  expect(await withLock('test', async () => 'done')).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

test('[LC24] who shows that it is awake keeps the lock, however long the work', async () => {
  const work = withLock('test', async (signal) => {
    await new Promise((resolve) => setTimeout(resolve, 120_000));
    return stillHasLock(signal);
  });
  await pass(60_000);
  // Another tab, in the eyes of which only the row exists.
  expect(await withLock('other', async () => 'done')).toBe('done');
  const row = await db.meta.get('turn:test');
  expect(row).toMatchObject({ beatAt: expect.any(Number) });
  expect(now() - (row && 'beatAt' in row ? row.beatAt : 0)).toBeLessThanOrEqual(5_000);
  await pass(61_000);
  expect(await work).toBe(true);
});

test.each([
  ['fresh', 0],
  ['of a clock that was put back since', 172_800_000],
])('[LC24] a beat that is %s and never renewed is waited for 20 s and no longer', async (_, aheadMs) => {
  await frozenHolder(addMs(now(), aheadMs));
  let at: number | undefined;
  const begunAt = now();
  const work = withLock('test', async () => {
    at = now();
  });
  await pass(15_000);
  expect(at).toBeUndefined();
  await pass(10_000);
  await work;
  expect((at ?? 0) - begunAt).toBeGreaterThanOrEqual(19_000);
});

test('[LC24] a tab that lost its lock in its sleep learns it before it sends, and does not end the other’s lock', async () => {
  let wakeUp = () => {};
  const asleep = withLock('test', async (signal) => {
    await new Promise<void>((resolve) => {
      wakeUp = resolve;
    });
    return stillHasLock(signal);
  });
  await pass(250);
  await db.meta.put({ k: 'turn:test', holder: 'the next one', beatAt: now(), v: 1 });
  wakeUp();
  expect(await asleep).toBe(false);
  expect(await db.meta.get('turn:test')).toMatchObject({ holder: 'the next one' });
});

test('[LC24] its own next beat tells it as well', async () => {
  const lost = withLock('test', async (signal) => {
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    return signal.aborted;
  });
  await pass(250);
  await db.meta.put({ k: 'turn:test', holder: 'the next one', beatAt: now(), v: 1 });
  await pass(7_000);
  expect(await lost).toBe(true);
});
