import { afterEach, describe, expect, test } from 'vitest';
import { aBooking, type Booking, broken, mailsOf, move, showBooking, slotAt } from '../support/booking.ts';
import { aDropoff, aPickup, aRoutedItem } from '../support/deliveries.ts';
import { anEdit, cartOf, commit, putItems, raisePrices } from '../support/edit.ts';
import { api, day, openShop, shop } from '../support/open-shop.ts';
import {
  aCarpetItem,
  address,
  book,
  bookingBody,
  fillCart,
  freeSlot,
  linkOf,
  rowsOf,
} from '../support/shop.ts';
import { deleted, restored } from '../support/staff.ts';

openShop();

const admin = { headers: { 'X-Admin-Token': 'sabal-dev-admin' } };
const apply = (cartId: string, code: string) => api.post('/promo/coupon/apply', { cartId, code });
const aRequest = (serviceId: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  serviceId,
  productId: null,
  instances: [{ id: crypto.randomUUID(), ...more }],
});

async function aBookingOf(items: readonly unknown[], code?: string, change: object = {}): Promise<Booking> {
  const cartId = await fillCart(api, items);
  if (code !== undefined) await apply(cartId, code);
  const { minutes } = (await cartOf(cartId)).totals;
  const slot = await freeSlot(api, day, minutes);
  const { status, body } = await book(api, bookingBody(cartId, slot, change));
  if (status !== 201) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return { slot, minutes, ...linkOf(body.manageUrl) };
}

async function lastMail() {
  const { mails } = (await api.get('/admin/mails?limit=1', admin)).body;
  return (await api.get(`/admin/mails/${mails[0].id}`, admin)).body;
}

describe('after every price of the catalogue went up', () => {
  let raised = 0;
  const raise = async (cents: number) => {
    await raisePrices(cents);
    raised += cents;
  };
  afterEach(async () => {
    if (raised !== 0) await raisePrices(-raised);
    raised = 0;
  });

  test('untouched lines keep their price to the cent, changed and new ones cost what they cost today', async () => {
    const [kept, changed] = [aCarpetItem(shop, 2), aCarpetItem(shop, 1)];
    const booking = await aBookingOf([kept, changed]);
    const before = (await showBooking(booking)).body;
    await raise(733);
    const edit = await anEdit(booking);
    expect((await cartOf(edit.cartId)).totals.total).toBe(before.total);
    const other = { ...changed, productId: shop.otherCarpetProductId };
    const fresh = aCarpetItem(shop, 1);
    const totals = await putItems(edit, [kept, other, fresh]);
    const today = (await cartOf(await fillCart(api, [other, aCarpetItem(shop, 1)]))).totals;
    const amounts = totals.lines.map(({ amount }: { amount: number }) => amount);
    const live = today.lines.map(({ amount }: { amount: number }) => amount);
    expect(amounts).toEqual([2 * shop.carpetPrice, ...live]);
    expect(live[1]).toBeCloseTo(shop.carpetPrice + 7.33, 10);

    const { body } = await commit(edit, { expectedTotal: totals.total });
    expect([body.total, body.before.total]).toEqual([totals.total, before.total]);
    const after = (await showBooking(booking)).body;
    expect(after.itemsSnapshot[0]).toEqual(before.itemsSnapshot[0]);
    expect(after.itemsSnapshot[1].pricingSummary.lineTotal).toBe(live[0]);
  });

  test('an edit of words alone costs what it cost, and a second edit keeps the prices of the first', async () => {
    const booking = await aBookingOf([aCarpetItem(shop, 1)]);
    await raise(500);
    const first = await anEdit(booking);
    const named = first.items.map((item) => ({
      ...item,
      instances: item.instances.map((one) => ({ ...one, label: 'Attic' })),
    }));
    const { total } = await putItems(first, [...named, aCarpetItem(shop, 1)]);
    expect(total).toBeCloseTo(2 * shop.carpetPrice + 5, 10);
    expect((await commit(first)).body.total).toBe(total);
    expect((await showBooking(booking)).body.itemsSnapshot[0].detail[0].label).toBe('Attic');
    await raise(500);
    const second = await anEdit(booking);
    expect((await cartOf(second.cartId)).totals.total).toBe(total);
    expect((await cartOf(second.cartId)).cart.booked.total).toBe(total);
  });
});

test('a delivery that was not touched keeps its road, its fees and its price, also once its token and its rates are old', async () => {
  const item = await aRoutedItem(api, shop, [aPickup('winterPark'), aDropoff('orlando')]);
  const booking = await aBookingOf([item]);
  const before = (await showBooking(booking)).body;
  await rowsOf(api, 'update pricing_settings set delivery_mile_cents = 900, delivery_base_cents = 2500');
  await raisePrices(0);
  const edit = await anEdit(booking);
  const noted = edit.items.map((line) => ({
    ...line,
    instances: line.instances.map((one) => ({ ...one, deliveryInstructions: 'Ring twice' })),
  }));
  expect((await putItems(edit, noted)).total).toBe(before.total);
  expect((await commit(edit)).body.total).toBe(before.total);
  const after = (await showBooking(booking)).body;
  expect(after.delivery).toEqual({ ...before.delivery, instructions: 'Ring twice' });
  await rowsOf(api, 'update pricing_settings set delivery_mile_cents = 190, delivery_base_cents = 1000');
  await raisePrices(0);
});

test('what is no longer sold stays booked as it was, and blocks nothing beside it', async () => {
  const booking = await aBookingOf([aCarpetItem(shop, 1)]);
  const before = (await showBooking(booking)).body;
  await shop.setActive(shop.carpetProductId, false);
  const edit = await anEdit(booking);
  const fresh = { ...aCarpetItem(shop, 1), productId: shop.otherCarpetProductId };
  const totals = await putItems(edit, [...edit.items, fresh]);
  expect(totals.lines[0]).toMatchObject({ amount: shop.carpetPrice, withdrawn: false });
  expect((await commit(edit)).status).toBe(200);
  expect((await showBooking(booking)).body.itemsSnapshot[0]).toEqual(before.itemsSnapshot[0]);
  await shop.setActive(shop.carpetProductId, true);
});

describe('the codes of a booking', () => {
  const rooms = Math.ceil(130 / 35);
  const usesOf = async (code: string) =>
    (await rowsOf<{ n: number }>(api, 'select redeemed_count as n from coupons where code = $1', [code]))[0]
      ?.n ?? 0;
  afterEach(() =>
    rowsOf(
      api,
      `update coupons set ends_at = null, amount_off_cents = 1000, max_redemptions = null where code = 'WELCOME10'`,
    ),
  );

  test('count for it at what they promised although they ended, were lowered and are used up, unless the minimum fails', async () => {
    const booking = await aBookingOf([aCarpetItem(shop, rooms)], 'WELCOME10');
    const uses = await usesOf('WELCOME10');
    await rowsOf(
      api,
      `update coupons set ends_at = now() - interval '1 day', amount_off_cents = 200, max_redemptions = redeemed_count
      where code = 'WELCOME10'`,
    );
    const edit = await anEdit(booking);
    const totals = await putItems(edit, [...edit.items, aCarpetItem(shop, 1)]);
    expect([totals.discount, totals.promotions[0].active]).toEqual([10, true]);
    const few = await putItems(edit, [aCarpetItem(shop, 1)]);
    expect(few.promotions).toMatchObject([{ active: false, reason: 'promo.minSubtotal' }]);
    await putItems(edit, [...edit.items, aCarpetItem(shop, 1)]);
    await api.post('/promo/coupon/remove', { cartId: edit.cartId, code: 'WELCOME10' });
    expect((await apply(edit.cartId, 'welcome10')).body.totals.discount).toBe(10);
    expect((await commit(edit)).body.total).toBe(totals.total);
    expect(await usesOf('WELCOME10')).toBe(uses);
  });

  /** A request for a quote with a code that takes nothing off it. */
  async function anIdleCode(): Promise<{ booking: Booking; quote: object }> {
    const cartId = await fillCart(api, [aCarpetItem(shop, rooms)]);
    await apply(cartId, 'WELCOME10');
    const quote = aRequest(shop.paversId);
    await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items: [quote] });
    await rowsOf(api, `update coupons set min_subtotal_cents = null where code = 'WELCOME10'`);
    const { minutes } = (await cartOf(cartId)).totals;
    const slot = await freeSlot(api, day, minutes);
    const { body } = await book(api, bookingBody(cartId, slot));
    await rowsOf(api, `update coupons set min_subtotal_cents = 12500 where code = 'WELCOME10'`);
    return { booking: { slot, minutes, ...linkOf(body.manageUrl) }, quote };
  }

  async function withCarpets({ booking, quote }: Awaited<ReturnType<typeof anIdleCode>>) {
    const edit = await anEdit(booking);
    const totals = await putItems(edit, [quote, aCarpetItem(shop, rooms)]);
    return { edit, totals };
  }

  test('that took nothing off a request for a quote were not used, and have to be good still', async () => {
    const request = await anIdleCode();
    await rowsOf(api, `update coupons set ends_at = now() - interval '1 day' where code = 'WELCOME10'`);
    const { totals } = await withCarpets(request);
    expect(totals.promotions).toMatchObject([{ active: false, reason: 'promo.expired' }]);
  });

  test('that took nothing off are not used by the undo of a deletion, and once by the edit that needs them', async () => {
    const request = await anIdleCode();
    const { id } = request.booking;
    const uses = await usesOf('WELCOME10');
    await deleted([id]);
    expect((await restored([id])).body).toEqual({ restored: [id], failed: [] });
    expect(await usesOf('WELCOME10')).toBe(uses);
    const { edit, totals } = await withCarpets(request);
    expect(totals.discount).toBe(10);
    expect((await commit(edit)).status).toBe(200);
    expect(await usesOf('WELCOME10')).toBe(uses + 1);
  });

  test('that an older restoration counted for nothing are counted once', async () => {
    const request = await anIdleCode();
    const uses = await usesOf('WELCOME10');
    await rowsOf(
      api,
      `with counted as (
         update coupons set redeemed_count = redeemed_count + 1 where code = 'WELCOME10' returning tenant_id, id)
       insert into promo_redemptions (tenant_id, booking_id, coupon_id, email, discount_cents)
       select tenant_id, $1, id, $2, 0 from counted`,
      [request.booking.id, request.booking.email],
    );
    const { edit } = await withCarpets(request);
    expect((await commit(edit)).status).toBe(200);
    expect(await usesOf('WELCOME10')).toBe(uses + 1);
  });

  test('are given back when the edit drops them, and used once when it brings them', async () => {
    const booking = await aBookingOf([aCarpetItem(shop, rooms)], 'WELCOME10');
    const [ten, five] = [await usesOf('WELCOME10'), await usesOf('SPRING5')];
    const edit = await anEdit(booking);
    await api.post('/promo/coupon/remove', { cartId: edit.cartId, code: 'WELCOME10' });
    await apply(edit.cartId, 'SPRING5');
    expect((await commit(edit)).status).toBe(200);
    expect([await usesOf('WELCOME10'), await usesOf('SPRING5')]).toEqual([ten - 1, five + 1]);
    expect((await showBooking(booking)).body.promotionsSnapshot).toMatchObject([{ discountAmount: 5 }]);
  });
});

describe('the status of an edited visit', () => {
  test('waits for a look when a quote joins it, and is confirmed again when that leaves', async () => {
    const booking = await aBookingOf([aCarpetItem(shop, 1)]);
    const edit = await anEdit(booking);
    await putItems(edit, [...edit.items, aRequest(shop.paversId)]);
    expect((await commit(edit)).body).toMatchObject({ status: 'PENDING', quote: false });
    const back = await anEdit(booking);
    await putItems(back, back.items.slice(0, 1));
    expect((await commit(back)).body.status).toBe('CONFIRMED');
  });

  test('stays what a person has confirmed, until the place or the open work is another', async () => {
    const far = { ...address, postalCode: '10001', region: 'NY', city: 'New York' };
    const booking = await aBookingOf([aCarpetItem(shop, 1), aRequest(shop.paversId)], undefined, {
      address: far,
    });
    await rowsOf(api, `update bookings set status = 'CONFIRMED' where id = $1`, [booking.id]);
    const edit = await anEdit(booking);
    await putItems(edit, [...edit.items, aCarpetItem(shop, 1)]);
    expect((await commit(edit, { address: far })).body.status).toBe('CONFIRMED');
    const moved = await anEdit(booking);
    expect((await commit(moved, { address: { ...far, postalCode: '10002' } })).body.status).toBe('PENDING');
  });
});

describe('what is told of an edit', () => {
  test('is one event and one mail with both totals and times', async () => {
    const booking = await aBooking();
    const edit = await anEdit(booking);
    await putItems(edit, [...edit.items, aCarpetItem(shop, 1)]);
    const { body } = await commit(edit);
    const from = {
      startISO: booking.slot.startAt,
      endISO: booking.slot.endAt,
      totalCents: shop.carpetPrice * 100,
      quote: false,
    };
    const to = { startISO: body.startISO, endISO: body.endISO, totalCents: body.total * 100, quote: false };
    const events = await rowsOf(
      api,
      'select kind, detail from booking_events where booking_id = $1 order by at',
      [booking.id],
    );
    expect(events).toEqual([
      { kind: 'booking.made', detail: expect.anything() },
      { kind: 'booking.updated', detail: { from, to } },
    ]);
    expect((await mailsOf(booking)).slice(1)).toEqual([
      {
        kind: 'booking.updated',
        dedupeKey: `updated:${booking.id}:2`,
        payload: { bookingId: booking.id, from, to },
      },
    ]);
    expect(await broken()).toEqual({});
  });

  test.each([
    ['en', 'Your booking is updated', 'Total before'],
    ['es', 'Tu reserva está actualizada', 'Total anterior'],
    ['fr', 'Votre réservation est à jour', 'Ancien total'],
  ])(
    'reads well in %s, the language of the booking, whatever the phone speaks now',
    async (locale, title, label) => {
      const booking = await aBookingOf([aCarpetItem(shop, 1)], undefined, { locale });
      const edit = await anEdit(booking);
      await putItems(edit, [...edit.items, aCarpetItem(shop, 1)]);
      await commit(edit, { locale: 'en' });
      const mail = await lastMail();
      const money = new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : `${locale}-US`, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
      });
      expect(mail.text).toContain(title);
      const before = mail.text.split('\n').find((line: string) => line.startsWith(label));
      expect(before).toContain(money.format(shop.carpetPrice));
      expect(mail.text).toContain(money.format(2 * shop.carpetPrice));
      expect(mail.html).toContain(title);
    },
  );

  test('names old and new time when the visit moved, and only the present one when it moved again since', async () => {
    const booking = await aBooking();
    const edit = await anEdit(booking);
    const target = await slotAt(day, booking.minutes, -1);
    await commit(edit, { keepTime: false, startISO: target.startAt, endISO: target.endAt });
    expect((await lastMail()).text).toContain('Old time: ');
    await move({ ...booking, slot: target }, booking.slot);
    const { mails } = (await api.get('/admin/mails?limit=2', admin)).body;
    expect((await api.get(`/admin/mails/${mails[1].id}`, admin)).body.text).not.toContain('Old time: ');
  });
});
