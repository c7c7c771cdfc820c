// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { countTorn } from '../cart/a-growing-cart.test-support.ts';
import { readCart } from '../cart/read-cart.ts';
import { refreshCatalogue } from '../catalogue/refresh-catalogue.ts';
import { freshDevice } from '../fake-server.test-support.ts';
import { type Checkout, readCheckout } from './read-checkout.ts';
import { readVisit } from './read-visit.ts';
import { visitQuery } from './visit-key.ts';

beforeEach(async () => {
  await freshDevice();
  await refreshCatalogue();
});

/** Times are asked for with another length than the cart has. */
const isTorn = ({ cart, visit }: Pick<Checkout, 'cart' | 'visit'>) =>
  (visit && visitQuery(visit).minutes) !== (cart.count === 0 ? undefined : cart.totals?.minutes);

test('[LC294] cart and visit of a checkout are of one moment, however fast the cart grows', async () => {
  expect(await countTorn(readCheckout, isTorn)).toBe(0);
  expect((await readCheckout()).cart.count).toBe(12);
});

test('read one after the other they are caught as two', async () => {
  const apart = async () => {
    const cart = await readCart();
    return { cart, visit: await readVisit() };
  };
  expect(await countTorn(apart, isTorn)).toBeGreaterThan(0);
});
