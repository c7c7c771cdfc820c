import { beforeAll, expect, test } from 'vitest';
import { api, day, nextDay, openShop, shop } from '../support/open-shop.ts';
import {
  aSmallCart,
  book,
  bookingBody,
  fillCart,
  freeSlot,
  linkOf,
  rowsOf,
  slotsOn,
  type TestSlot,
} from '../support/shop.ts';

openShop();

beforeAll(async () => {
  await rowsOf(api, `update coupons set once_per_email = true where code = 'SPRING5'`);
});

async function aCartWithCode() {
  const cart = await aSmallCart(api, shop);
  await api.post('/promo/coupon/apply', { cartId: cart.cartId, code: 'SPRING5' });
  return cart;
}

async function bookWithCode(email: string, slot?: TestSlot) {
  const { cartId, minutes } = await aCartWithCode();
  return book(api, bookingBody(cartId, slot ?? (await freeSlot(api, day, minutes)), { email }));
}

test('an address that has used its code books without it once it agrees to the new total', async () => {
  const email = 'agrees@sabal-mail.com';
  expect((await bookWithCode(email)).status).toBe(201);
  const { cartId, minutes, total } = await aCartWithCode();
  const slot = await freeSlot(api, day, minutes);
  const seen = { email, expectedTotal: total - 5 };
  const refused = await book(api, bookingBody(cartId, slot, seen));
  expect(refused.body).toMatchObject({ code: 'price.changed', totals: { total, discount: 0 } });
  const agreed = await book(api, bookingBody(cartId, slot, { ...seen, expectedTotal: total }));
  expect([agreed.status, agreed.body.total]).toEqual([201, total]);
});

test('a code of one use per address goes to one of many bookings at once', async () => {
  const email = 'at-once@sabal-mail.com';
  const { minutes } = await aSmallCart(api, shop);
  const slots = (await slotsOn(api, day, minutes)).filter((_, index) => index % 3 === 0).slice(0, 6);
  const other = await slotsOn(api, nextDay(), minutes);
  const wishes = [...slots, ...other.filter((_, index) => index % 3 === 0).slice(0, 6)];
  const bodies = await Promise.all(
    wishes.map(async (slot) => bookingBody((await aCartWithCode()).cartId, slot, { email })),
  );
  const answers = await Promise.all(bodies.map((body) => book(api, body)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: wishes.length - 1 }, () => 409)]);
});

test('a cancelled booking gives the code back to its address', async () => {
  const email = 'back@sabal-mail.com';
  const first = await bookWithCode(email);
  const { id, sig } = linkOf(first.body.manageUrl);
  await api.post(`/bookings/${id}/cancel`, { email, sig });
  expect((await bookWithCode(email)).status).toBe(201);
});

test('a code that takes nothing off a request for a quote is not used up', async () => {
  const email = 'quote@sabal-mail.com';
  const pavers = { serviceId: shop.paversId, productId: null, instances: [{ intake: { kind: 'pavers' } }] };
  const cartId = await fillCart(api, [pavers]);
  await api.post('/promo/coupon/apply', { cartId, code: 'SPRING5' });
  const { totals } = (await api.get(`/cart/${cartId}?withTotals=1`)).body;
  expect(totals.promotions).toMatchObject([{ active: true, discountAmount: 0 }]);
  const slot = await freeSlot(api, day, totals.minutes);
  expect((await book(api, bookingBody(cartId, slot, { email }))).body.status).toBe('PENDING');
  const paid = await bookWithCode(email);
  expect(paid.status).toBe(201);
});
