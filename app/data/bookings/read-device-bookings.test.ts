// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { BookingView } from '#shared/api/bookings.ts';
import { addMs, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { rescheduleBooking } from '../changes/reschedule-booking.ts';
import { newId, now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { forgetDevice } from '../forget-device.ts';
import { tryOutboxNow } from '../outbox/try-outbox-now.ts';
import { aBooking } from './a-booking.test-support.ts';
import { declineQuote } from './answer-quote.ts';
import { cancelBooking } from './cancel-booking.ts';
import { changeNotes } from './change-notes.ts';
import { forgetBookings } from './forget-bookings.ts';
import { hasReturned } from './has-returned.ts';
import { loadBooking } from './load-booking.ts';
import { manageUrlOf, readBookingLink, storeManagedBooking } from './managed-booking.ts';
import { readDeviceBookings } from './read-device-bookings.ts';
import { readNextBooking } from './read-next-booking.ts';
import { readdressBooking } from './readdress-booking.ts';

let server: FakeServer;
const email = 'ana+1@sabal-test.com';

beforeEach(async () => {
  server = await freshDevice();
});

async function keep(changes: Partial<BookingView>): Promise<string> {
  const id = newId();
  await storeManagedBooking(aBooking(id, { email, ...changes }), manageUrlOf({ id, email, sig: 's.i.g' }));
  return id;
}

test('of a request it says whether a price waits for its customer, until the last day of that is over', async () => {
  const offer = { id: newId(), lines: [], total: 320, pricedBefore: 0, minutes: 120, message: null };
  const asked = { status: 'PENDING', quote: true } as const;
  const good = await keep({ ...asked, quoteOffer: { ...offer, validUntil: '2126-01-01', expired: false } });
  await keep({ ...asked, quoteOffer: { ...offer, validUntil: '2026-01-01', expired: false } });
  await keep({ ...asked, quoteOffer: { ...offer, validUntil: '2126-01-01', expired: true } });
  await keep({ ...asked, quoteOffer: null });
  const { upcoming } = await readDeviceBookings();
  expect(upcoming).toHaveLength(4);
  expect(upcoming.filter(({ offered }) => offered).map(({ id }) => id)).toEqual([good]);
});

test('[LC104] visits booked or opened here are listed without any link, the next one first', async () => {
  const late = await keep({ startISO: '2126-12-03T14:00:00Z', endISO: '2126-12-03T15:00:00Z' });
  const soon = await keep({ startISO: '2126-12-01T14:00:00Z' });
  const cancelled = await keep({ status: 'CANCELLED' });
  const over = await keep({ startISO: '2020-12-01T14:00:00Z', endISO: '2020-12-01T15:00:00Z' });
  await storeManagedBooking(aBooking(newId(), { email })); // without a way back to it
  const { upcoming, past } = await readDeviceBookings();
  expect(upcoming.map(({ id }) => id)).toEqual([soon, late]);
  expect(past.map(({ id }) => id)).toEqual([cancelled, over]);
  expect(upcoming[0]?.fetchedAt).toBeGreaterThan(0);
});

test('[LC104] of a booking that both a copy and a list know the newer word counts', async () => {
  const own = await keep({ startISO: '2126-12-03T14:00:00Z', endISO: '2126-12-03T15:00:00Z' });
  const cancelled = { ...aBooking(own, { email, status: 'CANCELLED' }), manageUrl: '/manage?id=1' };
  const list = { email, sig: 'list', upcoming: [], past: [cancelled] };
  const put = (fetchedAt: Instant) =>
    db.cache.put({ key: 'my-bookings', kind: 'my-bookings', ...list, fetchedAt, v: 1 });
  await put(addMs(now(), -60_000));
  expect(await readNextBooking()).toMatchObject({ id: own });
  await put(addMs(now(), 60_000));
  expect(await readNextBooking()).toBeUndefined();
});

test('[LC104] the next booking is the soonest of what was opened here and what a link listed', async () => {
  const own = await keep({ startISO: '2126-12-03T14:00:00Z', endISO: '2126-12-03T15:00:00Z' });
  expect(await readNextBooking()).toMatchObject({ id: own });
  const listed = { ...aBooking(newId(), { email }), manageUrl: '/manage?id=1' };
  const list = { email, sig: 'list', upcoming: [listed], past: [], fetchedAt: now() };
  await db.cache.put({ key: 'my-bookings', kind: 'my-bookings', ...list, v: 1 });
  expect(await readNextBooking()).toMatchObject({ id: listed.id });
});

test('[LC102] the link of a booking is kept once the server accepted it, and never in place of a longer one', async () => {
  const id = newId();
  const linkOf = async () => {
    const row = await db.cache.get(`booking:${id}`);
    return readBookingLink((row?.kind === 'booking' && row.manageUrl) || '');
  };
  server.faults.push({ on: /GET/, fault: 'lose-request' });
  await loadBooking({ id, email, sig: 'mailed' });
  expect(await hasReturned()).toBe(false);
  const answer = { status: 200, body: aBooking(id, { email }) };
  for (let n = 0; n < 3; n += 1) server.faults.push({ on: /GET/, fault: answer });
  await loadBooking({ id, email, sig: 'mailed' });
  expect(await linkOf()).toEqual({ id, email, sig: 'mailed' });
  await loadBooking({ id, email: email.toUpperCase(), sig: 'older' });
  expect(await linkOf()).toMatchObject({ sig: 'mailed' });
  await loadBooking({ id, email: 'new@sabal-test.com', sig: 'new' });
  expect(await linkOf()).toMatchObject({ sig: 'new' });
});

test('[LC103] what is forgotten is listed nowhere any more', async () => {
  for (const forget of [forgetBookings, forgetDevice]) {
    await keep({});
    expect([await hasReturned(), (await readDeviceBookings()).upcoming.length]).toEqual([true, 1]);
    await forget();
    expect([await hasReturned(), await readNextBooking()]).toEqual([false, undefined]);
    expect(await readDeviceBookings()).toEqual({ upcoming: [], past: [] });
  }
});

test('[LC103] what is answered to a move or a cancellation after the bookings were forgotten brings none back', async () => {
  const id = await keep({});
  const at = (hours: number) => instantFromMs(Date.UTC(2126, 11, 1, hours));
  const link = { bookingId: id, email, sig: 's.i.g', initialStartAt: at(14), version: 1 };
  server.faults.push({ on: /reschedule/, fault: 'lose-answer' }, { on: /cancel/, fault: 'lose-answer' });
  await rescheduleBooking(link, { startAt: at(18), endAt: at(19) });
  await forgetBookings();
  const moved = { ...aBooking(id, { email, version: 2 }), manageUrl: manageUrlOf({ id, email, sig: 'new' }) };
  server.faults.push({ on: /reschedule/, fault: { status: 200, body: moved } });
  await tryOutboxNow();
  const other = await keep({});
  await cancelBooking({ id: other, email, sig: 's.i.g' });
  await forgetBookings();
  const cancelled = aBooking(other, { email, version: 2, status: 'CANCELLED' });
  server.faults.push({ on: /cancel/, fault: { status: 200, body: cancelled } });
  await tryOutboxNow();
  expect(await db.intents.count()).toBe(0);
  expect(await db.cache.count()).toBe(0);
});

test('[LC103] what is answered to notes, another address or a quote after that brings none back either', async () => {
  const id = await keep({});
  const link = { id, email, sig: 's.i.g' };
  const said = aBooking(id, { email, version: 2 });
  const manageUrl = manageUrlOf({ id, email, sig: 'new' });
  const calls: readonly (readonly [RegExp, () => Promise<unknown>])[] = [
    [/PATCH .bookings/, () => changeNotes(link, { notes: 'Ring twice', gateCode: '' }, 1)],
    [/email/, () => readdressBooking(link, 'ana.ruiz@sabal-test.com', newId())],
    [/decline/, () => declineQuote(link, newId(), '')],
  ];
  for (const [on, ask] of calls) {
    await storeManagedBooking(aBooking(id, { email }), manageUrlOf(link));
    server.faults.push({ on, fault: { status: 200, body: { ...said, manageUrl } } });
    const asked = ask();
    await forgetBookings();
    await asked;
    expect(await db.cache.count(), String(on)).toBe(0);
  }
});

test('[LC103] a review that was begun goes with the bookings', async () => {
  const values = { rating: 5, text: 'Spotless', name: 'Ana R.' };
  await db.drafts.put({ key: `review:${newId()}`, values, updatedAt: now(), v: 1 });
  await forgetBookings();
  expect(await db.drafts.count()).toBe(0);
});
