import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { formatInstant } from '#shared/kernel/instant.ts';
import { now } from '../../device/clock.ts';
import { freshAdminDevice } from '../admin-device.test-support.ts';
import { keptBookings } from './load-bookings.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[LC88] the list of visits to come is asked for from the day on which it is asked', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z'), toFake: ['Date'] });
  const server = await freshAdminDevice();
  const read = keptBookings(() => ({ from: formatInstant(now()) }));
  await read.load(new AbortController().signal);
  vi.setSystemTime(Date.parse('2026-12-08T12:00:00Z'));
  await read.load(new AbortController().signal);
  const asked = server.seen.map(({ path }) => new URL(path, 'https://sabal.test').searchParams.get('from'));
  expect(asked).toEqual(['2026-12-01T12:00:00.000Z', '2026-12-08T12:00:00.000Z']);
});
