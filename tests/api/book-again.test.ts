import { expect, test } from 'vitest';
import { aBooking, type Booking, cancelBooking } from '../support/booking.ts';
import { aDeliveryItem, aDropoff, aPickup, directions, metaOf } from '../support/deliveries.ts';
import { api, day, openShop, shop } from '../support/open-shop.ts';
import {
  aCarpetItem,
  book,
  bookingBody,
  fillCart,
  freeSlot,
  linkOf,
  movedBy,
  rowsOf,
} from '../support/shop.ts';

openShop();

type Link = Pick<Booking, 'id' | 'email' | 'sig'>;

const again = ({ id, email, sig }: Link) => api.post(`/bookings/${id}/book-again`, { email, sig });

async function bookItems(items: readonly unknown[]): Promise<Link> {
  const cartId = await fillCart(api, items);
  const { totals } = (await api.get(`/cart/${cartId}?withTotals=1`)).body;
  const { body } = await book(api, bookingBody(cartId, await freeSlot(api, day, totals.minutes)));
  return linkOf(body.manageUrl);
}

test('a cancelled visit gives the same services with ids of their own, priced as any cart', async () => {
  const booking = await aBooking();
  await cancelBooking(booking);
  const { status, body } = await again(booking);
  expect([status, body.dropped]).toEqual([200, []]);
  const [before] = await rowsOf<{ items: { id: string; instances: { id: string }[] }[] }>(
    api,
    'select items from bookings where id = $1',
    [booking.id],
  );
  const ids = (items: readonly { id: string; instances: readonly { id: string }[] }[]) =>
    items.flatMap(({ id, instances }) => [id, ...instances.map((one) => one.id)]);
  expect(body.items).toMatchObject([{ serviceId: shop.carpetId, productId: shop.carpetProductId }]);
  expect(ids(body.items).filter((id) => ids(before?.items ?? []).includes(id))).toEqual([]);
  const { totals } = (await api.get(`/cart/${await fillCart(api, body.items)}?withTotals=1`)).body;
  expect(totals.lines[0].amount).toBe(shop.carpetPrice);
});

test('a past visit too; nothing of it changes', async () => {
  const booking = await aBooking();
  await rowsOf(api, `update bookings set ${movedBy('starts_at, ends_at', '-40 days')} where id = $1`, [
    booking.id,
  ]);
  const state = () =>
    rowsOf(api, 'select version, status, updated_at from bookings where id = $1', [booking.id]);
  const before = await state();
  expect((await again(booking)).body.items).toHaveLength(1);
  expect(await state()).toEqual(before);
});

test('what is sold no more is left out and named, the rest is there', async () => {
  const other = { ...aCarpetItem(shop, 1), productId: shop.otherCarpetProductId };
  const link = await bookItems([aCarpetItem(shop, 1), other]);
  await shop.setActive(shop.otherCarpetProductId, false);
  const { body } = await again(link);
  await shop.setActive(shop.otherCarpetProductId, true);
  expect(body.items).toMatchObject([{ productId: shop.carpetProductId }]);
  expect(body.dropped).toEqual([{ serviceTitle: 'Carpet cleaning' }]);
});

test('a road keeps its distance with a token of today, however old that of the booking is', async () => {
  const points = [aPickup('orlando'), aDropoff('winterPark')];
  const meta = metaOf(points, await directions(api, points));
  const link = await bookItems([aDeliveryItem(shop, meta)]);
  const { body } = await again(link);
  const [instance] = body.items[0].instances;
  expect(instance.deliveryMeta).toMatchObject({ distanceMiles: meta.distanceMiles, routePending: false });
  const { cart } = (await api.get(`/cart/${await fillCart(api, body.items)}?withTotals=1`)).body;
  expect(cart.items[0].instances[0].deliveryMeta.routePending).toBe(false);
});

test('every failure of the link is the same 401', async () => {
  const [one, other] = [await aBooking(), await aBooking()];
  const tries = [
    again({ ...one, sig: other.sig }),
    again({ ...one, email: 'else@sabal-mail.com' }),
    again({ ...one, id: crypto.randomUUID() }),
    again({ ...one, sig: '' }),
  ];
  for (const { status, body } of await Promise.all(tries)) {
    expect([status, body]).toEqual([
      401,
      { error: 'Invalid or expired link. Request a secure link again.', code: 'link.invalid' },
    ]);
  }
});
