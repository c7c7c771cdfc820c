import { expect, test } from 'vitest';
import { office } from '../support/agenda.ts';
import { aBooking } from '../support/booking.ts';
import { api, nextDay, openShop, shop } from '../support/open-shop.ts';
import { aSmallCart, book, bookingBody, freeSlot } from '../support/shop.ts';
import { changed } from '../support/staff.ts';

openShop();

test('what staff know of a customer stands in every row of theirs, and in nobody else’s', async () => {
  const one = await aBooking();
  const { email } = one;
  const cart = await aSmallCart(api, shop);
  const slot = await freeSlot(api, nextDay(), cart.minutes);
  const stranger = { ...bookingBody(cart.cartId, slot), email: 'bo.nash@sabal-mail.com' };
  const other = (await book(api, stranger)).body;
  const note = 'Dog in the yard, ring twice';
  const noted = await office().put('/admin/customers/note', { email, note, expectedVersion: 0 });
  expect(noted.status).toBe(200);

  const { bookings } = (await office().get('/admin/bookings?limit=200')).body;
  const rowOf = (id: string) => bookings.find((row: { id: string }) => row.id === id);
  expect(rowOf(one.id).customerNote).toBe(note);
  expect(rowOf(other.id).customerNote).toBeNull();
  expect((await office().get(`/admin/bookings/${one.id}`)).body.row.customerNote).toBe(note);
  expect((await changed(one, { notes: 'second floor' })).body.row).toMatchObject({
    customerNote: note,
    staffNotes: 'second floor',
  });
  const history = (await office().post('/admin/customers/history', { email })).body;
  expect(history.bookings[0].customerNote).toBe(note);
});
