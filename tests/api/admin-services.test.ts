import { describe, expect, test } from 'vitest';
import type { Answer } from '../support/api.ts';
import {
  aBooking,
  atNight,
  type Booking,
  broken,
  isFree,
  later,
  mailsOf,
  showBooking,
  slotAt,
} from '../support/booking.ts';
import { aDropoff, aPickup, aRoutedItem } from '../support/deliveries.ts';
import { anEdit, cartOf, commit, putItems, raisePrices } from '../support/edit.ts';
import { api, nextDay, openShop, shop, staff } from '../support/open-shop.ts';
import { accept, aQuoted, WORK_MIN } from '../support/quotes.ts';
import { aCarpetItem, fillCart } from '../support/shop.ts';
import { changed, opened, placed, shifted } from '../support/staff.ts';

openShop();

async function cloned({ id }: Pick<Booking, 'id'>) {
  const { status, body } = await staff.post(`/admin/bookings/${id}/clone-to-cart`);
  if (status !== 200) throw new Error(`Not cloned: ${JSON.stringify(body)}`);
  const { cart } = await cartOf(body.cartId);
  return { booking: { ...aNobody, id }, cartId: body.cartId, version: body.version, items: cart.items };
}
const aNobody = { email: '', sig: '', minutes: 0, slot: { startAt: '', endAt: '', available: true } };

/** Keeps the time unless `more` says another. */
function saved(
  booking: Booking,
  cartId: string,
  more: object = {},
  key: string = crypto.randomUUID(),
): Promise<Answer> {
  const { startAt: startISO, endAt: endISO } = booking.slot;
  const body = { cartId, startISO, endISO, keepTime: true, ...more };
  return staff.post(`/admin/bookings/${booking.id}/services`, body, { headers: { 'Idempotency-Key': key } });
}

describe('the services of a booking, edited by staff', () => {
  test('keep the start, take the length they need, and history tells who and both totals', async () => {
    const booking = await aBooking(nextDay());
    const before = (await opened(booking)).body;
    const edit = await cloned(booking);
    const totals = await putItems(edit, [...edit.items, aCarpetItem(shop, 2)]);
    const { status, body } = await saved(booking, edit.cartId, {
      expectedTotal: totals.total,
      expectedVersion: 1,
    });
    expect([status, body.version, body.total, body.minutes]).toEqual([200, 2, totals.total, totals.minutes]);
    expect([body.startISO, body.status]).toEqual([booking.slot.startAt, before.status]);
    expect([body.customerName, body.address, body.phone]).toEqual([
      before.customerName,
      before.address,
      before.phone,
    ]);
    const told = body.history.at(-1);
    expect(told).toMatchObject({
      kind: 'booking.updated',
      by: 'office',
      from: { total: before.total },
      to: { total: totals.total },
    });
    expect(told.actor).toBeTruthy();
    expect((await showBooking(booking)).body.total).toBe(totals.total);
    expect(await broken()).toEqual({});
  });

  test('are told by mail in the name of the office, or not at all', async () => {
    const booking = await aBooking(nextDay());
    const silent = await cloned(booking);
    await putItems(silent, [...silent.items, aCarpetItem(shop, 1)]);
    expect((await saved(booking, silent.cartId, { notify: false })).status).toBe(200);
    expect(await mailsOf(booking)).toHaveLength(1);
    const loud = await cloned(booking);
    await putItems(loud, [...loud.items, aCarpetItem(shop, 1)]);
    const key = crypto.randomUUID();
    const first = await saved(booking, loud.cartId, { notify: true }, key);
    const again = await saved(booking, loud.cartId, { notify: true }, key);
    expect([first.status, again.body.version]).toEqual([200, 3]);
    const mails = await mailsOf(booking);
    expect(mails).toHaveLength(2);
    expect(mails[1]).toMatchObject({ kind: 'booking.updated', payload: { byOffice: true } });
  });

  test('of a customer without an e-mail are saved, and no mail goes', async () => {
    const model = await aBooking(nextDay());
    const cartId = await fillCart(api, [aCarpetItem(shop, 1)]);
    const at = atNight(nextDay());
    const booking = (await placed(cartId, at, { email: '', phone: '407 555 0188' })).body;
    const edit = await cloned(booking);
    await putItems(edit, [...edit.items, aCarpetItem(shop, 1)]);
    const called = { ...model, id: booking.id, slot: { ...model.slot, ...at } };
    const { status, body } = await saved(called, edit.cartId);
    expect([status, body.email, body.mails]).toEqual([200, booking.email, []]);
  });

  test('keep their booked price, and what is new costs what it costs today; a discount by staff stays', async () => {
    const booking = await aBooking(nextDay());
    await changed(booking, { discount: { amount: 5, reason: 'Retard' } });
    const before = (await opened(booking)).body;
    await raisePrices(733);
    try {
      const edit = await cloned(booking);
      const totals = await putItems(edit, [...edit.items, aCarpetItem(shop, 1)]);
      const amounts = totals.lines.map(({ amount }: { amount: number }) => amount);
      expect(amounts[0]).toBe(before.itemsSnapshot[0].pricingSummary.lineTotal);
      expect(amounts[1]).toBeCloseTo(shop.carpetPrice + 7.33, 10);
      const { body } = await saved(booking, edit.cartId, { expectedTotal: totals.total });
      expect(body.totalSummary.discount).toBe(5);
      expect(body.total).toBe(totals.total);
      expect(await broken()).toEqual({});
    } finally {
      await raisePrices(-733);
    }
  });

  test('that nobody agreed to at this price are price.changed, and nothing is changed', async () => {
    const booking = await aBooking(nextDay());
    const edit = await cloned(booking);
    const totals = await putItems(edit, [...edit.items, aCarpetItem(shop, 1)]);
    const { status, body } = await saved(booking, edit.cartId, { expectedTotal: totals.total - 1 });
    expect([status, body.code, body.totals.total]).toEqual([409, 'price.changed', totals.total]);
    expect((await opened(booking)).body.version).toBe(1);
  });

  test('that do not fit any more name the visit in the way; another time outside the hours is allowed', async () => {
    const onDay = nextDay();
    const booking = await aBooking(onDay);
    const next = await aBooking(onDay); // right behind it
    const edit = await cloned(booking);
    const { minutes } = await putItems(edit, [...edit.items, aCarpetItem(shop, 4)]);
    const { status, body } = await saved(booking, edit.cartId);
    expect([status, body.code, body.conflict.id]).toEqual([409, 'slot.taken', next.id]);
    expect((await opened(booking)).body.version).toBe(1);
    const { startAt: startISO } = atNight(onDay);
    const endISO = later({ startAt: startISO, endAt: startISO, available: true }, minutes).endAt;
    const moved = await saved(booking, edit.cartId, { keepTime: false, startISO, endISO });
    expect([moved.status, moved.body.startISO, moved.body.endISO]).toEqual([200, startISO, endISO]);
    expect(await isFree(booking.slot, onDay, booking.minutes)).toBe(true);
    expect(await broken()).toEqual({});
  });

  test('may grow past closing, which the customer may not', async () => {
    const onDay = nextDay();
    const booking = await aBooking(onDay);
    const at = new Date(`${onDay}T23:00:00Z`).toISOString(); // 18:00 in New York
    const slot = later({ ...booking.slot, startAt: at, endAt: at }, 0);
    const until = later(slot, booking.minutes).endAt;
    expect((await shifted(booking, { startAt: at, endAt: until })).status).toBe(200);
    const late = { ...booking, slot: { ...slot, endAt: until } };
    const theirs = await anEdit(late);
    await putItems(theirs, [...theirs.items, aCarpetItem(shop, 2)]);
    expect((await commit(theirs)).body.code).toBe('slot.taken');
    const edit = await cloned(late);
    const { minutes } = await putItems(edit, [...edit.items, aCarpetItem(shop, 2)]);
    const { status, body } = await saved(late, edit.cartId);
    expect([status, body.startISO, body.minutes]).toEqual([200, at, minutes]);
    expect(await broken()).toEqual({});
  });

  test('of a booking that changed meanwhile are booking.changed with it as it is', async () => {
    const booking = await aBooking(nextDay());
    const edit = await cloned(booking);
    await putItems(edit, [...edit.items, aCarpetItem(shop, 1)]);
    await changed(booking, { customerName: 'Ana Ruiz' });
    const { status, body } = await saved(booking, edit.cartId, { expectedVersion: 1 });
    expect([status, body.code, body.booking.row.customerName]).toEqual([409, 'booking.changed', 'Ana Ruiz']);
    expect((await opened(booking)).body.version).toBe(2);
  });

  test('begin as booked though the customer is editing, whose edit is over then', async () => {
    const booking = await aBooking(nextDay());
    const theirs = await anEdit(booking);
    await putItems(theirs, [...theirs.items, aCarpetItem(shop, 5)]);
    const edit = await cloned(booking);
    expect(edit.items).toEqual(theirs.items);
    await putItems(edit, [...edit.items, aCarpetItem(shop, 1)]);
    const { body } = await saved(booking, edit.cartId);
    expect(body.version).toBe(2);
    expect((await commit(theirs)).body.code).toBe('cart.closed');
    expect((await opened(booking)).body.version).toBe(2);
    const anew = await anEdit(booking);
    expect([anew.version, anew.items.length]).toEqual([2, 2]);
  });

  test('are not what the customer goes on with, who begins as booked and ends what staff had begun', async () => {
    const booking = await aBooking(nextDay());
    const edit = await cloned(booking);
    await putItems(edit, [...edit.items, aCarpetItem(shop, 5)]);
    const theirs = await anEdit(booking);
    expect(theirs.items).toEqual(edit.items);
    expect((await saved(booking, edit.cartId)).body.code).toBe('cart.closed');
    await putItems(theirs, [...theirs.items, aCarpetItem(shop, 1)]);
    const again = await anEdit(booking);
    expect([again.cartId, again.items.length]).toEqual([theirs.cartId, 2]);
  });

  test('may be a request and a delivery, changed and at another start', async () => {
    const job = {
      id: crypto.randomUUID(),
      handymanMinutes: 80,
      handymanMeta: { categories: ['repairs'], description: 'Fix the gate' },
    };
    const asked = { id: crypto.randomUUID(), serviceId: shop.handymanId, productId: null, instances: [job] };
    const road = [aPickup('orlando'), aDropoff('winterPark')];
    const cartId = await fillCart(api, [asked, await aRoutedItem(api, shop, road)]);
    const booking = (await placed(cartId, atNight(nextDay()))).body;
    const edit = await cloned(booking);
    const [asBooked, route] = edit.items;
    const farther = await aRoutedItem(api, shop, [aPickup('orlando'), aDropoff('kissimmee')]);
    const totals = await putItems(edit, [
      { ...asBooked, instances: [{ ...asBooked.instances[0], handymanMinutes: 120 }] },
      { ...route, instances: [{ ...farther.instances[0], id: route.instances[0].id }] },
    ]);
    expect(totals.total).toBeGreaterThan(booking.total);
    const { startAt: startISO } = atNight(nextDay());
    const endISO = later({ startAt: startISO, endAt: startISO, available: true }, totals.minutes).endAt;
    const slot = { startAt: startISO, endAt: endISO, available: true };
    const answer = await saved({ ...aNobody, id: booking.id, slot }, edit.cartId, {
      keepTime: false,
      expectedTotal: totals.total,
    });
    expect([answer.status, answer.body.startISO, answer.body.total]).toEqual([200, startISO, totals.total]);
    expect(answer.body.itemsSnapshot[0].detail[0].request.minutes).toBe(120);
  });

  test('of what is cancelled, gone, agreed on by a quote, or another booking are refused', async () => {
    const [booking, other] = [await aBooking(nextDay()), await aBooking(nextDay())];
    const edit = await cloned(booking);
    expect((await saved(other, edit.cartId)).body.fields).toEqual({ 'edit.bookingId': 'invalid' });
    expect((await saved({ ...booking, id: crypto.randomUUID() }, edit.cartId)).body.code).toBe(
      'booking.not_found',
    );
    await changed(booking, { status: 'CANCELLED' });
    expect((await saved(booking, edit.cartId)).body.code).toBe('booking.not_changeable');
    const again = await staff.post(`/admin/bookings/${booking.id}/clone-to-cart`);
    expect(again.body.code).toBe('booking.not_changeable');
    const quoted = await aQuoted();
    expect((await accept(quoted, await slotAt(nextDay(), WORK_MIN, 0))).status).toBe(200);
    expect((await staff.post(`/admin/bookings/${quoted.id}/clone-to-cart`)).body.code).toBe('quote.accepted');
  });
});
