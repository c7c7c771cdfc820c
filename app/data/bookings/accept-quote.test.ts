// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { enterReschedule } from '../changes/enter-reschedule.ts';
import { readReschedule } from '../changes/read-reschedule.ts';
import { newId, now } from '../device/clock.ts';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { readOutbox } from '../outbox/read-outbox.ts';
import { aBooking } from './a-booking.test-support.ts';
import { acceptQuote, declineQuote } from './answer-quote.ts';
import { storeManagedBooking } from './managed-booking.ts';
import { readManagedBooking } from './read-managed-booking.ts';

const hour = (hours: number) => instantFromMs(Date.UTC(2126, 11, 1, hours));
const time = { startAt: hour(18), endAt: hour(21) };
const link = { id: newId(), email: 'ana@sabal-test.com', sig: 's.i.g' };
const quoteId = newId();
const seen = { id: quoteId, totalCents: 90_050 };
const offered = aBooking(link.id, { status: 'PENDING', quote: true, total: 0 });
const accepted = aBooking(link.id, { version: 2, total: 900, startISO: '2126-12-01T18:00:00Z' });

let server: FakeServer;
beforeEach(async () => {
  server = await freshDevice();
  await storeManagedBooking(offered);
});

const stored = async () => (await readManagedBooking(link.id))?.booking;
const keysOf = () =>
  server.seen.filter(({ path }) => path.endsWith('/accept')).map(({ headers }) => headers['idempotency-key']);

test('the answer to a yes becomes the copy of this device', async () => {
  const body = { ...accepted, manageUrl: 'http://x/manage?id=1' };
  server.faults.push({ on: /accept/, fault: { status: 200, body } });
  const outcome = await acceptQuote(link, seen, time);
  expect(outcome).toEqual({ kind: 'done', manageUrl: 'http://x/manage?id=1' });
  expect(await stored()).toMatchObject({ status: 'CONFIRMED', total: 900, version: 2 });
});

test('a yes without an answer is kept nowhere, and said again it is the same request', async () => {
  server.faults.push({ on: /accept/, fault: 'lose-answer' }, { on: /accept/, fault: 'lose-request' });
  for (let n = 0; n < 3; n++) await acceptQuote(link, seen, time);
  expect(await stored()).toMatchObject({ status: 'PENDING', total: 0 });
  expect(await readOutbox()).toEqual([]);
  expect(new Set(keysOf()).size).toBe(1);
  // What was refused for good is asked anew.
  await acceptQuote(link, seen, time);
  expect(new Set(keysOf()).size).toBe(2);
});

test.each(['booking.changed', 'quote.expired'] as const)(
  'when another quote waits for the answer (%s), the page has it before anything is said',
  async (code) => {
    const body = { error: 'x', code };
    const fresh = { ...offered, version: 3 };
    server.faults.push(
      { on: /accept/, fault: { status: 409, body } },
      { on: /GET .bookings/, fault: { status: 200, body: fresh } },
    );
    expect(await acceptQuote(link, seen, time)).toMatchObject({ kind: 'refused', code });
    expect((await stored())?.version).toBe(3);
  },
);

test('a yes names the quote and the total that was on the screen', async () => {
  await acceptQuote(link, seen, time);
  const [sent] = server.seen.filter(({ path }) => path.endsWith('/accept'));
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ quoteId, expectedTotal: 900.5 });
});

test('a yes for the visit’s own time says so, and of one that is gone the nearest free ones are told', async () => {
  await acceptQuote(link, seen, { ...time, keepTime: true });
  const alternatives = [{ startAt: '2126-12-01T20:00:00Z', endAt: '2126-12-01T23:00:00Z' }];
  const body = { error: 'x', code: 'slot.taken', alternatives };
  server.faults.push({ on: /accept/, fault: { status: 409, body } });
  expect(await acceptQuote(link, seen, time)).toMatchObject({
    ...{ kind: 'refused', alternatives: [{ startAt: hour(20), endAt: hour(23) }] },
  });
  const sent = server.seen.filter(({ path }) => path.endsWith('/accept'));
  expect(sent.map((one) => JSON.parse(one.body ?? '').keepTime)).toEqual([true, undefined]);
});

test('a no brings the cancelled booking', async () => {
  const body = aBooking(link.id, { version: 2, status: 'CANCELLED' });
  server.faults.push({ on: /decline/, fault: { status: 200, body } });
  expect((await declineQuote(link, quoteId, ' ')).kind).toBe('done');
  expect((await stored())?.status).toBe('CANCELLED');
  const [sent] = server.seen.filter(({ path }) => path.endsWith('/decline'));
  expect(JSON.parse(sent?.body ?? '')).toEqual({ email: link.email, sig: link.sig, quoteId });
});

test('[LC49] a time for the work of a quote is chosen after the booking too, which a move never is', async () => {
  const begun = {
    ...{ bookingId: link.id, email: link.email, sig: link.sig, timeZone: 'America/New_York', version: 1 },
    ...{
      serviceTitle: 'Pavers',
      initialStartAt: addMinutes(now(), -90),
      initialEndAt: addMinutes(now(), -30),
    },
  };
  await enterReschedule({ ...begun, quote: { id: quoteId, minutes: 180, totalCents: 90_000 } });
  expect((await readReschedule())?.quote?.minutes).toBe(180);
  await enterReschedule(begun);
  expect(await readReschedule()).toBeUndefined();
});
