import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { isOnline, noteReach } from './connection.ts';
import { setTransport } from './http.ts';
import { probeDelayMs, watchConnection } from './watch-connection.ts';

const listeners = new Map<string, Set<() => void>>();
const fire = (name: string) => {
  for (const run of listeners.get(name) ?? []) run();
};
let stop = () => {};
let asked = 0;
let isThere = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const addEventListener = (name: string, run: () => void) =>
    void listeners.set(name, (listeners.get(name) ?? new Set()).add(run));
  const removeEventListener = (name: string, run: () => void) => void listeners.get(name)?.delete(run);
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('removeEventListener', removeEventListener);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener, removeEventListener });
  asked = 0;
  isThere = false;
  setTransport(async () => {
    asked += 1;
    if (!isThere) throw new TypeError('Failed to fetch');
    const headers = { [ANSWER_ID_HEADER]: 'r-1' };
    return new Response(JSON.stringify({ timezone: 'America/New_York', helpEmail: null }), { headers });
  });
  stop = watchConnection();
});

afterEach(() => {
  stop();
  expect([...listeners.values()].every((each) => each.size === 0)).toBe(true);
  noteReach(true);
  setTransport();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[LC40] nothing is asked while every call has an answer', async () => {
  fire('focus');
  fire('online');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toBe(0);
});

test('[LC40] one call without an answer is looked into at once', async () => {
  isThere = true;
  noteReach(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked, isOnline()]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toBe(1);
});

test('[LC40] a server that is gone is asked again, ever more rarely, until it is back', async () => {
  noteReach(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked, isOnline()]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(3); // after 3 s, then 5 s
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toBeLessThan(50);
  isThere = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isOnline()).toBe(true);
});

test.each(['online', 'focus', 'visibilitychange'])('[LC40] `%s` is a reason to ask at once', async (name) => {
  noteReach(false);
  await vi.advanceTimersByTimeAsync(60_000);
  const before = asked;
  isThere = true;
  fire(name);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked, isOnline()]).toEqual([before + 1, true]);
});

test('[LC40] a page that is not seen, or that has no network, asks nothing', async () => {
  vi.stubGlobal('document', { ...document, visibilityState: 'hidden' });
  noteReach(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(0);
  vi.stubGlobal('document', { ...document, visibilityState: 'visible' });
  vi.stubGlobal('navigator', { onLine: false });
  fire('focus');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(0);
});

test('[LC40] the wait lies between 2 and 30 seconds and is spread', () => {
  for (const random of [0, 0.5, 0.999]) {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    for (let tries = 1; tries < 12; tries += 1) {
      expect(probeDelayMs(tries)).toBeGreaterThanOrEqual(2_000);
      expect(probeDelayMs(tries)).toBeLessThanOrEqual(30_000);
    }
  }
});
