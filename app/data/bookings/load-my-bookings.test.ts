// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../device/clock.ts';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { forgetBookings } from './forget-bookings.ts';
import { loadMyBookings } from './load-my-bookings.ts';
import { readMyBookings } from './read-my-bookings.ts';

let server: FakeServer;
const link = { email: 'ana+1@sabal-test.com', sig: 'good' };
const upcoming = [
  {
    id: newId(),
    serviceTitle: 'Carpet cleaning',
    startISO: '2026-12-01T14:00:00Z',
    endISO: '2026-12-01T15:00:00Z',
    timeZone: 'America/New_York',
    status: 'CONFIRMED',
    quote: false,
    estimate: false,
    total: 90,
    manageUrl: 'http://x/manage?id=1',
  },
];

beforeEach(async () => {
  server = await freshDevice();
});

function answer(status: number, body: unknown) {
  server.faults.push({ on: /GET/, fault: { status, body } });
}

test('[LC52] the list is kept with its proof once the server has accepted it', async () => {
  server.faults.push({ on: /GET/, fault: 'lose-request' });
  expect(await loadMyBookings(link)).toEqual({ ok: false, code: 'network' });
  expect(await readMyBookings()).toBeUndefined();
  answer(200, { upcoming, past: [] });
  expect(await loadMyBookings(link)).toEqual({ ok: true });
  expect(server.seen[1]?.path).toBe('/bookings/my?email=ana%2B1%40sabal-test.com&sig=good');
  expect(await readMyBookings()).toMatchObject({ ...link, upcoming, past: [] });
  server.faults.push({ on: /GET/, fault: 'lose-request' });
  await loadMyBookings(link);
  expect(await readMyBookings()).toMatchObject({ upcoming });
});

test('[LC52] a refused proof takes its own list with it, not that of another link', async () => {
  answer(200, { upcoming, past: [] });
  await loadMyBookings(link);
  answer(401, { error: '', code: 'link.invalid' });
  expect(await loadMyBookings({ ...link, sig: 'other' })).toEqual({ ok: false, code: 'link.invalid' });
  expect(await readMyBookings()).toMatchObject({ sig: 'good' });
  answer(401, { error: '', code: 'link.invalid' });
  await loadMyBookings(link);
  expect(await readMyBookings()).toBeUndefined();
});

test('[LC103] a list that comes after the bookings were forgotten is not kept', async () => {
  answer(200, { upcoming, past: [] });
  await loadMyBookings(link);
  answer(200, { upcoming, past: [] });
  server.beforeAnswer = () => forgetBookings();
  await loadMyBookings(link);
  expect(await readMyBookings()).toBeUndefined();
});

test('a shared computer can be made to forget the list', async () => {
  answer(200, { upcoming, past: [] });
  await loadMyBookings(link);
  await forgetBookings();
  expect(await readMyBookings()).toBeUndefined();
});
