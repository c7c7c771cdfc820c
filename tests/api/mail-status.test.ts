import { expect, test } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import type { Mailer } from '../../server/providers/mailer/port.ts';
import type { Booking } from '../support/booking.ts';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { anEdit, commit, putItems } from '../support/edit.ts';
import { deliver, openMailShop, outboxOf, sentTo } from '../support/mail-shop.ts';
import { aCartAndSlot, api, shop, staff } from '../support/open-shop.ts';
import { address, book, bookingBody, linkOf } from '../support/shop.ts';

openMailShop();

const far = { ...address, city: 'Atlanta', region: 'GA', postalCode: '30301' };

/** A visit of somebody with a mailbox of their own, whose first mail has not left yet. */
async function bookedBy(email: string, more: object = {}): Promise<Booking> {
  const { cartId, slot, minutes } = await aCartAndSlot();
  const { body } = await book(api, bookingBody(cartId, slot, { email, ...more }));
  return { slot, minutes, ...linkOf(body.manageUrl) };
}

const subjectsTo = (email: string) => sentTo(email).map(({ subject }) => subject.split(':')[0]);

test('a mail that left late does not call booked what waits for an answer by then', async () => {
  const email = 'late@sabal-mail.com';
  const booking = await bookedBy(email);
  const edit = await anEdit(booking);
  const request = {
    ...{ id: crypto.randomUUID(), serviceId: shop.paversId, productId: null },
    instances: [{ id: crypto.randomUUID(), intake: { kind: 'pavers', description: 'Patio' } }],
  };
  await putItems(edit, [...edit.items, request]);
  expect((await commit(edit)).body.status).toBe('PENDING');
  await deliver();
  expect(subjectsTo(email)).toEqual(['Request received', 'Updated']);
  expect(sentTo(email)[0]?.text).not.toMatch(/You’re booked|is confirmed/);
});

test('nor asks to wait for the answer that was given already', async () => {
  const email = 'early@sabal-mail.com';
  const booking = await bookedBy(email, { address: far });
  await staff.patch(`/admin/bookings/${booking.id}`, { status: 'CONFIRMED' });
  await deliver();
  expect(subjectsTo(email)).toEqual(['Booked']);
  expect(sentTo(email)[0]?.text).not.toContain('We will look at the details');
});

test('[D488] one that had not left when the visit was confirmed is kept: the confirmation says the same', async () => {
  const email = 'once@sabal-mail.com';
  const booking = await bookedBy(email, { address: far });
  await staff.patch(`/admin/bookings/${booking.id}`, { status: 'CONFIRMED' });
  await deliver();
  expect((await outboxOf(email)).map(({ kind, state }) => [kind, state])).toEqual([
    ['booking.pending', 'kept'],
    ['booking.confirmed', 'sent'],
  ]);
});

test('[D487] an edit that ends the wait for an answer says that the visit is confirmed', async () => {
  const email = 'cured@sabal-mail.com';
  const booking = await bookedBy(email, { address: far });
  await deliver();
  expect((await commit(await anEdit(booking), { email })).body.status).toBe('CONFIRMED');
  await deliver();
  expect(subjectsTo(email)).toEqual(['Request received', 'Updated']);
  expect(sentTo(email)[1]?.text).toContain('Your visit is confirmed. As you asked, we changed your booking.');
});

test('[D487] an edit of what was confirmed already does not confirm it again', async () => {
  const email = 'known@sabal-mail.com';
  const booking = await bookedBy(email);
  await commit(await anEdit(booking), { email, notes: 'The blue door' });
  await deliver();
  expect(sentTo(email)[1]?.text).not.toContain('is confirmed');
});

test('one that was held up until the visit had begun does not promise that we come, then or when it is read', async () => {
  const email = 'begun@sabal-mail.com';
  const { slot } = await bookedBy(email);
  await deliver(new Date(Date.parse(slot.startAt) + 60_000).toISOString());
  expect(sentTo(email)[0]?.text).toContain('it should have begun');
  expect(sentTo(email)[0]?.text).not.toContain('We are there at the time above');
  const [mail] = await outboxOf(email);
  expect((await staff.get(`/admin/mails/${mail?.id}`)).body.text).toContain('it should have begun');
});

test('one that was sent is read as it was, whatever became of the visit', async () => {
  const email = 'sent@sabal-mail.com';
  const booking = await bookedBy(email, { address: far });
  await deliver();
  await staff.patch(`/admin/bookings/${booking.id}`, { status: 'CONFIRMED' });
  const [mail] = await outboxOf(email);
  expect((await staff.get(`/admin/mails/${mail?.id}`)).body.subject).toMatch(/^Request received: /);
});

test('one that left while the database was away is known to have left once that is back', async () => {
  const email = 'leader@sabal-mail.com';
  await bookedBy(email);
  const line = await startDatabaseProxy(api.db.client.config.connection.connectionString);
  const db = connect(line.url, { max: 2 });
  const mailer: Mailer = {
    delivers: true,
    send: async () => {
      line.set('refuse');
      setTimeout(() => line.set('pass'), 1_500);
    },
    close: async () => undefined,
  };
  try {
    await deliver(undefined, { db, mailer });
  } finally {
    await db.destroy();
    await line.stop();
  }
  expect((await outboxOf(email)).map(({ state }) => state)).toEqual(['sent']);
});
