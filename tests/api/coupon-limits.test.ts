import { expect, test } from 'vitest';
import type { Caller } from '../support/api.ts';
import { api, openShop, shop } from '../support/open-shop.ts';
import { aCarpetItem, fillCart } from '../support/shop.ts';

openShop({ env: { limitsOff: false, trustProxy: true } });

let count = 0;
const newCaller = () => api.as({ 'X-Forwarded-For': `203.0.113.${++count}` });
const rich = () => [aCarpetItem(shop, Math.ceil(130 / shop.carpetPrice))];

/** What became of one code after the other: its refusal, or 200. */
async function applyAll(caller: Caller, cartId: string, codes: readonly string[]) {
  const outcomes = [];
  for (const code of codes) {
    const { status, body } = await caller.post('/promo/coupon/apply', { cartId, code });
    outcomes.push(status === 200 ? status : body.code);
  }
  return outcomes;
}
const times = (n: number, code: string) => Array.from({ length: n }, () => code);

test('[D377] the sixth guess for a cart in ten minutes waits, also from another address; other carts do not', async () => {
  const caller = newCaller();
  const cartId = await fillCart(caller, rich());
  expect(await applyAll(caller, cartId, [...times(6, 'GUESS'), 'WELCOME10'])).toEqual([
    ...times(5, 'promo.invalid'),
    ...times(2, 'request.too_many'),
  ]);
  const other = newCaller();
  const late = await other.post('/promo/coupon/apply', { cartId, code: 'WELCOME10' });
  expect([late.status, Number(late.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  expect(await applyAll(other, await fillCart(other, rich()), ['WELCOME10'])).toEqual([200]);
});

test('[D377] a code that exists is no guess, however often it is refused: with the sum it counts', async () => {
  const caller = newCaller();
  const cartId = await fillCart(caller, [aCarpetItem(shop, 1)]);
  expect(await applyAll(caller, cartId, [...times(22, 'WELCOME10'), 'EXPIRED1'])).toEqual([
    ...times(22, 'promo.minSubtotal'),
    'promo.expired',
  ]);
  expect((await caller.patch(`/cart/${cartId}/items`, { mode: 'replace', items: rich() })).status).toBe(200);
  expect(await applyAll(caller, cartId, times(7, 'WELCOME10'))).toEqual(Array(7).fill(200));
});

test('[D377] guesses for cart after cart count for their address', async () => {
  const caller = newCaller();
  const outcomes = [];
  for (let cart = 0; cart < 5; cart++) {
    const cartId = await fillCart(caller, [aCarpetItem(shop, 1)]);
    outcomes.push(...(await applyAll(caller, cartId, times(5, `GUESS-${cart}`))));
  }
  expect(outcomes).toEqual([...times(20, 'promo.invalid'), ...times(5, 'request.too_many')]);
});
