import { expect, test } from 'vitest';
import { api, nextDay, openShop, shop } from '../support/open-shop.ts';
import { aCarpetItem, book, bookingBody, fillCart, freeSlot, linkOf } from '../support/shop.ts';

openShop();

async function bookWith(more: object) {
  const cartId = await fillCart(api, [aCarpetItem(shop, 1)]);
  const { minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
  return book(api, bookingBody(cartId, await freeSlot(api, nextDay(), minutes), more));
}

test('how a customer came here is kept with the booking, for its owner and for staff', async () => {
  const { status, body } = await bookWith({ leadSource: ' nextdoor ', leadSourceDetail: 'post / spring' });
  expect(status).toBe(201);
  const { id, email, sig } = linkOf(body.manageUrl);
  const told = (await api.get(`/bookings/${id}?${new URLSearchParams({ email, sig })}`)).body;
  expect(told).toMatchObject({ leadSource: 'nextdoor', leadSourceDetail: 'post / spring' });
  const office = api.as({ 'X-Admin-Token': 'sabal-dev-admin' });
  expect((await office.get(`/admin/bookings/${id}`)).body.leadSource).toBe('nextdoor');
});

test('a source that is too long is refused by its field, and none is none', async () => {
  expect(await bookWith({ leadSource: 'x'.repeat(61) })).toMatchObject({
    status: 400,
    body: { fields: { leadSource: 'too_long' } },
  });
  const { id, email, sig } = linkOf((await bookWith({})).body.manageUrl);
  const told = (await api.get(`/bookings/${id}?${new URLSearchParams({ email, sig })}`)).body;
  expect(told).toMatchObject({ leadSource: null, leadSourceDetail: null });
});
