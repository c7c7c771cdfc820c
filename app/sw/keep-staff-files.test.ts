import { afterEach, expect, test, vi } from 'vitest';
import { answerStaffFile, isStaffFile, STAFF_CACHE } from './keep-staff-files.ts';
import { ORIGIN } from './worker-scope.test-support.ts';

const path = `${ORIGIN}/assets/staff/day-1.js`;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[LC91] only files of the back office, of this site, are answered from the copy', () => {
  const isOurs = (url: string) => isStaffFile(new URL(url), ORIGIN);
  expect(isOurs(path)).toBe(true);
  for (const other of [
    `${ORIGIN}/assets/cart-1.js`,
    'https://evil.test/assets/staff/day-1.js',
    `${ORIGIN}/api/admin`,
  ])
    expect([other, isOurs(other)]).toEqual([other, false]);
});

test('[LC91] the copy answers without the server; without one the server does, and nothing is kept', async () => {
  const held = new Map([[path, new Response('kept')]]);
  const put = vi.fn();
  const opened: string[] = [];
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      opened.push(name);
      return { match: async (url: string) => held.get(url), put };
    },
  });
  vi.stubGlobal('fetch', async () => new Response('sent'));
  expect(await (await answerStaffFile(new Request(path))).text()).toBe('kept');
  expect(await (await answerStaffFile(new Request(`${path}x`))).text()).toBe('sent');
  expect(put).not.toHaveBeenCalled();
  expect(new Set(opened)).toEqual(new Set([STAFF_CACHE]));
});

test('[LC91] a browser that refuses its caches gets the file from the server', async () => {
  vi.stubGlobal('caches', { open: async () => Promise.reject(new Error('forbidden')) });
  vi.stubGlobal('fetch', async () => new Response('sent'));
  expect(await (await answerStaffFile(new Request(path))).text()).toBe('sent');
});
