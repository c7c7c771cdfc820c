import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropStaffFiles, keepStaffFiles, STAFF_CACHE } from './staff-files.ts';

const own = new URL('./staff-files.ts', import.meta.url).pathname;
let files: readonly string[];
let held: Map<string, Response>;
let lost: string | undefined;

beforeEach(() => {
  files = [own, '/assets/staff/day-2.js'];
  held = new Map([['/assets/staff/day-1.js', new Response()]]);
  lost = undefined;
  const cache = {
    keys: async () => [...held.keys()].map((path) => ({ url: `https://sabal.test${path}` })),
    match: async (path: string) => held.get(path),
    delete: async (path: string) => held.delete(path),
    add: async (path: string) => {
      if (path === lost) throw new TypeError('Failed to fetch');
      held.set(path, new Response(path === '/staff-files.json' ? JSON.stringify({ files }) : ''));
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('caches', {
    open: async () => cache,
    delete: async (name: string) => name === STAFF_CACHE && held.clear(),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[LC90] every file of the list comes to the device, and how many are there is told', async () => {
  const told: string[] = [];
  await keepStaffFiles((done, all) => told.push(`${done}/${all}`));
  expect(told).toEqual(['0/2', '1/2', '2/2']);
  expect(held.has('/assets/staff/day-2.js')).toBe(true);
});

test('[LC91] files of an older build go when the page is of the newest, and not before', async () => {
  files = ['/assets/staff/day-3.js'];
  await keepStaffFiles(() => undefined);
  expect([...held.keys()].sort()).toEqual([
    '/assets/staff/day-1.js',
    '/assets/staff/day-3.js',
    '/staff-files.json',
  ]);
  files = [own, '/assets/staff/day-3.js'];
  await keepStaffFiles(() => undefined);
  expect([...held.keys()].sort()).toEqual(['/assets/staff/day-3.js', '/staff-files.json', own].sort());
});

test('[LC90] what did not come is fetched the next time, and only that', async () => {
  lost = '/assets/staff/day-2.js';
  await expect(keepStaffFiles(() => undefined)).rejects.toThrow();
  lost = undefined;
  const told: string[] = [];
  await keepStaffFiles((done, all) => told.push(`${done}/${all}`));
  expect(told).toEqual(['1/2', '2/2']);
});

test('[LC91] a logout leaves none of them, and no list is no fault', async () => {
  lost = '/staff-files.json';
  await keepStaffFiles(() => undefined);
  await dropStaffFiles();
  expect([...held.keys()]).toEqual([]);
});

test('[LC91] files that are on their way at a logout do not come back after it', async () => {
  let isOver = false;
  lost = undefined;
  await keepStaffFiles(
    () => {
      if (!isOver) void dropStaffFiles();
      isOver = true;
    },
    () => isOver,
  );
  expect([...held.keys()]).toEqual([]);
});
