import { expect, test } from 'vitest';
import { aBooking, type Booking } from '../support/booking.ts';
import { deliver, openMailShop, outboxOf, remind, sentTo } from '../support/mail-shop.ts';
import { api, day } from '../support/open-shop.ts';
import { aQuoted } from '../support/quotes.ts';
import { rowsOf } from '../support/shop.ts';
import { changed, deleted, restored } from '../support/staff.ts';

openMailShop();

const hourMs = 3_600_000;

function readdress({ id, email, sig }: Booking, newEmail: string) {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  return api.post(`/bookings/${id}/email`, { email, sig, newEmail }, { headers });
}

async function kindsTo(email: string): Promise<readonly string[]> {
  return (await outboxOf(email)).map(({ kind }) => kind);
}

/** Under an address of its own. */
async function ofItsOwn<Of extends Booking>(booking: Of): Promise<Of> {
  const email = `own-${booking.id.slice(0, 8)}@sabal-mail.com`;
  await rowsOf(api, 'update bookings set email = $2 where id = $1', [booking.id, email]);
  await rowsOf(api, `update mail_outbox set recipient = $2 where payload ->> 'bookingId' = $1`, [
    booking.id,
    email,
  ]);
  return { ...booking, email };
}

test('an offer that waits for its answer is told to the address that was put right, by its customer or by staff', async () => {
  const mine = await aQuoted();
  expect((await readdress(mine, 'offer.mine@sabal-mail.com')).status).toBe(200);
  expect((await kindsTo('offer.mine@sabal-mail.com')).toSorted()).toEqual([
    'booking.pending',
    'quote.offered',
  ]);
  const theirs = await aQuoted();
  await changed(theirs, { email: 'offer.theirs@sabal-mail.com', notify: true });
  expect((await kindsTo('offer.theirs@sabal-mail.com')).toSorted()).toEqual([
    'booking.updated',
    'quote.offered',
  ]);
  await changed(theirs, { email: 'offer.silent@sabal-mail.com' });
  expect(await kindsTo('offer.silent@sabal-mail.com')).toEqual([]);
  await deliver();
  const told = sentTo('offer.mine@sabal-mail.com').filter(({ text }) => text.includes('3,280.50'));
  expect(told).toHaveLength(1);
});

test('a caller who puts offers at one address is held back as with any other mail', async () => {
  const email = 'flooded.offers@sabal-mail.com';
  for (let count = 0; count < 5; count += 1) await readdress(await aQuoted(), email);
  await deliver();
  expect(sentTo(email)).toHaveLength(8);
});

test('a mail that its deletion kept leaves once the booking is back', async () => {
  const booking = await ofItsOwn(await aBooking(day));
  await deleted([booking.id]);
  await deliver();
  expect(sentTo(booking.email)).toEqual([]);
  await restored([booking.id]);
  await deliver();
  expect(sentTo(booking.email)).toHaveLength(1);
});

test('the reminder goes to the address that was put right after the other one had got it', async () => {
  const booking = await ofItsOwn(await aBooking(day));
  const noon = Date.parse(booking.slot.startAt) - 20 * hourMs;
  const at = new Date(noon).toISOString();
  await rowsOf(api, `update bookings set created_at = now() - interval '30 days' where id = $1`, [
    booking.id,
  ]);
  await remind(at);
  await remind(at);
  const email = `right-${booking.id.slice(0, 8)}@sabal-mail.com`;
  await changed(booking, { email });
  await remind(at);
  await remind(at);
  const reminders = [...(await kindsTo(booking.email)), ...(await kindsTo(email))].filter(
    (kind) => kind === 'booking.reminder',
  );
  expect(reminders).toEqual(['booking.reminder', 'booking.reminder']);
});
