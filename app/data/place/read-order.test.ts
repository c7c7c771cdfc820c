// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { addMinutes, minutesBetween } from '#shared/kernel/instant.ts';
import { countTorn } from '../cart/a-growing-cart.test-support.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import { refreshCatalogue } from '../catalogue/refresh-catalogue.ts';
import { serverNow } from '../device/clock.ts';
import { aLine, freshDevice } from '../fake-server.test-support.ts';
import { readAskedTimes } from '../slots/read-preferred-times.ts';
import { togglePreferredTime } from '../slots/toggle-preferred-time.ts';
import { type OpenOrder, readOrder } from './read-order.ts';

beforeEach(async () => {
  await freshDevice();
  await refreshCatalogue();
  await addToCart([aLine('Hall')]);
  await togglePreferredTime(addMinutes(serverNow(), 2_880), 60);
});

/** The time that is asked for is not as long as the cart. */
const isTorn = ({ cart, asked: [time] }: Pick<OpenOrder, 'cart' | 'asked'>) =>
  time === undefined || minutesBetween(time.startAt, time.endAt) !== cart.totals?.minutes;

test('[LC294] cart and times of an order are of one moment, however fast the cart grows', async () => {
  expect(await countTorn(readOrder, isTorn)).toBe(0);
  expect((await readOrder()).cart.count).toBe(13);
});

test('read one after the other they are caught as two', async () => {
  const apart = async () => {
    const minutes = (await readCart()).totals?.minutes ?? 0;
    return { asked: await readAskedTimes(minutes), cart: await readCart() };
  };
  expect(await countTorn(apart, isTorn)).toBeGreaterThan(0);
});
