// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { defaultRates } from '#shared/catalogue/rates.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { db } from '../device/db.ts';
import { aLine, type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { readFetch } from '../wire/read-fetch-state.ts';
import { readCatalogue } from './read-catalogue.ts';
import { refreshCatalogue } from './refresh-catalogue.ts';

let server: FakeServer;

beforeEach(async () => {
  vi.useRealTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server = await freshDevice();
});

test('dollars become cents once and the cart is priced with them', async () => {
  await addToCart([aLine('Hall')]);
  expect((await readCart()).totals).toBeUndefined();
  expect(await refreshCatalogue()).toEqual({ ok: true });
  const catalogue = await readCatalogue();
  expect(catalogue?.services[0]?.products[0]?.priceCents).toBe(5_990);
  expect(catalogue).toMatchObject({
    stepMin: 30,
    horizonDays: 90,
    timeZone: 'America/New_York',
    helpEmail: 'help@sabal.example',
  });
  expect(catalogue?.rates).toMatchObject({ deliveryMileCents: 190, handymanFirstHourCents: 9_000 });
  expect((await readCart()).totals?.totalCents).toBe(5_990);
});

test('[PR34] a server, and a copy on the device, that know no rates of tile are priced with the defaults', async () => {
  await refreshCatalogue();
  expect((await readCatalogue())?.rates).toMatchObject({ tileRoomCents: 2_500, tileMinimumJobCents: 15_000 });
  const row = await db.cache.get('catalogue');
  if (row?.kind !== 'catalogue') throw new Error('expected a catalogue');
  const { tileSqftCents: _sqft, tileMinimumJobCents: _minimum, ...older } = row.rates;
  const fetchedAt = instantFromMs(row.fetchedAt - 1);
  await db.cache.put({ ...row, rates: { ...older, deliveryMileCents: 205 }, fetchedAt });
  const rates = (await readCatalogue())?.book.rates;
  expect(rates).toEqual({ ...defaultRates, deliveryMileCents: 205 });
});

test('[LC1] the stored catalogue and cart are readable with the server gone', async () => {
  await refreshCatalogue();
  server.faults.push(...Array.from({ length: 20 }, () => ({ on: /./, fault: 'lose-request' as const })));
  await addToCart([aLine('Hall'), aLine('Bedroom')]);
  const cart = await readCart();
  expect(cart).toMatchObject({ count: 2, estimateOnly: true });
  expect(cart.totals?.totalCents).toBe(2 * 5_990);
  expect(cart.items).toHaveLength(1);
});

test('[LC6] within 120 s nothing is asked again, unless forced; at once in a tab it is asked once', async () => {
  await Promise.all([refreshCatalogue(), refreshCatalogue(), refreshCatalogue()]);
  await refreshCatalogue();
  expect(server.count(/services/)).toBe(1);
  await refreshCatalogue({ force: true });
  expect(server.count(/services/)).toBe(2);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
  await refreshCatalogue();
  expect(server.count(/services/)).toBe(3);
});

test('[LC6] a fault is retried once; the second one leaves the copy and says why', async () => {
  server.faults.push({ on: /services/, fault: 'lose-request' });
  expect(await refreshCatalogue()).toEqual({ ok: true });
  const before = await readCatalogue();
  const fault = { status: 503, body: { error: 'Temporarily unavailable.', code: 'server.busy' } };
  server.faults.push({ on: /services/, fault }, { on: /services/, fault });
  expect(await refreshCatalogue({ force: true })).toEqual({ ok: false, code: 'server.busy' });
  expect(await readCatalogue()).toBe(before);
  expect(await readFetch('catalogue')).toMatchObject({
    status: 'failed',
    code: 'server.busy',
    errorText: 'Temporarily unavailable.',
  });
});

test('a company that cannot be had is the one known, or in Florida without an address', async () => {
  const fault = { status: 404, body: {} };
  server.faults.push({ on: /public\/company/, fault });
  await refreshCatalogue();
  expect(await readCatalogue()).toMatchObject({ timeZone: 'America/New_York', helpEmail: null });
  server.timeZone = 'America/Chicago';
  await refreshCatalogue({ force: true });
  server.faults.push({ on: /public\/company/, fault });
  await refreshCatalogue({ force: true });
  expect(await readCatalogue()).toMatchObject({
    timeZone: 'America/Chicago',
    helpEmail: 'help@sabal.example',
  });
});

test('a company that cannot be had loses nothing of what is known of it, its logo included', async () => {
  await refreshCatalogue();
  const row = await db.cache.get('catalogue');
  if (row?.kind !== 'catalogue') throw new Error('expected a catalogue');
  const known = { ...row, logo: '/api/files/5a1d', phone: '407 555 0100' };
  await db.cache.put(known);
  server.faults.push({ on: /public\/company/, fault: { status: 404, body: {} } });
  await refreshCatalogue({ force: true });
  expect(await db.cache.get('catalogue')).toEqual({ ...known, fetchedAt: expect.any(Number) });
});
