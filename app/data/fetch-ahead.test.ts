// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead } from './fetch-ahead.ts';
import { noteReach } from './wire/connection.ts';

const asked: string[] = [];
let fails = false;

vi.mock('./catalogue/refresh-catalogue.ts', () => ({ refreshCatalogue: () => ask('catalogue') }));
vi.mock('./catalogue/refresh-reviews.ts', () => ({ refreshReviews: () => ask('reviews') }));

async function ask(what: string) {
  asked.push(what);
  return { ok: !fails };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  asked.length = 0;
  fails = false;
});

afterEach(() => {
  noteReach(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[LC42] catalogue and reviews come to the device once per visit, whatever screen was opened', async () => {
  const stop = fetchAhead();
  await vi.advanceTimersByTimeAsync(60_000);
  noteReach(false);
  noteReach(true);
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  expect(asked).toEqual(['catalogue', 'reviews']);
});

test('[LC42] what could not be had is asked for when the connection is back', async () => {
  fails = true;
  const stop = fetchAhead();
  await vi.advanceTimersByTimeAsync(60_000);
  noteReach(false);
  noteReach(false);
  fails = false;
  const before = asked.length;
  // Longer than the longest wait between two tries, both times: however the waits fell, one would have ended.
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked.length).toBe(before);
  noteReach(true);
  await vi.advanceTimersByTimeAsync(600_000);
  stop();
  expect(asked.length).toBe(before + 2);
});
