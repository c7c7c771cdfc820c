// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMs } from '#shared/kernel/instant.ts';
import { now } from '../clock.ts';
import { refreshCatalogue } from '../commands/refresh-catalogue.ts';
import { db } from '../db.ts';
import { freshDevice } from '../fake-server.test-support.ts';
import { readCatalogue } from '../reads/catalogue.ts';
import { tidyDevice } from './tidy-device.ts';

beforeEach(async () => {
  await freshDevice();
});

afterEach(() => {
  vi.useRealTimers();
});

test('[LC21] slots go after a day, the catalogue stays', async () => {
  await refreshCatalogue();
  await db.cache.put({ key: 'slots:2026-12-01:60', kind: 'slots', slots: [], fetchedAt: now(), v: 1 });
  await tidyDevice();
  expect(await db.cache.count()).toBe(2);
  vi.useFakeTimers({ toFake: ['Date'], now: addMs(now(), 25 * 3_600_000) });
  await tidyDevice();
  expect(await db.cache.toCollection().primaryKeys()).toEqual(['catalogue']);
  expect(await db.fetches.count()).toBe(0);
  expect(await readCatalogue()).toBeDefined();
});
