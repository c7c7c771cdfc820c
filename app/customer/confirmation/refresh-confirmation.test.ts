import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { BookingView } from '#shared/api/bookings.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { drawPart } from '../../../tests/support/draw-part.ts';
import { aBooking, aBookingMade } from '../../data/bookings/a-booking.test-support.ts';
import { NextSteps } from './next-steps.tsx';
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

test('a price that waits for an answer is told, and no longer that we look at the request', async () => {
  const offer = { id: 'q1', lines: [], total: 320, pricedBefore: 0, minutes: 120, message: null };
  const quoteOffer = { ...offer, validUntil: '2126-01-01', expired: false };
  const asked = { status: 'PENDING', quote: true, total: 0 } as const;
  const steps = (booking: BookingView) =>
    drawPart(
      createElement(NextSteps, {
        ...{ confirmation: refreshConfirmation(made, booking), isPending: true, isDrive: false },
        startAt: instantFromMs(Date.parse(booking.startISO)),
      }),
    );
  const waiting = await steps(aBooking(id, asked));
  expect(waiting).toContain('Today or tomorrow: our answer');
  expect(waiting).toContain('After the visit: your quote');
  const offered = await steps(aBooking(id, { ...asked, quoteOffer }));
  expect(offered).toContain('Now: your answer');
  expect(offered).not.toMatch(/Today or tomorrow|After the visit/);
});
