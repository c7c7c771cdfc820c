import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { aCustomer } from '../a-customer.test-support.ts';
import { cancelledShare, customerTags, hasOnlyCancelled } from './customer-tags.ts';

const now = instantFromMs(Date.parse('2026-11-21T12:00:00Z'));
const longAgo = '2026-07-01T12:00:00.000Z';

test.each([
  [{ totalBookings: 2 }, []],
  [{ totalBookings: 3 }, ['loyal']],
  [{ totalBookings: 4, cancelledCount: 2 }, []],
  [{ totalBookings: 2, lastBookingISO: longAgo }, ['atRisk']],
  [{ totalBookings: 3, lastBookingISO: longAgo }, ['loyal', 'atRisk']],
  [{ totalBookings: 1, lastBookingISO: longAgo }, []],
  [{ totalBookings: 2, lastBookingISO: longAgo, upcomingCount: 1 }, []],
])('%j is tagged %j', (changes, tags) => {
  expect(customerTags(aCustomer(changes), now)).toEqual(tags);
});

test('120 days are not yet too long, a moment more is', () => {
  const away = (ms: number) => ({ totalBookings: 2, lastBookingISO: new Date(now - ms).toISOString() });
  expect(customerTags(aCustomer(away(120 * 86_400_000)), now)).toEqual([]);
  expect(customerTags(aCustomer(away(120 * 86_400_000 + 1)), now)).toEqual(['atRisk']);
});

test('only who has no other booking has only cancelled ones', () => {
  expect(hasOnlyCancelled(aCustomer({ totalBookings: 2, cancelledCount: 2 }))).toBe(true);
  expect(hasOnlyCancelled(aCustomer({ totalBookings: 2, cancelledCount: 1 }))).toBe(false);
});

test('the cancelled share is of all bookings, and nothing of none', () => {
  expect(cancelledShare(aCustomer({ totalBookings: 4, cancelledCount: 1 }))).toBe(0.25);
  expect(cancelledShare(aCustomer({ totalBookings: 0 }))).toBe(0);
});
