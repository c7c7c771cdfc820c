import { beforeEach, describe, expect, test } from 'vitest';
import { webhookKinds } from '#shared/company/webhooks.ts';
import { aBooking, type Booking, move, slotAt } from '../support/booking.ts';
import { aDeliveryItem } from '../support/deliveries.ts';
import { anEdit, cartOf, commit, putItems, type TestEdit } from '../support/edit.ts';
import { deliver, openMailShop, outboxOf, sentTo, share, summarise } from '../support/mail-shop.ts';
import { someone, type TestAddress, tell } from '../support/notices.ts';
import { api, day, nextDay, shop, staff } from '../support/open-shop.ts';
import { aMixedRequest, aQuoted, shown, TOTAL } from '../support/quotes.ts';
import { aCarpetItem, address, book, bookingBody, fillCart, rowsOf } from '../support/shop.ts';

openMailShop();

const far = { ...address, city: 'New York', region: 'NY', postalCode: '10001' };
const aRequest = () => ({
  ...{ id: crypto.randomUUID(), serviceId: shop.paversId, productId: null },
  instances: [{ id: crypto.randomUUID(), intake: { kind: 'pavers', description: 'Patio' } }],
});

let everybody: TestAddress;
beforeEach(async () => {
  everybody = someone();
  await tell(everybody);
  await rowsOf(api, 'delete from notices');
  await rowsOf(api, 'delete from webhooks');
  await rowsOf(
    api,
    `insert into webhooks (tenant_id, id, url, events, secret, created_at)
     values ($1, gen_random_uuid(), 'https://hooks.sabal-mail.com/', $2, 's', now())`,
    [api.tenantId, webhookKinds],
  );
});

/** A visit that was told of, with a request for pavers beside its carpet. */
async function withRequest(booking: Booking): Promise<TestEdit> {
  const edit = await anEdit(booking);
  await putItems(edit, [...edit.items, aRequest()]);
  return edit;
}

/** Books the edit at a time of another day. */
async function commitElsewhen(edit: TestEdit) {
  const { totals } = await cartOf(edit.cartId);
  const slot = await slotAt(nextDay(), totals.minutes, 0);
  return commit(edit, { keepTime: false, startISO: slot.startAt, endISO: slot.endAt });
}

const kindsTo = async ({ email }: TestAddress) => (await outboxOf(email)).map(({ kind }) => kind);
const eventsOf = async ({ id }: Pick<Booking, 'id'>) =>
  (
    await rowsOf<{ kind: string; facts: { status: string } }>(
      api,
      'select kind, facts from webhook_events where booking_id = $1 order by kind',
      [id],
    )
  ).map(({ kind, facts }) => `${kind} ${facts.status}`);

test('a price that an edit asks for is told as a request for a quote, to staff and to other programs', async () => {
  const booking = await aBooking(day);
  expect((await commit(await withRequest(booking))).body.status).toBe('PENDING');
  await share();
  await deliver();
  expect(await kindsTo(everybody)).toEqual(['staff.booked', 'staff.quote']);
  expect(await eventsOf(booking)).toEqual(['booking.created CONFIRMED', 'quote.requested PENDING']);
  const mail = sentTo(everybody.email)[1];
  expect(mail?.subject).toMatch(/^Quote requested: /);
  expect(mail?.text).toContain('To be confirmed: this visit waits for your answer.');
  // Other words of the same request are another one; what leaves it alone is none.
  const again = await anEdit(booking);
  await putItems(again, [...again.items.slice(0, 1), aRequest()]);
  await commit(again);
  const rooms = await anEdit(booking);
  await putItems(rooms, [aCarpetItem(shop, 2), ...rooms.items.slice(1)]);
  expect((await commit(rooms)).body.status).toBe('PENDING');
  await share();
  expect(await kindsTo(everybody)).toEqual(['staff.booked', 'staff.quote', 'staff.quote']);
});

test('one that moves the visit too is one mail to whoever wants either, and both events', async () => {
  const [mover, booker] = [someone({ kinds: ['moved'] }), someone({ kinds: ['booked'] })];
  const daily = someone({ kinds: ['moved'], daily: true });
  await tell(everybody, mover, booker, daily);
  const booking = await aBooking(day);
  expect((await commitElsewhen(await withRequest(booking))).body.status).toBe('PENDING');
  await share();
  await deliver();
  expect(await kindsTo(everybody)).toEqual(['staff.booked', 'staff.quote']);
  expect([await kindsTo(mover), await kindsTo(booker)]).toEqual([['staff.quote'], ['staff.booked']]);
  expect(sentTo(mover.email)[0]?.text).toMatch(/^New time: .*\nOld time: /m);
  expect(await eventsOf(booking)).toEqual([
    'booking.created CONFIRMED',
    'booking.moved PENDING',
    'quote.requested PENDING',
  ]);
  await summarise(new Date(Date.now() + 3 * 86_400_000).toISOString());
  await deliver();
  expect(sentTo(daily.email)[0]?.text).toContain('Quote requested');
});

test('is sent without its time where that has changed once more by then', async () => {
  const booking = await aBooking(day);
  await commitElsewhen(await withRequest(booking));
  await share();
  const { minutes } = (await cartOf((await anEdit(booking)).cartId)).totals;
  expect((await move(booking, await slotAt(nextDay(), minutes, 0))).status).toBe(200);
  await deliver();
  const quote = sentTo(everybody.email).find(({ subject }) => subject.startsWith('Quote requested'));
  expect(quote?.text).toMatch(/^When: /m);
  expect(quote?.text).not.toContain('Old time');
});

test('another place that has to be looked at is told as what it is, also to whoever wants new bookings alone', async () => {
  const booker = someone({ kinds: ['booked'] });
  await tell(everybody, booker);
  const booking = await aBooking(day);
  const moved = await commit(await anEdit(booking), { address: far });
  expect(moved.body.status).toBe('PENDING');
  await share();
  await deliver();
  expect(await kindsTo(everybody)).toEqual(['staff.booked', 'staff.moved']);
  expect(await kindsTo(booker)).toEqual(['staff.booked', 'staff.moved']);
  const mail = sentTo(everybody.email)[1];
  expect(mail?.subject).toMatch(/^Visit at another address: /);
  expect(mail?.text).toContain('The customer has changed the address of their visit.');
  expect(mail?.text).toContain('To be confirmed: this visit waits for your answer.');
  // No event is one of this.
  expect(await eventsOf(booking)).toEqual(['booking.created CONFIRMED']);
});

test('[D577] a delivery whose road is not known is told as a booking that waits, new and in an edit: no quote answers it', async () => {
  const [asked, booker] = [someone({ kinds: ['quote'] }), someone({ kinds: ['booked'] })];
  await tell(everybody, asked, booker);
  const aRoadless = () =>
    aDeliveryItem(shop, { kind: 'delivery', stops: [], extraPickupCount: 0, routePending: true });
  const cartId = await fillCart(api, [aRoadless()]);
  const { minutes } = (await cartOf(cartId)).totals;
  const { body: made } = await book(api, bookingBody(cartId, await slotAt(day, minutes, -1)));
  expect(made).toMatchObject({ status: 'PENDING', provisional: true, quote: false });
  const booking = await aBooking(day);
  const edit = await anEdit(booking);
  await putItems(edit, [...edit.items, aRoadless()]);
  expect((await commit(edit)).body).toMatchObject({ status: 'PENDING', provisional: true, quote: false });
  await share();
  await deliver();
  for (const one of [everybody, booker]) {
    expect(await kindsTo(one)).toEqual(['staff.booked', 'staff.booked', 'staff.moved']);
  }
  expect(await kindsTo(asked)).toEqual([]);
  const [first, , changed] = sentTo(everybody.email);
  expect(first?.text).toContain('To be confirmed: this visit waits for your answer.');
  expect(changed?.subject).toMatch(/^Delivery changed: /);
  expect(changed?.text).toContain('To be confirmed: this visit waits for your answer.');
  expect(changed?.text).toMatch(/: from \$/);
  expect(await eventsOf(made)).toEqual(['booking.created PENDING']);
  expect(await eventsOf(booking)).toEqual(['booking.created CONFIRMED']);
});

describe('[D578] an offer that waits for its answer', () => {
  async function anOffered(): Promise<Booking> {
    const booking = await aQuoted(aMixedRequest);
    await share();
    await rowsOf(api, 'delete from webhook_events');
    return booking;
  }

  test('stands where its work and the length of the visit stay', async () => {
    const booking = await anOffered();
    const edit = await anEdit(booking);
    const named = edit.items.map((item) => ({
      ...item,
      instances: item.instances.map((one) =>
        item.serviceId === shop.carpetId ? { ...one, label: 'Den' } : one,
      ),
    }));
    await putItems(edit, named);
    expect((await cartOf(edit.cartId)).cart.booked).not.toHaveProperty('endsOffer');
    expect((await commit(edit)).status).toBe(200);
    expect(await shown(booking)).toMatchObject({ quoteOffer: { total: TOTAL + shop.carpetPrice } });
    await share();
    expect(await kindsTo(everybody)).toEqual(['staff.quote']);
    expect(await eventsOf(booking)).toEqual([]);
  });

  test('ends where the visit takes longer, and the price that is awaited again is told as a request', async () => {
    const booking = await anOffered();
    const edit = await anEdit(booking);
    expect((await cartOf(edit.cartId)).cart.booked).not.toHaveProperty('endsOffer');
    await putItems(edit, [...edit.items, aCarpetItem(shop, 3)]);
    expect((await cartOf(edit.cartId)).cart.booked).toMatchObject({ endsOffer: true });
    const { body } = await commitElsewhen(edit);
    expect(body.booking).toMatchObject({ status: 'PENDING', quoteOffer: null });
    expect(await shown(booking)).toMatchObject({ quoteOffer: null });
    await share();
    expect(await kindsTo(everybody)).toEqual(['staff.quote', 'staff.quote']);
    expect(await eventsOf(booking)).toEqual(['booking.moved PENDING', 'quote.requested PENDING']);
    const mailed = await rowsOf<{ payload: object }>(
      api,
      `select payload from mail_outbox where kind = 'booking.updated' and payload ->> 'bookingId' = $1`,
      [booking.id],
    );
    expect(mailed).toMatchObject([{ payload: { offerOver: true } }]);
  });
});

test('an edit that keeps time, place and prices known is told to nobody', async () => {
  const booking = await aBooking(day);
  const edit = await anEdit(booking);
  await putItems(edit, [aCarpetItem(shop, 2)]);
  expect((await commit(edit)).body.status).toBe('CONFIRMED');
  await staff.patch(`/admin/bookings/${booking.id}`, { notify: false, address: { ...far, line2: '' } });
  await share();
  expect(await kindsTo(everybody)).toEqual(['staff.booked']);
});

test('[D565] a visit that is booked with work to be quoted is told as both, to staff in one mail', async () => {
  const [asked, booker] = [someone({ kinds: ['quote'] }), someone({ kinds: ['booked'] })];
  await tell(everybody, asked, booker);
  const booking = await aMixedRequest();
  await share();
  await deliver();
  for (const one of [everybody, asked, booker]) expect(await kindsTo(one)).toEqual(['staff.quote']);
  expect(sentTo(booker.email)[0]?.text).toMatch(/^Total so far: .*still to be quoted/m);
  const both = ['booking.created PENDING', 'quote.requested PENDING'];
  expect(await eventsOf(booking)).toEqual(both);
  // Put back it is told again, as what it is.
  await staff.delete('/admin/bookings', { ids: [booking.id] });
  await rowsOf(api, 'delete from webhook_events');
  await staff.post('/admin/bookings/restore', { ids: [booking.id] });
  expect(await eventsOf(booking)).toEqual(both);
});
