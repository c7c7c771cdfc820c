// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newId, now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { readConfirmation } from '../place/read-confirmation.ts';
import { aBooking, aBookingMade } from './a-booking.test-support.ts';
import { changeNotes } from './change-notes.ts';
import { storeManagedBooking } from './managed-booking.ts';
import { readManagedBooking } from './read-managed-booking.ts';
import { readdressBooking } from './readdress-booking.ts';

let server: FakeServer;
const id = newId();
const link = { id, email: 'ana@sabal-test.com', sig: 's.i.g' };
const typed = { notes: 'Ring twice', gateCode: '4711' };
const history = [{ at: '2126-11-01T10:00:00Z', kind: 'booking.made', by: 'customer' as const }];

beforeEach(async () => {
  server = await freshDevice();
  await storeManagedBooking(aBooking(id, { history }));
});

function answer(on: RegExp, status: number, body: unknown) {
  server.faults.push({ on, fault: { status, body } });
}
const copy = async () => (await readManagedBooking(id))?.booking;

test('saved notes are those of the copy, and a history that the answer left out stays', async () => {
  answer(/PATCH/, 200, aBooking(id, { ...typed, version: 2 }));
  expect(await changeNotes(link, typed, 1)).toEqual({ ok: true });
  const sent = JSON.parse(server.seen.at(-1)?.body ?? '');
  expect(sent).toEqual({ email: link.email, sig: link.sig, ...typed, expectedVersion: 1 });
  expect(await copy()).toMatchObject({ ...typed, version: 2, history });
});

test('without an answer the copy says what the server last said', async () => {
  server.faults.push({ on: /PATCH/, fault: 'lose-answer' });
  expect(await changeNotes(link, typed, 1)).toEqual({ ok: false, code: 'network' });
  expect(await copy()).toMatchObject({ notes: null, version: 1 });
});

test('when the booking was changed meanwhile, the copy is what it is now', async () => {
  answer(/PATCH/, 409, { error: '', code: 'booking.changed' });
  answer(/GET/, 200, aBooking(id, { notes: 'Theirs', version: 3 }));
  expect(await changeNotes(link, typed, 1)).toEqual({ ok: false, code: 'booking.changed' });
  expect(await copy()).toMatchObject({ notes: 'Theirs', version: 3 });
});

test('an address put right brings its new link to the confirmation, with the same key after a lost answer', async () => {
  const manageUrl = `http://x/manage?id=${id}&email=anna%40sabal-test.com&sig=new`;
  const value = { ...aBookingMade(id), storedAt: now() };
  await db.contexts.put({ k: 'confirmation', value, v: 1 });
  const key = newId();
  server.faults.push({ on: /email$/, fault: 'lose-answer' });
  expect(await readdressBooking(link, 'anna@sabal-test.com', key)).toEqual({ ok: false, code: 'network' });
  answer(/email$/, 200, { ...aBooking(id, { email: 'anna@sabal-test.com', version: 2 }), manageUrl });
  expect(await readdressBooking(link, 'anna@sabal-test.com', key)).toEqual({ ok: true });
  const keys = server.seen.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([key, key]);
  expect(await readConfirmation()).toMatchObject({ email: 'anna@sabal-test.com', manageUrl });
  expect((await copy())?.email).toBe('anna@sabal-test.com');
});
