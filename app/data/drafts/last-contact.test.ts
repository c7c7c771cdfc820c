// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMinutes, addMs, formatInstant, instantFromMs } from '#shared/kernel/instant.ts';
import { aBooking } from '../bookings/a-booking.test-support.ts';
import { forgetBookings } from '../bookings/forget-bookings.ts';
import { readdressBooking } from '../bookings/readdress-booking.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { newId, now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { aLine, type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { forgetDevice } from '../forget-device.ts';
import { book } from '../place/book.ts';
import type { BookInput } from '../place/book-input.ts';
import { readConfirmation } from '../place/read-confirmation.ts';
import { forgetOld } from '../tidy-device.ts';
import { CONTACT_DRAFT } from './contact-draft.ts';
import { forgetLastContact, lastContactOf, readLastContact, restoreLastContact } from './last-contact.ts';

const DAY_MS = 24 * 60 * 60_000;
const startAt = instantFromMs(Date.parse('2026-12-01T14:00:00Z'));

const input: BookInput = {
  startAt,
  endAt: addMinutes(startAt, 60),
  email: ' ana@sabal-test.com ',
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: '+1 407 555 0123',
  address: {
    line1: '1 Palm Way',
    line2: ' ',
    city: 'Orlando',
    region: 'FL',
    postalCode: '32801',
    country: '',
    gateCode: '#4711',
  },
  notes: 'The key is under the mat',
  locale: 'es',
  expectedTotalCents: 10_000,
};

let server: FakeServer;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T12:00:00Z') });
  server = await freshDevice();
  server.tellsTime = true;
  await addToCart([aLine('Hall')]);
});
afterEach(() => {
  vi.useRealTimers();
});

/** All that this device keeps beside its copies of bookings, as text. */
async function everything(): Promise<string> {
  const rows = await Promise.all([db.contexts.toArray(), db.drafts.toArray(), db.meta.toArray()]);
  return JSON.stringify(rows);
}

test('[LC110] a booking leaves whom it was for and where, as it was sent', async () => {
  expect(await readLastContact()).toBeUndefined();
  await book(input);
  expect(await readLastContact()).toEqual({
    email: 'ana@sabal-test.com',
    firstName: 'Ana',
    lastName: 'Ruiz',
    phone: '+1 407 555 0123',
    line1: '1 Palm Way',
    line2: '',
    city: 'Orlando',
    region: 'FL',
    postalCode: '32801',
    country: 'US',
    bookedAt: now(),
  });
});

test('[LC110] neither notes nor gate code stay, in the draft neither', async () => {
  const { notes, address } = input;
  const values = { ...input, gateCode: address.gateCode };
  await db.drafts.put({ key: CONTACT_DRAFT, values, updatedAt: now(), v: 1 });
  await book(input);
  const stored = await everything();
  expect(stored).toContain('1 Palm Way');
  expect(stored).not.toContain(notes);
  expect(stored).not.toContain(address.gateCode);
});

test('[LC110] the check for notes and gate code catches a row that keeps the request as it is', async () => {
  const careless = { ...lastContactOf(input), notes: input.notes, bookedAt: now() };
  await db.contexts.put({ k: 'last-contact', value: careless, v: 1 });
  expect(await everything()).toContain(input.notes);
});

test('[LC110] the newest takes the place of the one before; a refused booking leaves nothing', async () => {
  await book(input);
  await addToCart([aLine('Attic')]);
  server.takenStarts.add(formatInstant(startAt));
  await book({ ...input, firstName: 'Eva' });
  expect((await readLastContact())?.firstName).toBe('Ana');
  server.takenStarts.clear();
  await book({ ...input, firstName: 'Eva' });
  expect((await readLastContact())?.firstName).toBe('Eva');
});

test('[LC110] an e-mail put right after the booking is put right here, another one stays', async () => {
  await book({ ...input, email: 'Ana@Sabal-test.com' });
  const { bookingId = '' } = (await readConfirmation()) ?? {};
  const answer = (email: string) => ({
    status: 200,
    body: { ...aBooking(bookingId, { email }), manageUrl: 'http://localhost/manage' },
  });
  const link = { id: bookingId, email: 'ana@sabal-test.com', sig: 's.i.g' }; // as the server writes it
  server.faults.push({ on: /email/, fault: answer('ana.ruiz@sabal-test.com') });
  const outcome = await readdressBooking(link, 'ana.ruiz@sabal-test.com', newId());
  expect(outcome).toEqual({ ok: true });
  expect((await readLastContact())?.email).toBe('ana.ruiz@sabal-test.com');
  server.faults.push({ on: /email/, fault: answer('eva@sabal-test.com') });
  await readdressBooking(link, 'eva@sabal-test.com', newId());
  expect((await readLastContact())?.email).toBe('ana.ruiz@sabal-test.com');
});

test('[LC112] it goes with a tap, which can be taken back', async () => {
  await book(input);
  const last = await readLastContact();
  await forgetLastContact();
  expect(await readLastContact()).toBeUndefined();
  if (last) await restoreLastContact(last);
  expect(await readLastContact()).toEqual(last);
});

test('[LC112] after a year without a booking there is none, and then gone from the device', async () => {
  await book(input);
  vi.setSystemTime(addMs(now(), 365 * DAY_MS));
  expect(await readLastContact()).toBeDefined();
  await forgetOld();
  expect(await everything()).toContain('1 Palm Way');
  vi.setSystemTime(addMs(now(), DAY_MS));
  expect(await readLastContact()).toBeUndefined();
  await forgetOld();
  expect(await everything()).not.toContain('1 Palm Way');
});

test('[LC112] removing the bookings of a device removes the contact too', async () => {
  await book(input);
  await forgetBookings();
  expect(await readLastContact()).toBeUndefined();
});

test('[LC112] what was typed about a booking goes with the bookings, and the form begun with the last one', async () => {
  await book(input);
  const row = { updatedAt: now(), v: 1 } as const;
  const begun = { email: 'ana@sabal-test.com', firstName: 'Ana' };
  await db.drafts.bulkPut([
    { ...row, key: `notes:${newId()}`, values: { notes: '', gateCode: '#4711' } },
    { ...row, key: `finalize:edit:${newId()}`, values: begun },
    { ...row, key: CONTACT_DRAFT, values: begun },
    { ...row, key: 'promo', values: { code: 'SUN' } },
  ]);
  await forgetBookings();
  expect(await db.drafts.toCollection().primaryKeys()).toEqual(['promo']);
  await db.drafts.put({ ...row, key: CONTACT_DRAFT, values: { email: 'eva@sabal-test.com' } });
  await forgetBookings();
  expect(await db.drafts.get(CONTACT_DRAFT)).toBeDefined();
});

test('[LC112] a wiped device knows no contact', async () => {
  await book(input);
  await forgetDevice();
  expect(await everything()).not.toContain('Ana');
});

test('[LC113] a draft that was not touched for a year goes', async () => {
  const aDraft = { values: { text: 'too dear' }, updatedAt: now(), isDated: true, v: 1 } as const;
  await db.drafts.put({ key: 'reason:1', ...aDraft });
  vi.setSystemTime(addMs(now(), 300 * DAY_MS));
  await db.drafts.put({ key: 'reason:2', ...aDraft, updatedAt: now() });
  await forgetOld();
  expect(await db.drafts.count()).toBe(2);
  vi.setSystemTime(addMs(now(), 66 * DAY_MS));
  await forgetOld();
  expect(await db.drafts.toCollection().primaryKeys()).toEqual(['reason:2']);
});
