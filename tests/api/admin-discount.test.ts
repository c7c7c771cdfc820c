import { describe, expect, test } from 'vitest';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import { deliverDueMails } from '../../server/domain/mails/deliver-due-mails.ts';
import { aBooking, type Booking, cancelBooking, mailsOf, showBooking } from '../support/booking.ts';
import { anEdit, cartOf, clone, commit, putItems } from '../support/edit.ts';
import { api, day, openShop, shop, staff } from '../support/open-shop.ts';
import { aRequest } from '../support/quotes.ts';
import { aCarpetItem, book, bookingBody, fillCart, freeSlot, linkOf, rowsOf } from '../support/shop.ts';
import { changed, deleted, listed, opened, restored } from '../support/staff.ts';

openShop();

async function aBookingOf(rooms: number, code?: string): Promise<Booking> {
  const cartId = await fillCart(api, [aCarpetItem(shop, rooms)]);
  if (code) await api.post('/promo/coupon/apply', { cartId, code });
  const { minutes, total } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
  const slot = await freeSlot(api, day, minutes);
  const { body } = await book(api, { ...bookingBody(cartId, slot), expectedTotal: total });
  return { slot, minutes, ...linkOf(body.manageUrl) };
}

/** Lines and charge, less everything that is taken off, is the total; and the parts taken off are the discount. */
function expectSums(view: {
  total: number;
  totalSummary: { subtotal: number; discount: number; total: number };
  promotionsSnapshot: { discountAmount: number }[];
}): void {
  const { subtotal, discount, total } = view.totalSummary;
  const parts = view.promotionsSnapshot.reduce((sum, { discountAmount }) => sum + discountAmount, 0);
  expect([Math.round((subtotal - discount) * 100), view.total, Math.round(parts * 100)]).toEqual([
    Math.round(total * 100),
    total,
    Math.round(discount * 100),
  ]);
}

describe('a discount by staff', () => {
  test('is a line of its own after the codes, for everybody, and in the sums', async () => {
    const booking = await aBookingOf(3, 'WELCOME10');
    const before = (await opened(booking)).body;
    const { status, body } = await changed(booking, { discount: { amount: 20.5, reason: ' Retard ' } });
    expect([status, body.version, body.total]).toEqual([200, 2, before.total - 20.5]);
    expectSums(body);
    expect(body.promotionsSnapshot.map((one: { payload: object }) => one.payload)).toEqual([
      before.promotionsSnapshot[0].payload,
      { code: '', label: 'Retard' },
    ]);
    expect(body.row.codes).toEqual(['WELCOME10']);
    const theirs = (await showBooking(booking)).body;
    expect(theirs.total).toBe(body.total);
    expect(theirs.history.at(-1)).toEqual({
      at: body.history.at(-1).at,
      kind: 'booking.repriced',
      by: 'office',
      from: { total: before.total },
      to: { total: body.total },
    });
    expect(body.history.at(-1).changes).toEqual([{ field: 'discount', from: null, to: 'Retard' }]);
    const { bookings } = (await listed({ q: booking.id })).body;
    expect(bookings[0].total).toBe(body.total);
  });

  test('may name the new total instead, down to nothing, and can be changed and taken back', async () => {
    const booking = await aBooking();
    const { total } = (await opened(booking)).body;
    expect((await changed(booking, { discount: { total: 0, reason: 'Offert' } })).body.total).toBe(0);
    const other = (await changed(booking, { discount: { total: 5, reason: 'Offert' } })).body;
    expect([other.total, other.version]).toEqual([5, 3]);
    expectSums(other);
    const same = await changed(booking, { discount: { total: 5, reason: 'Offert' }, expectedVersion: 1 });
    expect([same.status, same.body.version]).toEqual([200, 3]);
    const back = (await changed(booking, { discount: null })).body;
    expect([back.total, back.promotionsSnapshot, back.version]).toEqual([total, [], 4]);
    expect((await changed(booking, { discount: null })).body.version).toBe(4);
  });

  test('is told by mail with its reason and both totals, or not at all', async () => {
    const booking = await aBooking();
    await changed(booking, { discount: { amount: 5, reason: 'Loyal friend' } });
    expect(await mailsOf(booking)).toHaveLength(1);
    await changed(booking, {
      discount: { amount: 6, reason: 'Loyal friend' },
      phone: '407 555 0111',
      notify: true,
    });
    const updates = (await mailsOf(booking)).filter(({ kind }) => kind === 'booking.updated');
    expect(updates).toHaveLength(1);
    const [mail] = await rowsOf<{ id: string }>(
      api,
      `select id from mail_outbox where payload ->> 'bookingId' = $1 and kind = 'booking.updated'`,
      [booking.id],
    );
    const { text } = (await staff.get(`/admin/mails/${mail?.id}`)).body;
    expect(text).toContain('Discount (Loyal friend): −$6.00');
    expect(text).toContain('Total before');
  });

  test.each([
    [{ amount: 0, reason: 'x' }, { 'discount.amount': 'too_small' }],
    [{ amount: 1_000_000, reason: 'x' }, { 'discount.amount': 'too_large' }],
    [{ amount: 0.005, reason: 'x' }, { 'discount.amount': 'invalid' }],
    [{ total: 1_000_000, reason: 'x' }, { 'discount.total': 'too_large' }],
    [{ total: -1, reason: 'x' }, { 'discount.total': 'too_small' }],
    [{ amount: 1, total: 1, reason: 'x' }, { 'discount.total': 'invalid' }],
    [{ amount: 1, reason: ' ' }, { 'discount.reason': 'required' }],
    [{ reason: 'x' }, { 'discount.amount': 'invalid' }],
  ])('%o is refused', async (discount, fields) => {
    const booking = await aBooking();
    const { status, body } = await changed(booking, { discount });
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test('[PM60] stays at what was granted when the customer edits the work, and takes no more than is left', async () => {
    const booking = await aBookingOf(3);
    const { total } = (await opened(booking)).body;
    await changed(booking, { discount: { total: 0, reason: 'Offert' } });
    const edit = await anEdit(booking);
    expect((await cartOf(edit.cartId)).totals.total).toBe(0);
    const totals = await putItems(edit, [...edit.items, aCarpetItem(shop, 3)]);
    expect(totals.promotions.at(-1)).toMatchObject({ code: '', label: 'Offert', discountAmount: total });
    expect((await commit(edit, { expectedTotal: totals.total })).status).toBe(200);
    const { body } = await opened(booking);
    expect(body.total).toBe(totals.total);
    expectSums(body);
    const smaller = await anEdit(booking);
    await putItems(smaller, [aCarpetItem(shop, 1)]);
    await commit(smaller);
    const small = (await opened(booking)).body;
    expect([small.total, small.totalSummary.discount < total]).toEqual([0, true]);
    expectSums(small);
    const larger = await anEdit(booking);
    const again = await putItems(larger, [...larger.items, aCarpetItem(shop, 4)]);
    await commit(larger, { expectedTotal: again.total });
    expect((await opened(booking)).body.totalSummary.discount).toBe(total);
  });

  test('that staff grant while a customer edits is not lost by the edit', async () => {
    const booking = await aBooking();
    const edit = await anEdit(booking);
    await putItems(edit, [...edit.items, aCarpetItem(shop, 1)]);
    await changed(booking, { discount: { amount: 7, reason: 'Retard' } });
    const { status, body } = await commit(edit);
    expect([status, body.total]).toEqual([200, (await cartOf(edit.cartId)).totals.total - 7]);
    expect((await opened(booking)).body.promotionsSnapshot).toHaveLength(1);
  });

  test('uses no code up and frees none: deleted and put back, cancelled or cloned, it is only a line', async () => {
    const booking = await aBookingOf(3, 'WELCOME10');
    await changed(booking, { discount: { amount: 7, reason: 'Retard' } });
    await deleted([booking.id]);
    expect((await restored([booking.id])).body).toMatchObject({ restored: [booking.id] });
    expect((await clone(booking)).status).toBe(200);
    const used = await rowsOf(api, 'select discount_cents from promo_redemptions where booking_id = $1', [
      booking.id,
    ]);
    expect(used).toEqual([{ discount_cents: 1000 }]);
  });

  test('of a version that was overtaken is refused, and so is one of a closed visit or a quote', async () => {
    const [booking, gone, quote] = [await aBooking(), await aBooking(), await aRequest()];
    await changed(booking, { phone: '407 555 0109' });
    const stale = await changed(booking, { discount: { amount: 1, reason: 'x' }, expectedVersion: 1 });
    expect([stale.body.code, stale.body.booking.version]).toEqual(['booking.changed', 2]);
    await cancelBooking(gone);
    expect((await changed(gone, { discount: { amount: 1, reason: 'x' } })).body.code).toBe(
      'booking.not_changeable',
    );
    expect((await changed(quote, { discount: { amount: 1, reason: 'x' } })).body.fields).toEqual({
      'discount.amount': 'too_large',
    });
  });

  test('leaves a mail of another address true, which tells no price', async () => {
    const booking = await aBooking();
    await changed(booking, { phone: '407 555 0112', notify: true });
    await changed(booking, { discount: { amount: 5, reason: 'Retard' } });
    const { deps } = api.server;
    const tenant = await tenantOfSlug(deps.db, 'sabal');
    const mailer = { delivers: true, send: async () => undefined, close: async () => undefined };
    if (tenant) await deliverDueMails({ ...deps, mailer }, tenant, () => false);
    const [mail] = await rowsOf<{ state: string }>(
      api,
      `select state from mail_outbox where payload ->> 'bookingId' = $1 and kind = 'booking.updated'`,
      [booking.id],
    );
    expect(mail?.state).toBe('sent');
  });
});
