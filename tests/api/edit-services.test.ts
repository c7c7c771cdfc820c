import { describe, expect, test } from 'vitest';
import { tidy } from '../../server/jobs/tidy.ts';
import {
  aBooking,
  broken,
  cancelBooking,
  isFree,
  mailsOf,
  move,
  showBooking,
  slotAt,
} from '../support/booking.ts';
import { anEdit, cartOf, clone, commit, holdEdit, putItems } from '../support/edit.ts';
import { aCartAndSlot, api, day, nextDay, openShop, shop } from '../support/open-shop.ts';
import {
  aCarpetItem,
  address,
  book,
  bookingBody,
  linkOf,
  movedBy,
  openCart,
  rowsOf,
} from '../support/shop.ts';

openShop();

const countBookings = async () =>
  (await rowsOf<{ n: number }>(api, 'select count(*)::int as n from bookings'))[0]?.n ?? 0;

describe('cloning a booking to a cart', () => {
  test('answers a draft of what was booked, with its ids, and the booking as it is', async () => {
    const booking = await aBooking();
    const { status, body } = await clone(booking);
    const booked = (await showBooking(booking)).body;
    expect([status, body]).toMatchObject([
      200,
      { editingBookingId: booking.id, itemsCount: 1, version: 1, total: booked.total, quote: false },
    ]);
    expect([body.startISO, body.endISO, body.email]).toEqual([booked.startISO, booked.endISO, booking.email]);
    const { cart, totals } = await cartOf(body.cartId);
    expect(cart).toMatchObject({
      status: 'DRAFT',
      editingBookingId: booking.id,
      booked: { total: booked.total },
    });
    const [source] = await rowsOf<{ items: unknown }>(api, 'select items from bookings where id = $1', [
      booking.id,
    ]);
    expect(cart.items).toEqual(source?.items);
    expect([totals.total, totals.minutes]).toEqual([booked.total, booking.minutes]);
  });

  test('twice is the same open cart with what was changed in it, also when both ask at once', async () => {
    const booking = await aBooking();
    const [one, other] = await Promise.all([clone(booking), clone(booking)]);
    expect(other.body).toEqual(one.body);
    const edit = await anEdit(booking);
    await putItems(edit, [...edit.items, aCarpetItem(shop, 2)]);
    expect((await clone(booking)).body).toMatchObject({ cartId: one.body.cartId, itemsCount: 3 });
  });

  test('one that was not touched for an hour is given up for a fresh one', async () => {
    const booking = await aBooking();
    const edit = await anEdit(booking);
    await putItems(edit, [...edit.items, aCarpetItem(shop, 2)]);
    await rowsOf(api, `update carts set ${movedBy('updated_at', '-61 minutes')} where id = $1`, [
      edit.cartId,
    ]);
    expect((await clone(booking)).body).toMatchObject({ itemsCount: 1 });
    expect((await commit(edit)).body.code).toBe('cart.closed');
  });

  test('tidying gives up what was left for a day, and no ordinary cart', async () => {
    const [left, fresh] = [await anEdit(await aBooking()), await anEdit(await aBooking())];
    const ordinary = await openCart(api);
    await rowsOf(api, `update carts set ${movedBy('updated_at', '-25 hours')} where id = any ($1)`, [
      [left.cartId, ordinary],
    ]);
    await tidy(api.server.deps);
    const statuses = [];
    for (const id of [left.cartId, fresh.cartId, ordinary]) statuses.push((await cartOf(id)).cart.status);
    expect(statuses).toEqual(['ABANDONED', 'DRAFT', 'DRAFT']);
  });

  test('every wrong link is the same 401', async () => {
    const [booking, other] = [await aBooking(), await aBooking()];
    const wrong = [
      { ...booking, sig: other.sig },
      { ...booking, id: other.id },
      { ...booking, email: 'x@sabal-mail.com' },
      { ...booking, id: crypto.randomUUID() },
    ];
    const answers = await Promise.all(wrong.map(clone));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'link.invalid' } });
  });

  test('cancelled, running and past visits are not changeable', async () => {
    const [cancelled, running] = [await aBooking(), await aBooking()];
    await cancelBooking(cancelled);
    await rowsOf(api, `update bookings set starts_at = now() - interval '1 minute' where id = $1`, [
      running.id,
    ]);
    for (const booking of [cancelled, running]) {
      expect(await clone(booking)).toMatchObject({ status: 422, body: { code: 'booking.not_changeable' } });
    }
    await rowsOf(
      api,
      `update bookings b set starts_at = c.starts_at from claims c
      where c.tenant_id = b.tenant_id and c.id = b.claim_id`,
    );
  });
});

describe('a clone', () => {
  test('can never become a visit of its own', async () => {
    const booking = await aBooking();
    const { cartId } = await anEdit(booking);
    const before = await countBookings();
    const slot = await slotAt(day, booking.minutes, -1);
    const tries = [
      bookingBody(cartId, slot),
      bookingBody(cartId, slot, { keepTime: true }),
      bookingBody(cartId, slot, {
        edit: { bookingId: booking.id, email: booking.email, sig: `${booking.sig}x` },
      }),
    ];
    for (const body of tries) {
      expect(await book(api, body)).toMatchObject({ status: 401, body: { code: 'link.invalid' } });
    }
    expect([await countBookings(), (await showBooking(booking)).body.version]).toEqual([before, 1]);
  });

  test('would be a second visit if its row forgot what it edits: what guards it is that row', async () => {
    const booking = await aBooking();
    const { cartId } = await anEdit(booking);
    const before = await countBookings();
    await rowsOf(api, 'update carts set editing_booking_id = null where id = $1', [cartId]);
    await book(api, bookingBody(cartId, await slotAt(day, booking.minutes, -1)));
    expect(await countBookings()).toBe(before + 1);
  });

  test('edits no other booking, and no other cart edits its booking', async () => {
    const [booking, other] = [await aBooking(), await aBooking()];
    const edit = await anEdit(booking);
    const refusal = { status: 400, body: { fields: { 'edit.bookingId': 'invalid' } } };
    const foreign = { bookingId: other.id, email: other.email, sig: other.sig };
    expect(await commit(edit, { edit: foreign, keepTime: false })).toMatchObject(refusal);
    const { cartId } = await aCartAndSlot();
    expect(await commit({ ...edit, cartId })).toMatchObject(refusal);
    expect(await commit(edit, { cartId: crypto.randomUUID() })).toMatchObject({ status: 404 });
  });

  test('given up is closed with its hold, always quietly, and an ordinary cart is left alone', async () => {
    const booking = await aBooking();
    const edit = await anEdit(booking);
    const slot = await slotAt(day, booking.minutes, 4);
    expect((await holdEdit(booking, edit.cartId, slot)).status).toBe(201);
    expect(await isFree(slot, day, booking.minutes)).toBe(false);
    const ordinary = await openCart(api);
    for (const id of [edit.cartId, edit.cartId, ordinary, crypto.randomUUID()]) {
      expect((await api.delete(`/cart/${id}`)).status).toBe(204);
    }
    expect(await isFree(slot, day, booking.minutes)).toBe(true);
    expect((await commit(edit)).body.code).toBe('cart.closed');
    expect((await cartOf(ordinary)).cart.status).toBe('DRAFT');
    expect((await clone(booking)).body.cartId).not.toBe(edit.cartId);
  });
});

describe('booking a clone', () => {
  test('changes the same booking: next version, same link, its cart converted', async () => {
    const booking = await aBooking();
    const edit = await anEdit(booking);
    const totals = await putItems(edit, [...edit.items, aCarpetItem(shop, 1)]);
    const before = await countBookings();
    const { status, body } = await commit(edit, {
      edit: { bookingId: booking.id, email: booking.email, sig: booking.sig, expectedVersion: 1 },
    });
    expect([status, body]).toMatchObject([
      200,
      {
        id: booking.id,
        status: 'CONFIRMED',
        total: totals.total,
        meta: { version: 2, minutes: totals.minutes },
      },
    ]);
    expect(body.before).toEqual({
      total: shop.carpetPrice,
      startISO: booking.slot.startAt,
      endISO: booking.slot.endAt,
      quote: false,
    });
    const shown = (await showBooking(booking)).body;
    expect(shown).toMatchObject({ version: 2, total: totals.total, endISO: body.endISO });
    expect(shown.itemsSnapshot).toHaveLength(2);
    expect((await showBooking({ ...booking, ...linkOf(body.manageUrl) })).status).toBe(200);
    expect((await cartOf(edit.cartId)).cart.status).toBe('CONVERTED');
    expect([await countBookings(), await broken()]).toEqual([before, {}]);
  });

  test('the same key is the same answer and one mail', async () => {
    const edit = await anEdit(await aBooking());
    await putItems(edit, [...edit.items, aCarpetItem(shop, 1)]);
    const key = crypto.randomUUID();
    const [first, again] = [await commit(edit, {}, key), await commit(edit, {}, key)];
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await mailsOf(edit.booking)).toHaveLength(2);
    expect((await commit(edit)).body.code).toBe('cart.closed');
  });

  test('two at once: one changes it, the other finds the cart closed', async () => {
    const edit = await anEdit(await aBooking());
    await putItems(edit, [...edit.items, aCarpetItem(shop, 1)]);
    const answers = await Promise.all([commit(edit), commit(edit), commit(edit)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect([(await showBooking(edit.booking)).body.version, await broken()]).toEqual([2, {}]);
  });

  test('nothing changed is the same booking without version, history or mail', async () => {
    const booking = await aBooking();
    const edit = await anEdit(booking);
    expect(await commit(edit)).toMatchObject({ status: 200, body: { meta: { version: 1 } } });
    expect(await mailsOf(booking)).toHaveLength(1);
  });

  test('a booking that was moved meanwhile is booking.changed with what it is now, and a cancelled one is over', async () => {
    const booking = await aBooking();
    const edit = await anEdit(booking);
    const target = await slotAt(nextDay(), booking.minutes, 0);
    await move(booking, target);
    const seen = {
      edit: { bookingId: booking.id, email: booking.email, sig: booking.sig, expectedVersion: 1 },
    };
    for (const more of [seen, {}]) {
      expect(await commit(edit, more)).toMatchObject({
        status: 409,
        body: { code: 'booking.changed', booking: { version: 2, startISO: target.startAt } },
      });
    }
    const moved = { ...edit, booking: { ...booking, slot: target } };
    await cancelBooking(booking);
    expect(await commit(moved)).toMatchObject({ status: 422, body: { code: 'booking.not_changeable' } });
  });

  test('everything removed is cart.empty, and a price that the customer did not see is price.changed', async () => {
    const edit = await anEdit(await aBooking());
    await putItems(edit, []);
    expect((await commit(edit)).body.code).toBe('cart.empty');
    await putItems(edit, [aCarpetItem(shop, 2)]);
    const { status, body } = await commit(edit, { expectedTotal: 1 });
    expect([status, body.code, body.totals.total]).toEqual([409, 'price.changed', 2 * shop.carpetPrice]);
  });

  test('takes the contact of the form but not its e-mail, and what was not sent stays', async () => {
    const booking = await aBooking();
    const edit = await anEdit(booking);
    await rowsOf(api, `update bookings set gate_code = '1234', notes = 'Blue door' where id = $1`, [
      booking.id,
    ]);
    const more = {
      email: 'other@sabal-mail.com',
      customerName: '',
      phone: '',
      address: { ...address, line1: '9 Oak St' },
    };
    expect((await commit(edit, more)).body).toMatchObject({ email: booking.email, customerName: 'Ana Diaz' });
    expect((await showBooking(booking)).body).toMatchObject({
      email: booking.email,
      phone: null,
      serviceAddress1: '9 Oak St',
      gateCode: '1234',
      notes: 'Blue door',
    });
  });
});
