// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { addToCart } from '../cart/add-to-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { newId } from '../device/clock.ts';
import { aLine, type FakeServer, freshDevice, labelsOf } from '../fake-server.test-support.ts';
import { bookAgain } from './book-again.ts';
import { refillCart } from './refill-cart.ts';

let server: FakeServer;
const link = { id: newId(), email: 'ana@sabal-test.com', sig: 's.i.g' };

beforeEach(async () => {
  server = await freshDevice();
});

test('the same services take the place of the cart, and an undo brings it back', async () => {
  await addToCart([aLine('Den')]);
  const items = [aLine('Bedroom')];
  server.faults.push({ on: /book-again/, fault: { status: 200, body: { items, dropped: [] } } });
  const outcome = await bookAgain(link);
  expect(outcome).toMatchObject({ ok: true, dropped: [] });
  expect(labelsOf((await readCart()).items)).toEqual(['Den']);
  const before = await refillCart(outcome.ok ? outcome.items : []);
  expect(labelsOf((await readCart()).items)).toEqual(['Bedroom']);
  await refillCart(before.items);
  expect(labelsOf((await readCart()).items)).toEqual(['Den']);
});

test('without an answer nothing is touched', async () => {
  await addToCart([aLine('Den')]);
  server.faults.push({ on: /book-again/, fault: 'lose-answer' });
  expect(await bookAgain(link)).toEqual({ ok: false, code: 'network' });
  expect(labelsOf((await readCart()).items)).toEqual(['Den']);
});
