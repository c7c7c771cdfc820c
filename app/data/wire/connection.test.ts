import { afterEach, expect, test, vi } from 'vitest';
import { isInDoubt, isOnline, listenToConnection, noteReach } from './connection.ts';

afterEach(() => {
  noteReach(true);
  vi.unstubAllGlobals();
});

test('[LC39] two calls in a row without an answer are no connection; any answer is one', () => {
  noteReach(false);
  expect([isOnline(), isInDoubt()]).toEqual([true, true]);
  noteReach(true);
  noteReach(false);
  expect(isOnline()).toBe(true);
  noteReach(false);
  expect([isOnline(), isInDoubt()]).toEqual([false, true]);
  noteReach(true);
  expect([isOnline(), isInDoubt()]).toEqual([true, false]);
});

test('[LC39] the browser is believed when it says that there is no network, not when it says there is', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(isOnline()).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  noteReach(false);
  noteReach(false);
  expect(isOnline()).toBe(false);
});

test('[LC39] who listens is told of every change, and of nothing else', () => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const tell = vi.fn();
  const unsubscribe = listenToConnection(tell);
  noteReach(true);
  expect(tell).toHaveBeenCalledTimes(0);
  for (const ok of [false, false, false, true]) noteReach(ok);
  expect(tell).toHaveBeenCalledTimes(3);
  unsubscribe();
  noteReach(false);
  expect(tell).toHaveBeenCalledTimes(3);
});
