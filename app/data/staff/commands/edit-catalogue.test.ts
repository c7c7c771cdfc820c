// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { CatalogueEntry } from '#shared/api/admin/catalogue.ts';
import { noWords } from '#shared/catalogue/entries/entry.ts';
import { type FakeServer, freshDevice } from '../../fake-server.test-support.ts';
import { addEntry, type NewEntry } from './edit-catalogue.ts';

let server: FakeServer;

beforeEach(async () => {
  server = await freshDevice();
});

const id = crypto.randomUUID();
const title = { ...noWords, fr: 'Véranda' };
const veranda = (price: number): NewEntry => ({
  type: 'products',
  input: { id, serviceId: id, title, price, image: '', minSeats: null, extraSeat: null, active: true },
});
const kept: CatalogueEntry = {
  ...{ id, serviceId: id, type: 'products', slug: `own-${id}`, kind: 'carpet', title, teaser: noWords },
  ...{ image: '', emoji: '', minSeats: null, extraSeat: null, minutes: null, active: true },
  ...{ price: 45, version: 1 },
};
const asked = () => server.seen.map(({ method, path, body }) => [`${method} ${path}`, JSON.parse(body)]);

test('what was added when its answer was lost is given the price that is asked for now', async () => {
  server.faults.push(
    { on: /products/, fault: { status: 200, body: kept } },
    { on: /pricing/, fault: { status: 200, body: { id, price: 54, version: 2 } } },
  );
  expect(await addEntry(veranda(54))).toMatchObject({ ok: true, body: { ...kept, price: 54, version: 2 } });
  expect(asked()[1]).toEqual([`PATCH /admin/pricing/products/${id}`, { price: 54, expectedVersion: 1 }]);
});

test('where that price cannot be given it is no success, and the same price is asked for once', async () => {
  const lost = { status: 503, body: { error: '', code: 'server.busy' } };
  const isThere = { status: 200, body: kept };
  server.faults.push({ on: /products/, fault: isThere }, { on: /pricing/, fault: lost });
  expect(await addEntry(veranda(54))).toMatchObject({ ok: false, code: 'server.busy' });
  server.faults.push({ on: /products/, fault: isThere });
  expect(await addEntry(veranda(45))).toMatchObject({ ok: true, body: kept });
  expect(server.count(/pricing/)).toBe(1);
});
