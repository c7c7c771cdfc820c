import { expect, test } from 'vitest';
import { HELD_REASON } from '#shared/api/admin/mails.ts';
import { type Booking, later, move, slotAt } from '../support/booking.ts';
import { deliver, openMailShop, outboxOf, sentTo } from '../support/mail-shop.ts';
import { api, day, shop, staff } from '../support/open-shop.ts';
import { aSmallCart, book, bookingBody, freeSlot, linkOf } from '../support/shop.ts';
import { changed, shifted } from '../support/staff.ts';

openMailShop();

const HOURLY_MAX = 8;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function aBookingOf(email: string, more: object = {}): Promise<Booking> {
  const { cartId, minutes } = await aSmallCart(api, shop);
  const slot = await freeSlot(api, day, minutes);
  const { status, body } = await book(api, bookingBody(cartId, slot, { email, ...more }));
  expect(status).toBe(201);
  return { slot, minutes, ...linkOf(body.manageUrl) };
}

/** To and fro, each move told before the next. */
async function rescheduleOften(booking: Booking, times: number): Promise<void> {
  const { minutes, slot } = booking;
  const other = await slotAt(day, minutes, -1);
  for (let moved = 0; moved < times; moved++) {
    expect((await move(booking, moved % 2 === 0 ? other : slot)).status).toBe(200);
    await deliver();
  }
}

test('moving a visit all the time sends its address eight mails an hour, and then the last word alone', async () => {
  const email = 'flooded@sabal-mail.com';
  const booking = await aBookingOf(email);
  await rescheduleOften(booking, 15);
  expect(sentTo(email)).toHaveLength(HOURLY_MAX);

  const waiting = (await outboxOf(email)).filter(({ state }) => state === 'waiting');
  expect(waiting.length).toBeGreaterThan(0);
  for (const { id, last_error, attempts } of waiting) {
    expect([last_error, attempts]).toEqual([HELD_REASON, 0]);
    expect((await staff.get(`/admin/mails/${id}`)).body).toMatchObject({
      state: 'waiting',
      reason: HELD_REASON,
    });
  }

  await deliver(inHours(1.1));
  const last = (await outboxOf(email)).at(-1);
  expect(sentTo(email)).toHaveLength(HOURLY_MAX + 1);
  expect(last).toMatchObject({ kind: 'booking.moved', state: 'sent' });
  expect((await outboxOf(email)).filter(({ state }) => state === 'waiting')).toEqual([]);
});

test('the address of another customer, and what staff do, do not wait for that', async () => {
  const email = 'flooded-too@sabal-mail.com';
  const booking = await aBookingOf(email);
  await rescheduleOften(booking, 10);
  expect(sentTo(email)).toHaveLength(HOURLY_MAX);
  await aBookingOf('in-peace@sabal-mail.com');
  expect((await shifted(booking, later(booking.slot, 24 * 60 * 7))).status).toBe(200);
  await deliver();
  expect(sentTo('in-peace@sabal-mail.com')).toHaveLength(1);
  expect(sentTo(email)).toHaveLength(HOURLY_MAX + 1);
  expect((await changed(booking, { status: 'CANCELLED' })).status).toBe(200);
  await deliver();
  expect(sentTo(email)).toHaveLength(HOURLY_MAX + 2);
});

test('links to somebody’s bookings are mails like any other', async () => {
  const email = 'linked@sabal-mail.com';
  await aBookingOf(email);
  for (let asked = 0; asked < 12; asked++) {
    expect((await api.post('/access-link', { email, locale: 'en' })).status).toBe(202);
    await deliver();
  }
  expect(sentTo(email)).toHaveLength(HOURLY_MAX);
});

test('a plus and capitals in an address make no second mailbox, and change no address', async () => {
  const typed = (asked: number) =>
    asked % 2 === 0 ? `Tagged+${asked}@sabal-mail.com` : `tagged+${asked}@SABAL-mail.com`;
  for (let asked = 0; asked < HOURLY_MAX + 2; asked++) {
    await aBookingOf(typed(asked).toLowerCase());
    expect((await api.post('/access-link', { email: typed(asked), locale: 'en' })).status).toBe(202);
    await deliver();
  }
  const got = (asked: number) => sentTo(typed(asked)).length;
  const all = Array.from({ length: HOURLY_MAX + 2 }, (_, asked) => got(asked));
  expect(all.reduce((sum, count) => sum + count)).toBe(HOURLY_MAX);
  expect(all[0]).toBeGreaterThan(0);
});

test('a name, an address or a wish is no link in any part of a mail', async () => {
  const email = 'unlinked@sabal-mail.com';
  await aBookingOf(email, {
    customerName: 'visit evil.com',
    address: { line1: 'http://evil.com/win', city: 'www.evil.com', postalCode: '32801', country: 'US' },
  });
  await deliver();
  const [mail] = sentTo(email);
  for (const part of [mail?.subject, mail?.text, mail?.html]) {
    expect(part).toBeDefined();
    expect(part).not.toMatch(/evil\.com|http:\/\/evil/);
  }
  expect(mail?.text).toContain('visit evil. com');
});
