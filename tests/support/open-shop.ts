import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Answer, type Api, type ApiOptions, type Caller, startApi } from './api.ts';
import { aSmallCart, catalogueOf, daysInTurn, freeSlot, type TestCatalogue, type TestSlot } from './shop.ts';

// Live bindings, set by the hooks of openShop.
export let api: Api;
export let shop: TestCatalogue;
/** Every call is made with the key of the office. */
export let staff: Caller;
/** `YYYY-MM-DD`, another one for each test. */
export let day = '';
/** One more day for a test that needs two. */
export let nextDay = daysInTurn();

/**
 * A shop for the tests of the calling file: a node on a fresh database, its catalogue, and a day of its own for every
 * test, so that tests never meet on a slot. Called, not done by importing: files share one world.
 */
export function openShop(options: ApiOptions = {}): void {
  nextDay = daysInTurn();
  beforeAll(async () => {
    api = await startApi(options);
    staff = api.as({ 'X-Admin-Token': 'sabal-dev-admin' });
    shop = await catalogueOf(api);
  });
  beforeEach(() => {
    day = nextDay();
  });
  afterAll(() => api.stop());
}

export function hold(slot: TestSlot, more: object = {}): Promise<Answer> {
  return api.post('/slots/hold', { startAt: slot.startAt, endAt: slot.endAt, ...more });
}

/** A small cart and a free slot of this test's day that its visit fits into. */
export async function aCartAndSlot(): Promise<Awaited<ReturnType<typeof aSmallCart>> & { slot: TestSlot }> {
  const cart = await aSmallCart(api, shop);
  return { ...cart, slot: await freeSlot(api, day, cart.minutes) };
}
