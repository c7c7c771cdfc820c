import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askToPersist } from './storage-persist.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function withPersist(persist?: () => Promise<boolean>) {
  vi.stubGlobal('navigator', { storage: persist && { persist } });
}

test('[LC46] persistence is asked for once, and once more at install', async () => {
  const persist = vi.fn(async () => false);
  withPersist(persist);
  await askToPersist();
  await askToPersist();
  expect(persist).toHaveBeenCalledTimes(1);
  await askToPersist({ again: true });
  expect(persist).toHaveBeenCalledTimes(2);
  expect(stored.get('storage_persisted')).toBe('no');
});

test('[LC46] a browser that cannot, or fails, is the same as one that says no', async () => {
  withPersist(undefined);
  await askToPersist();
  withPersist(() => Promise.reject(new Error('no')));
  await askToPersist({ again: true });
  expect(stored.get('storage_persisted')).toBe('no');
});
