import { expect, test } from 'vitest';
import type { Booking } from '../support/booking.ts';
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
  expect(subjectsTo(email)).toEqual(['Booked', 'Booked']);
  expect(sentTo(email)[0]?.text).not.toContain('We will look at the details');
});

test('one that was sent is read as it was, whatever became of the visit', async () => {
  const email = 'sent@sabal-mail.com';
  const booking = await bookedBy(email, { address: far });
  await deliver();
  await staff.patch(`/admin/bookings/${booking.id}`, { status: 'CONFIRMED' });
  const [mail] = await outboxOf(email);
  expect((await staff.get(`/admin/mails/${mail?.id}`)).body.subject).toMatch(/^Request received: /);
});
