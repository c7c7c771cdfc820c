import { afterEach, expect, test, vi } from 'vitest';

const listeners = new Map<string, () => void>();

afterEach(() => {
  vi.unstubAllGlobals();
  listeners.clear();
});

/** A page that has just begun in a tab which keeps this. */
async function openPage(storage: Map<string, string>) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  });
  vi.stubGlobal('addEventListener', (name: string, run: () => void) => void listeners.set(name, run));
  vi.resetModules();
  return (await import('./typing-tab.ts')).typingTab;
}

test('[LC99] a tab is the same after a reload, and one that was duplicated is another', async () => {
  const storage = new Map<string, string>();
  const first = await openPage(storage);
  const id = first();
  expect(first()).toBe(id);
  const copied = new Map(storage);
  listeners.get('pagehide')?.();
  expect((await openPage(storage))()).toBe(id);
  const duplicated = await openPage(copied);
  expect(duplicated()).not.toBe(id);
  expect(duplicated()).toBe(duplicated());
});

test('[LC99] a page that comes back as it was left is open again for who copies it', async () => {
  const storage = new Map<string, string>();
  const id = (await openPage(storage))();
  listeners.get('pagehide')?.();
  listeners.get('pageshow')?.();
  expect((await openPage(new Map(storage)))()).not.toBe(id);
});
