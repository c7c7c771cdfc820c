import { describe, expect, test } from 'vitest';
import {
  aBooking,
  broken,
  cancelBooking,
  holdFor,
  isFree,
  later,
  mailsOf,
  move,
  slotAt,
} from '../support/booking.ts';
import { api, day, nextDay, openShop, shop } from '../support/open-shop.ts';
import {
  accept,
  aMixedRequest,
  aQuoted,
  aRequest,
  askAgain,
  decline,
  eventsOf,
  kindsOf,
  LINES,
  offer,
  shown,
  statesOf,
  TOTAL,
  WORK_MIN,
  withdraw,
} from '../support/quotes.ts';
import { dayAhead, movedBy, rowsOf } from '../support/shop.ts';

openShop();

const EXPIRE = `update quotes set valid_until = $2 where booking_id = $1 and state = 'OPEN'`;
const expire = (id: string) => rowsOf(api, EXPIRE, [id, dayAhead(-2)]);

describe('the owner answers', () => {
  test('with lines, a total, a last day and a message, which the customer reads on the page', async () => {
    const booking = await aRequest();
    expect(await shown(booking)).toMatchObject({
      status: 'PENDING',
      quote: true,
      total: 0,
      quoteOffer: null,
    });
    const { status, body } = await offer(booking, { message: ' Sand is included. ' });
    expect(status).toBe(200);
    expect(body.quoteOffer).toMatchObject({
      lines: [
        { ...LINES[0], lineTotal: 2_900 },
        { ...LINES[1], lineTotal: 380.5 },
      ],
      ...{ total: TOTAL, pricedBefore: 0, minutes: WORK_MIN, validUntil: dayAhead(14), expired: false },
      message: 'Sand is included.',
    });
    const page = await shown(booking);
    expect(page).toMatchObject({ quoteOffer: body.quoteOffer, status: 'PENDING', version: 2, total: 0 });
    expect(await mailsOf(booking)).toMatchObject([
      { kind: 'booking.pending' },
      { kind: 'quote.offered', payload: { bookingId: booking.id, quoteId: body.quoteOffer.id } },
    ]);
    expect(await eventsOf(booking.id)).toEqual(['booking.made', 'quote.offered']);
  });

  test('in a mail with every line, the total, the message and one link that changes nothing', async () => {
    const booking = await aQuoted(aRequest, { message: 'Sand is included.' });
    const token = { headers: { 'X-Admin-Token': 'sabal-dev-admin' } };
    const { mails } = (await api.get('/admin/mails', token)).body;
    const head = mails.find((mail: { kind: string }) => mail.kind === 'quote.offered');
    const { text, html } = (await api.get(`/admin/mails/${head.id}`, token)).body;
    for (const words of [
      'Pavers, laid in sand × 2',
      '$2,900.00',
      '$380.50',
      '$3,280.50',
      'Sand is included.',
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    const urls = new Set(Array.from(String(html).matchAll(/href="([^"]+)"/g), ([, url]) => url));
    expect(urls.size).toBe(1);
    const before = await shown(booking);
    for (let n = 0; n < 3; n++) expect(await shown(booking)).toEqual(before);
  });

  test('again: the same answer is no second mail, another one takes its place', async () => {
    const booking = await aQuoted();
    expect((await offer(booking)).body.quoteOffer.id).toBe(booking.quoteId);
    expect(await kindsOf(booking)).toEqual(['booking.pending', 'quote.offered']);
    const { body } = await offer(booking, { minutes: 240 });
    expect(body.quoteOffer).toMatchObject({ minutes: 240 });
    expect(body.quoteOffer.id).not.toBe(booking.quoteId);
    expect(await statesOf(booking.id)).toEqual(['REPLACED', 'OPEN']);
    const refused = await accept(booking, await slotAt(day, WORK_MIN, 0));
    expect([refused.status, refused.body.code]).toEqual([409, 'booking.changed']);
    expect(refused.body.booking.quoteOffer.minutes).toBe(240);
  });

  test('and takes it back, when nothing can be accepted any more', async () => {
    const booking = await aQuoted();
    expect((await withdraw(booking, '?expectedVersion=1')).body.code).toBe('booking.changed');
    expect((await withdraw(booking, '?expectedVersion=2')).body.quoteOffer).toBeNull();
    expect((await withdraw(booking)).status).toBe(200);
    expect((await accept(booking, await slotAt(day, WORK_MIN, 0))).body.code).toBe('booking.changed');
    expect(await statesOf(booking.id)).toEqual(['WITHDRAWN']);
  });

  test('not without the key, not for a visit that has its price, not for one that is cancelled or unknown', async () => {
    const booking = await aRequest();
    const bare = await api.put(`/admin/bookings/${booking.id}/quote`, { lines: LINES, minutes: WORK_MIN });
    expect([bare.status, bare.body.code]).toEqual([401, 'admin.denied']);
    expect((await offer(await aBooking())).body.code).toBe('quote.not_asked');
    expect((await offer({ id: crypto.randomUUID() })).body.code).toBe('booking.not_found');
    expect((await offer(booking, { expectedVersion: 7 })).body.code).toBe('booking.changed');
    await cancelBooking(booking);
    expect((await offer(booking)).body.code).toBe('booking.not_changeable');
  });

  test('and what cannot be offered is named field by field', async () => {
    const booking = await aRequest();
    const { status, body } = await offer(booking, {
      lines: [{ text: ' ', quantity: 1.5, unitPrice: 10.005 }],
      minutes: 900,
      validUntil: dayAhead(-1),
    });
    expect([status, body.fields]).toEqual([
      400,
      {
        'lines.0.text': 'required',
        'lines.0.quantity': 'invalid',
        'lines.0.unitPrice': 'invalid',
        minutes: 'too_large',
        validUntil: 'too_small',
      },
    ]);
    expect(await statesOf(booking.id)).toEqual([]);
  });
});

describe('the customer accepts', () => {
  test('at a new time: same booking, confirmed, with the lines, the total and the length; the old time is free', async () => {
    const booking = await aQuoted();
    const other = nextDay();
    const target = await slotAt(other, WORK_MIN, 1);
    const { status, body } = await accept(booking, target);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ id: booking.id, status: 'CONFIRMED', quote: false, total: TOTAL, version: 3 },
      ...{ startISO: target.startAt, endISO: target.endAt, quoteOffer: null, quoteAccepted: true },
      totalSummary: { subtotal: TOTAL, discount: 0, total: TOTAL },
    });
    expect(body.itemsSnapshot.map((line: { serviceTitle: string }) => line.serviceTitle)).toEqual(
      LINES.map(({ text }) => text),
    );
    expect(await isFree(booking.slot, day, booking.minutes)).toBe(true);
    expect(await isFree(target, other, WORK_MIN)).toBe(false);
    expect(await kindsOf(booking)).toEqual(['booking.pending', 'quote.offered', 'quote.accepted']);
    expect(await eventsOf(booking.id)).toEqual(['booking.made', 'quote.offered', 'quote.accepted']);
    expect(await statesOf(booking.id)).toEqual(['ACCEPTED']);
    expect(
      await shown({ ...booking, sig: new URL(body.manageUrl).searchParams.get('sig') ?? '' }),
    ).toMatchObject({
      total: TOTAL,
    });
    expect(await broken()).toEqual({});
  });

  test('by keeping the present time, where the work fits', async () => {
    const booking = await aQuoted();
    const { status, body } = await accept(booking, booking.slot, { keepTime: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      startISO: booking.slot.startAt,
      endISO: later(booking.slot, WORK_MIN).startAt,
    });
    expect(await broken()).toEqual({});
  });

  test('and hears with three near times when the work does not fit there', async () => {
    const booking = await aQuoted();
    await aBooking(); // right behind it
    const { status, body } = await accept(booking, booking.slot, { keepTime: true });
    expect([status, body.code, body.alternatives.length]).toEqual([409, 'slot.taken', 3]);
    expect(await shown(booking)).toMatchObject({ status: 'PENDING', quoteOffer: { id: booking.quoteId } });
    expect((await accept(booking, body.alternatives[0])).body.status).toBe('CONFIRMED');
    expect(await broken()).toEqual({});
  });

  test('with a hold of the length of the work, which no other customer can take meanwhile', async () => {
    const booking = await aQuoted();
    const target = await slotAt(day, WORK_MIN, -1);
    const held = await holdFor(booking, target);
    expect(held.status).toBe(201);
    expect((await accept(await aQuoted(), target)).body.code).toBe('slot.taken');
    expect((await accept(booking, target, { lockId: held.body.id })).status).toBe(200);
    expect(await broken()).toEqual({});
  });

  test('over a part of its old time, which counts as free', async () => {
    const booking = await aQuoted();
    const target = {
      startAt: later(booking.slot, 30).startAt,
      endAt: later(booking.slot, 30 + WORK_MIN).startAt,
    };
    expect((await accept(booking, target)).body.startISO).toBe(target.startAt);
    expect(await broken()).toEqual({});
  });

  test('after the visit at which the price was made, also when its cells are swept', async () => {
    const booking = await aQuoted();
    const shift = '-120 days';
    await rowsOf(api, `update bookings set ${movedBy('starts_at, ends_at', shift)} where id = $1`, [
      booking.id,
    ]);
    await rowsOf(
      api,
      `update claims set ${movedBy('starts_at, ends_at, occupied_until', shift)} where owner_id = $1`,
      [booking.id],
    );
    await rowsOf(
      api,
      'delete from claim_cells where claim_id = (select claim_id from bookings where id = $1)',
      [booking.id],
    );
    const target = await slotAt(day, WORK_MIN, 0);
    expect((await accept(booking, booking.slot, { keepTime: true })).status).not.toBe(200);
    const { status, body } = await accept(booking, target);
    expect([status, body.status, body.startISO]).toEqual([200, 'CONFIRMED', target.startAt]);
    expect(await broken()).toEqual({});
  });

  test('beside what had a price already, which keeps it', async () => {
    const booking = await aMixedRequest();
    const { total } = await shown(booking);
    expect(total).toBeGreaterThan(0);
    const { body } = await offer(booking);
    expect(body.quoteOffer).toMatchObject({ total: total + TOTAL, pricedBefore: total });
    const answer = await accept({ ...booking, quoteId: body.quoteOffer.id }, await slotAt(day, WORK_MIN, -1));
    expect(answer.body).toMatchObject({ total: total + TOTAL, quote: false });
    expect(answer.body.itemsSnapshot).toHaveLength(LINES.length + 1);
  });

  test('not another length, not a time that is taken, not without the link', async () => {
    const booking = await aQuoted();
    const target = await slotAt(day, WORK_MIN, 2);
    expect((await accept(booking, { ...target, endAt: later(target, 30).endAt })).body.code).toBe(
      'slot.invalid',
    );
    expect((await accept({ ...booking, sig: `${booking.sig}x` }, target)).status).toBe(401);
    const { id, email, sig, quoteId } = booking;
    const bare = { email, sig, quoteId, startISO: target.startAt, endISO: target.endAt };
    expect((await api.post(`/bookings/${id}/quote/accept`, bare)).body.code).toBe('idempotency.required');
    expect(await shown(booking)).toMatchObject({ status: 'PENDING', version: 2 });
  });

  test('and its services are then no longer edited, while it can still be moved and cancelled', async () => {
    const booking = await aQuoted();
    await accept(booking, await slotAt(day, WORK_MIN, 0));
    const { id, email, sig } = booking;
    expect((await api.post(`/bookings/${id}/clone-to-cart`, { email, sig })).body.code).toBe(
      'quote.accepted',
    );
    expect((await offer(booking)).body.code).toBe('quote.accepted');
    const target = await slotAt(day, WORK_MIN, -1);
    expect((await move(booking, target)).body).toMatchObject({ startISO: target.startAt, total: TOTAL });
    expect((await cancelBooking(booking)).body.status).toBe('CANCELLED');
    expect(await broken()).toEqual({});
  });
});

describe('the customer declines', () => {
  test('which frees the time at once, with one mail, however often', async () => {
    const booking = await aQuoted();
    const { status, body } = await decline(booking, { reason: ' Too dear ' });
    expect([status, body.status, body.quoteOffer]).toEqual([200, 'CANCELLED', null]);
    expect((await decline(booking)).status).toBe(200);
    expect(await isFree(booking.slot, day, booking.minutes)).toBe(true);
    expect(await kindsOf(booking)).toEqual(['booking.pending', 'quote.offered', 'booking.cancelled']);
    expect(await statesOf(booking.id)).toEqual(['DECLINED']);
    const [event] = await rowsOf<{ detail: object }>(
      api,
      `select detail from booking_events where booking_id = $1 and kind = 'quote.declined'`,
      [booking.id],
    );
    expect(event?.detail).toMatchObject({ quoteId: booking.quoteId, reason: 'Too dear' });
    expect((await accept(booking, booking.slot)).body.code).toBe('booking.not_changeable');
    expect(await broken()).toEqual({});
  });

  test('not a quote that another one has replaced', async () => {
    const booking = await aQuoted();
    await offer(booking, { minutes: 240 });
    expect((await decline(booking)).body.code).toBe('booking.changed');
    expect(await shown(booking)).toMatchObject({ status: 'PENDING' });
  });
});

describe('a quote that has expired', () => {
  test('says so, cannot be accepted, and is asked for again once', async () => {
    const booking = await aQuoted();
    await expire(booking.id);
    expect(await shown(booking)).toMatchObject({ quoteOffer: { expired: true } });
    const refused = await accept(booking, await slotAt(day, WORK_MIN, 0));
    expect([refused.status, refused.body.code]).toEqual([422, 'quote.expired']);
    const asked = await askAgain(booking);
    expect([asked.status, asked.body.status, asked.body.quoteOffer]).toEqual([200, 'PENDING', null]);
    expect((await askAgain(booking)).body.version).toBe(asked.body.version);
    expect(await eventsOf(booking.id)).toEqual(['booking.made', 'quote.offered', 'quote.asked_again']);
    expect(await statesOf(booking.id)).toEqual(['EXPIRED']);
    expect((await offer(booking)).body.quoteOffer.expired).toBe(false);
  });

  test('is not ended by asking while it is still good', async () => {
    const booking = await aQuoted();
    expect((await askAgain(booking)).body.quoteOffer.id).toBe(booking.quoteId);
  });
});

test('other work ends the price that was offered for what was asked before', async () => {
  const booking = await aQuoted();
  const { id, email, sig } = booking;
  const { cartId } = (await api.post(`/bookings/${id}/clone-to-cart`, { email, sig })).body;
  const { items } = (await api.get(`/cart/${cartId}`)).body;
  const more = {
    serviceId: shop.paversId,
    productId: null,
    instances: [{ id: crypto.randomUUID(), intake: { kind: 'pavers', description: 'And the path' } }],
  };
  await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items: [...items, more] });
  const { minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
  const target = await slotAt(nextDay(), minutes, 0);
  const contact = { email, customerName: 'Ana Diaz', locale: 'en' };
  const address = { line1: '12 Palm Way', city: 'Orlando', region: 'FL', postalCode: '32801' };
  const edited = await api.post(
    '/bookings',
    {
      ...{ ...contact, address, cartId, startISO: target.startAt, endISO: target.endAt },
      edit: { bookingId: id, email, sig },
    },
    { headers: { 'Idempotency-Key': crypto.randomUUID() } },
  );
  expect(edited.status).toBe(200);
  expect(await shown(booking)).toMatchObject({ quoteOffer: null, status: 'PENDING' });
  expect(await statesOf(id)).toEqual(['REPLACED']);
});
