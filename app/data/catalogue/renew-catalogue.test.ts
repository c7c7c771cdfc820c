// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { addMinutes } from '#shared/kernel/instant.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { freshDevice } from '../fake-server.test-support.ts';
import { keepServedCatalogue } from './keep-served-catalogue.ts';
import { readCatalogue, toKnownCatalogue } from './read-catalogue.ts';
import { refreshCatalogue } from './refresh-catalogue.ts';
import { renewCatalogue } from './renew-catalogue.ts';

const asked = vi.fn();
vi.mock('../remote.ts', () => ({ remote: { refreshCatalogue: () => asked() } }));

beforeEach(async () => {
  vi.useRealTimers();
  asked.mockClear();
  await freshDevice();
});

async function keptRow() {
  await refreshCatalogue();
  const row = await db.cache.get('catalogue');
  if (row?.kind !== 'catalogue') throw new Error('nothing was kept');
  return row;
}

test('a copy that the page brought a moment ago asks for nothing, an older one does', async () => {
  const row = { ...(await keptRow()), fetchedAt: now() };
  await keepServedCatalogue(row);
  await renewCatalogue();
  expect(asked).not.toHaveBeenCalled();
  await keepServedCatalogue({ ...row, fetchedAt: addMinutes(now(), -3) });
  await renewCatalogue();
  expect(asked).toHaveBeenCalledOnce();
});

test('what is read of a copy that the page brought is the very object that was drawn', async () => {
  const row = { ...(await keptRow()), fetchedAt: now() };
  const served = toKnownCatalogue(row);
  await keepServedCatalogue(row);
  expect(await readCatalogue()).toBe(served);
});
