import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { aBooking, aBookingMade } from '../../data/bookings/a-booking.test-support.ts';
import { refreshConfirmation } from './refresh-confirmation.ts';

const id = 'b1';
const made = { ...aBookingMade(id), toQuote: 1, provisional: true, storedAt: instantFromMs(0) };

test('the answer stands until the booking is known', () => {
  expect(refreshConfirmation(made, undefined)).toBe(made);
});

test('a booking that staff changed is shown with its own time and total', () => {
  const booking = aBooking(id, { startISO: '2126-12-02T16:00:00Z', total: 140, estimate: true, toQuote: 2 });
  expect(refreshConfirmation(made, booking)).toMatchObject({
    startISO: '2126-12-02T16:00:00Z',
    total: 140,
    estimate: true,
    toQuote: 2,
  });
});

test('once a quote is accepted the amount is its price, and nothing of the answer stays open', () => {
  const asked = { ...made, quote: true, total: 0 };
  const { quote, total, toQuote, provisional } = refreshConfirmation(asked, aBooking(id, { total: 320 }));
  expect({ quote, total }).toEqual({ quote: false, total: 320 });
  expect([toQuote, provisional]).toEqual([undefined, undefined]);
});

test('what only the answer has stays', () => {
  const { manageUrl, storedAt, meta } = refreshConfirmation(made, aBooking(id, { status: 'CANCELLED' }));
  expect({ manageUrl, storedAt, meta }).toEqual({
    manageUrl: made.manageUrl,
    storedAt: made.storedAt,
    meta: made.meta,
  });
});
