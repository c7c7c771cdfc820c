import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { aCartAndSlot, api, day, openShop, shop } from '../support/open-shop.ts';
import {
  aCarpetItem,
  aSmallCart,
  asOwner,
  book,
  bookingBody,
  fillCart,
  freeSlot,
  linkOf,
  rowsOf,
  slotsOn,
} from '../support/shop.ts';

openShop();

/** Another price of a bedroom, and the revision that tells it. */
function raise(cents: number): Promise<void> {
  return asOwner(api.ownerUrl, async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
    await client.query('update products set price_cents = price_cents + $1 where id = $2', [
      cents,
      shop.carpetProductId,
    ]);
    await client.query('update tenants set catalogue_revision = catalogue_revision + 1');
  });
}

describe('the price that was seen', () => {
  test('another total is 409 with both breakdowns’ new side; agreeing books', async () => {
    const { cartId, slot, total } = await aCartAndSlot();
    const refused = await book(api, bookingBody(cartId, slot, { expectedTotal: total - 1 }));
    expect([refused.status, refused.body.code]).toEqual([409, 'price.changed']);
    expect(refused.body).toMatchObject({ cart: { id: cartId }, totals: { total } });
    const agreed = await book(api, bookingBody(cartId, slot, { expectedTotal: refused.body.totals.total }));
    expect(agreed.status).toBe(201);
  });

  test('a lower total than the one seen books at once', async () => {
    const { cartId, slot, total } = await aCartAndSlot();
    const { status, body } = await book(api, bookingBody(cartId, slot, { expectedTotal: total + 7 }));
    expect([status, body.total]).toEqual([201, total]);
  });

  test('a total that is lower because something is still to be priced asks first', async () => {
    const deliveryMeta = { kind: 'delivery', stops: [], extraPickupCount: 0, routePending: true };
    const delivery = { serviceId: shop.deliveryId, productId: null, instances: [{ deliveryMeta }] };
    const cartId = await fillCart(api, [delivery]);
    const { minutes, total } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
    const slot = await freeSlot(api, day, minutes);
    const refused = await book(api, bookingBody(cartId, slot, { expectedTotal: total + 20 }));
    expect(refused.body.code).toBe('price.changed');
    expect((await book(api, bookingBody(cartId, slot, { expectedTotal: total }))).body.status).toBe(
      'PENDING',
    );
  });

  test('a sum beyond what a booking can hold is refused', async () => {
    await raise(2_000_000_00);
    await sleep(1_050); // a node looks at the revision once a second
    const cartId = await fillCart(api, [aCarpetItem(shop, 12)]);
    const { minutes, total } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
    expect(total).toBeGreaterThan(22_000_000);
    const slot = await freeSlot(api, day, minutes);
    const { status, body } = await book(api, bookingBody(cartId, slot));
    await raise(-2_000_000_00);
    await sleep(1_050);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
  });

  test('a price that rose a moment ago is never booked silently', async () => {
    const { cartId, slot, total } = await aCartAndSlot();
    await raise(500);
    const refused = await book(api, bookingBody(cartId, slot, { expectedTotal: total }));
    await raise(-500);
    expect([refused.status, refused.body.code]).toEqual([409, 'price.changed']);
    expect(refused.body.totals.total).toBe(total + 5);
    expect((await book(api, bookingBody(cartId, slot, { expectedTotal: total }))).status).toBe(201);
  });

  test('a code that ended since is 409 also without a named total', async () => {
    const { cartId, slot } = await aCartAndSlot();
    await api.post('/promo/coupon/apply', { cartId, code: 'SPRING5' });
    await rowsOf(api, `update coupons set ends_at = now() - interval '1 day' where code = 'SPRING5'`);
    const refused = await book(api, bookingBody(cartId, slot));
    await rowsOf(api, `update coupons set ends_at = null where code = 'SPRING5'`);
    expect(refused.body.code).toBe('price.changed');
    expect(refused.body.totals.promotions).toMatchObject([{ active: false, reason: 'promo.expired' }]);
    expect((await book(api, bookingBody(cartId, slot))).status).toBe(201);
  });

  test('the last use of a code goes to exactly one of many', async () => {
    await rowsOf(api, `update coupons set max_redemptions = redeemed_count + 1 where code = 'LOYAL5'`);
    const slots = (await slotsOn(api, day)).filter((_, index) => index % 2 === 0).slice(0, 8);
    const attempts = await Promise.all(
      slots.map(async ({ startAt }) => {
        const { cartId, minutes, total } = await aSmallCart(api, shop);
        await api.post('/promo/coupon/apply', { cartId, code: 'LOYAL5' });
        const endAt = new Date(Date.parse(startAt) + minutes * 60_000).toISOString();
        return bookingBody(cartId, { startAt, endAt, available: true }, { expectedTotal: total - 5 });
      }),
    );
    const answers = await Promise.all(attempts.map((body) => book(api, body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'price.changed')).toHaveLength(7);
    const winner = answers.find(({ status }) => status === 201);
    const { id, email, sig } = linkOf(winner?.body.manageUrl);
    const counted = () => rowsOf(api, `select redeemed_count from coupons where code = 'LOYAL5'`);
    const used = await counted();
    await api.post(`/bookings/${id}/cancel`, { email, sig });
    expect(await counted()).toEqual(
      used.map((row) => ({ redeemed_count: Number(Object.values(row)[0]) - 1 })),
    );
    await rowsOf(api, `update coupons set max_redemptions = null where code = 'LOYAL5'`);
  });

  test('a code of one use per address counts once for an address', async () => {
    await rowsOf(api, `update coupons set once_per_email = true where code = 'SPRING5'`);
    const first = await aCartAndSlot();
    await api.post('/promo/coupon/apply', { cartId: first.cartId, code: 'SPRING5' });
    const email = 'once@sabal-mail.com';
    expect((await book(api, bookingBody(first.cartId, first.slot, { email }))).status).toBe(201);
    const second = await aCartAndSlot();
    await api.post('/promo/coupon/apply', { cartId: second.cartId, code: 'SPRING5' });
    const refused = await book(
      api,
      bookingBody(second.cartId, second.slot, { email: 'ONCE@sabal-mail.com' }),
    );
    await rowsOf(api, `update coupons set once_per_email = false where code = 'SPRING5'`);
    expect(refused.body.code).toBe('price.changed');
  });
});
