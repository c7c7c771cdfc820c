import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { aCarpetItem, catalogueOf, fillCart, openCart, type TestCatalogue } from '../support/shop.ts';
import { countStatements } from '../support/statement-count.ts';

let api: Api;
let shop: TestCatalogue;

beforeAll(async () => {
  api = await startApi();
  shop = await catalogueOf(api);
});
afterAll(() => api.stop());

/** Enough rooms for the minimum of WELCOME10, $125. */
const richCart = () => fillCart(api, [aCarpetItem(shop, Math.ceil(130 / shop.carpetPrice))]);
const apply = (cartId: string, code: string) => api.post('/promo/coupon/apply', { cartId, code });
const remove = (cartId: string, code: string) => api.post('/promo/coupon/remove', { cartId, code });

describe('applying a code', () => {
  test('takes its amount off and lists it with its terms', async () => {
    const cartId = await richCart();
    const answer = await apply(cartId, 'WELCOME10');
    expect(answer.status).toBe(200);
    expect(answer.body.totals.discount).toBe(10);
    expect(answer.body.totals.total).toBeCloseTo(answer.body.totals.subtotal - 10, 10);
    expect(answer.body.cart.promotions).toMatchObject([
      { code: 'WELCOME10', amountOff: 10, minSubtotal: 125, stacking: false, active: true },
    ]);
    const [granted] = answer.body.cart.promotions;
    expect(granted).toMatchObject({
      discountAmount: 10,
      payload: { code: 'WELCOME10', label: granted.label },
    });
  });

  test('reads codes without regard to case and spaces', async () => {
    const answer = await apply(await richCart(), '  welcome10 ');
    expect(answer.body.totals.discount).toBe(10);
  });

  test('the same code again is a success without effect', async () => {
    const cartId = await richCart();
    const first = await apply(cartId, 'WELCOME10');
    const again = await apply(cartId, 'welcome10');
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
  });

  test('below the minimum is 422 with the minimum in cents', async () => {
    const cartId = await fillCart(api, [aCarpetItem(shop, 1)]);
    const answer = await apply(cartId, 'WELCOME10');
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'promo.minSubtotal', minSubtotal: 12_500 });
  });

  test.each([
    ['EXPIRED1', 'promo.expired'],
    ['NOSUCHCODE', 'promo.invalid'],
    ['', 'promo.invalid'],
  ])('%s is refused with %s', async (code, expected) => {
    const answer = await apply(await richCart(), code);
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe(expected);
  });

  test('two codes that both stack add up; one that does not is refused beside them', async () => {
    const cartId = await richCart();
    await apply(cartId, 'SPRING5');
    const both = await apply(cartId, 'LOYAL5');
    const third = await apply(cartId, 'WELCOME10');
    expect(both.body.totals.discount).toBe(10);
    expect(third.status).toBe(422);
    expect(third.body.code).toBe('promo.stacking');
  });

  test('of two codes that do not stack and arrive together exactly one sticks', async () => {
    for (let round = 0; round < 10; round++) {
      const cartId = await richCart();
      const answers = await Promise.all([apply(cartId, 'WELCOME10'), apply(cartId, 'SPRING5')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect((await api.get(`/cart/${cartId}`)).body.promotions).toHaveLength(1);
    }
  });

  test('a cart that is not there is a 404, an id that is no id a 400', async () => {
    expect((await apply(crypto.randomUUID(), 'WELCOME10')).body.code).toBe('cart.not_found');
    expect((await apply('nonsense', 'WELCOME10')).status).toBe(400);
  });

  test('costs two statements', async () => {
    const cartId = await richCart();
    expect(await countStatements(api, () => apply(cartId, 'SPRING5'))).toEqual([
      'cart_lock',
      'cart_coupons_write',
    ]);
  });
});

describe('a code on a cart', () => {
  test('stays listed but inactive when the sum falls below its minimum, and returns with the sum', async () => {
    const item = aCarpetItem(shop, Math.ceil(130 / shop.carpetPrice));
    const cartId = await fillCart(api, [item]);
    await apply(cartId, 'WELCOME10');
    const less = await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items: [aCarpetItem(shop, 1)] });
    expect(less.body.totals.promotions).toMatchObject([{ active: false, reason: 'promo.minSubtotal' }]);
    expect(less.body.totals.discount).toBe(0);
    const more = await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items: [item] });
    expect(more.body.totals.promotions).toMatchObject([{ active: true, discountAmount: 10 }]);
  });

  test('is taken off by its name in any case, and taking off what is not there is a success', async () => {
    const cartId = await richCart();
    await apply(cartId, 'SPRING5');
    const removed = await remove(cartId, ' spring5');
    const again = await remove(cartId, 'SPRING5');
    expect(removed.body.cart.promotions).toEqual([]);
    expect(removed.body.totals.discount).toBe(0);
    expect(again.body).toEqual(removed.body);
  });

  test('never takes off more than the sum', async () => {
    const cartId = await openCart(api);
    await apply(cartId, 'SPRING5');
    expect((await api.get(`/cart/${cartId}?withTotals=1`)).body.totals).toMatchObject({
      total: 0,
      discount: 0,
    });
  });
});
