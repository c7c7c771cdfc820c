import { expect, test } from 'vitest';
import { edgeInstant } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import { addMinutes, addMs, formatInstant, instantFromMs } from '#shared/kernel/instant.ts';
import { connect } from '../../server/db/connect.ts';
import { apiUrl } from '../../server/db/roles.ts';
import { createMailer } from '../../server/providers/mailer/create-mailer.ts';
import { type Booking, cancelBooking, move, slotAt } from '../support/booking.ts';
import { deliver, openMailShop, outboxOf, remind, sentTo } from '../support/mail-shop.ts';
import { aCartAndSlot, api, day, staff } from '../support/open-shop.ts';
import { book, bookingBody, linkOf, rowsOf, weekdayAhead } from '../support/shop.ts';

openMailShop();

let count = 0;

/** Booked long ago by a customer of its own; the mail of the booking has been sent. */
async function aBookedBooking(change: object = {}): Promise<Booking> {
  const { cartId, slot, minutes } = await aCartAndSlot();
  const email = `remind${count++}@sabal-mail.com`;
  const { body } = await book(api, bookingBody(cartId, slot, { email, ...change }));
  await rowsOf(api, `update bookings set created_at = '2026-01-01' where id = $1`, [body.bookingId]);
  await deliver();
  return { slot, minutes, ...linkOf(body.manageUrl) };
}

const ZONE = 'America/New_York';
const HOUR_MS = 3_600_000;
const before = ({ slot }: Pick<Booking, 'slot'>, hours: number) =>
  new Date(Date.parse(slot.startAt) - hours * HOUR_MS).toISOString();

const reminders = async ({ email }: Booking) =>
  (await outboxOf(email)).filter(({ kind }) => kind === 'booking.reminder');
const remindersSent = ({ email }: Booking) =>
  sentTo(email).filter(({ subject }) => /^(Reminder|Recordatorio|Rappel)/.test(subject));

test('a visit is reminded of once, a day before, however often and on however many nodes it is looked for', async () => {
  const booking = await aBookedBooking({ locale: 'es' });
  await remind(before(booking, 24.1));
  expect(await reminders(booking)).toEqual([]);
  const other = connect(apiUrl(api.ownerUrl), { max: 2 });
  const due = before(booking, 23.9);
  await Promise.all([remind(due), remind(due, { db: other }), remind(due), remind(due, { db: other })]);
  await Promise.all([deliver(due), deliver(due, { db: other })]);
  await remind(before(booking, 20));
  await deliver(before(booking, 20));
  await other.destroy();
  expect(await reminders(booking)).toMatchObject([{ state: 'sent', attempts: 1 }]);
  expect(remindersSent(booking)).toHaveLength(1);
  expect(remindersSent(booking)[0]?.text).toContain('Se acerca tu visita');
});

test('two nodes without the key would write it twice: the rows themselves refuse the second', async () => {
  const booking = await aBookedBooking();
  await remind(before(booking, 23));
  await rowsOf(
    api,
    `update mail_outbox set dedupe_key = id::text where kind = 'booking.reminder' and recipient = $1`,
    [booking.email],
  );
  await remind(before(booking, 23));
  expect(await reminders(booking)).toHaveLength(2);
});

test('a visit that was moved is reminded of its new time, and of the old one no more', async () => {
  const booking = await aBookedBooking();
  await remind(before(booking, 23));
  const slot = await slotAt(day, booking.minutes, -1);
  await move(booking, slot);
  await rowsOf(api, `update booking_events set at = '2026-01-01' where booking_id = $1`, [booking.id]);
  await deliver(before(booking, 23));
  expect(await reminders(booking)).toMatchObject([{ state: 'kept', last_error: 'it is no longer true' }]);
  const due = before({ slot }, 23);
  await remind(due);
  await deliver(due);
  expect((await reminders(booking)).map(({ state }) => state)).toEqual(['kept', 'sent']);
  expect(remindersSent(booking)).toHaveLength(1);
});

test('cancelled, pending and past visits, and those booked within the day, are not reminded of', async () => {
  const [cancelled, early] = [await aBookedBooking(), await aBookedBooking()];
  const address = { line1: '1 Far Rd', city: 'Atlanta', region: 'GA', postalCode: '30301' };
  const pending = await aBookedBooking({ address });
  await cancelBooking(cancelled);
  await rowsOf(api, 'update bookings set created_at = $2 where id = $1', [early.id, before(early, 23.5)]);
  await Promise.all([cancelled, early, pending].map((booking) => remind(before(booking, 23))));
  await remind(new Date(Date.parse(pending.slot.startAt) + HOUR_MS).toISOString());
  for (const booking of [cancelled, early, pending]) expect(await reminders(booking)).toEqual([]);
});

test('one that was cancelled after its reminder was written is not told of the visit any more', async () => {
  const booking = await aBookedBooking();
  await remind(before(booking, 23));
  await cancelBooking(booking);
  await deliver(before(booking, 23));
  expect(remindersSent(booking)).toEqual([]);
});

/** At this UTC time, whatever the agenda says. */
async function aBookingAt(startISO: string): Promise<Booking> {
  const booking = await aBookedBooking();
  await rowsOf(
    api,
    `update bookings set starts_at = $2, ends_at = $2::timestamptz + interval '1 hour' where id = $1`,
    [booking.id, startISO],
  );
  return { ...booking, slot: { ...booking.slot, startAt: startISO } };
}

test('around both clock changes 24 hours are 24 hours, and the hours of the day are those of the clock', async () => {
  const spring = await aBookingAt('2027-03-14T20:00:00.000Z');
  await remind('2027-03-13T19:59:00Z');
  expect(await reminders(spring)).toEqual([]);
  await remind('2027-03-13T20:01:00Z');
  expect(await reminders(spring)).toHaveLength(1);
  // 19:30 on the day the clock goes back: 24 hours before it is 20:30 of a day that ends at 20:00.
  const autumn = await aBookingAt('2026-11-02T00:30:00.000Z');
  await remind('2026-10-31T23:44:00Z');
  expect(await reminders(autumn)).toEqual([]);
  await remind('2026-10-31T23:46:00Z');
  expect(await reminders(autumn)).toHaveLength(1);
});

/** On a weekday far ahead, or the day before, at this minute of the company's day. */
function farAhead(day: 'that day' | 'the day before', hour: number, minute: number, second = 0): string {
  const that = instantFromMs(Date.parse(`${weekdayAhead(20)}T12:00:00Z`));
  const { day: local } = toLocal(day === 'that day' ? that : addMinutes(that, -24 * 60), ZONE);
  const at = edgeInstant(local, hour * 60 + minute, ZONE);
  return formatInstant(addMs(at, second * 1_000));
}

test('[D489] what staff note of a visit between its day before and the hour of mails takes no reminder away', async () => {
  const startsAt = farAhead('that day', 7, 30); // reminded of at 8:00 of the day before
  const [noted, moved] = [await aBookingAt(startsAt), await aBookingAt(startsAt)];
  await staff.patch(`/admin/bookings/${noted.id}`, { notes: 'Ring twice' });
  await move(moved, await slotAt(day, moved.minutes, -1));
  const late = farAhead('the day before', 7, 45);
  await rowsOf(api, `update bookings set updated_at = $2 where id = $1`, [noted.id, late]);
  await rowsOf(api, 'update booking_events set at = $2 where booking_id = $1', [moved.id, late]);
  await rowsOf(api, 'update bookings set starts_at = $2 where id = $1', [moved.id, startsAt]);
  await remind(farAhead('the day before', 8, 1));
  expect([await reminders(noted), await reminders(moved)].map(({ length }) => length)).toEqual([1, 0]);
});

test('nothing is sent at night: what could not leave in the evening waits for the morning', async () => {
  const booking = await aBookingAt(farAhead('that day', 19, 30));
  await remind(farAhead('the day before', 19, 35));
  await deliver(farAhead('the day before', 22, 0)); // the mail server was away
  expect(remindersSent(booking)).toEqual([]);
  expect(await reminders(booking)).toMatchObject([
    { state: 'waiting', next_at: new Date(farAhead('that day', 8, 0)) },
  ]);
  await remind(farAhead('the day before', 22, 5));
  await deliver(farAhead('that day', 8, 0, 30));
  expect(remindersSent(booking)).toHaveLength(1);
});

test('without an SMTP server a reminder is kept and never called sent', async () => {
  const booking = await aBookedBooking();
  await remind(before(booking, 23));
  await deliver(before(booking, 23), { mailer: createMailer({}) });
  expect(await reminders(booking)).toMatchObject([{ state: 'kept' }]);
  expect(remindersSent(booking)).toEqual([]);
});
