/**
 * Importing this file opens a shop for the tests of the importing file: a node on a fresh database, its catalogue, and
 * a day of its own for every test, so that tests never meet on a slot. The names are live bindings set by the hooks.
 */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Answer, type Api, startApi } from './api.ts';
import { aSmallCart, catalogueOf, daysInTurn, freeSlot, type TestCatalogue, type TestSlot } from './shop.ts';

export let api: Api;
export let shop: TestCatalogue;
/** `YYYY-MM-DD`, another one for each test. */
export let day = '';
/** One more day for a test that needs two. */
export const nextDay = daysInTurn();

beforeAll(async () => {
  api = await startApi();
  shop = await catalogueOf(api);
});
beforeEach(() => {
  day = nextDay();
});
afterAll(() => api.stop());

export function hold(slot: TestSlot, more: object = {}): Promise<Answer> {
  return api.post('/slots/hold', { startAt: slot.startAt, endAt: slot.endAt, ...more });
}

/** A small cart and a free slot of this test's day that its visit fits into. */
export async function aCartAndSlot(): Promise<Awaited<ReturnType<typeof aSmallCart>> & { slot: TestSlot }> {
  const cart = await aSmallCart(api, shop);
  return { ...cart, slot: await freeSlot(api, day, cart.minutes) };
}
