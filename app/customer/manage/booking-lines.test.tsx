import { expect, test } from 'vitest';
import { drawPart } from '../../../tests/support/draw-part.ts';
import { aBooking } from '../../data/bookings/a-booking.test-support.ts';
import { BookingLines } from './booking-lines.tsx';

const booking = aBooking('b1', {
  total: 45,
  totalSummary: { subtotal: 55, discount: 10, total: 45, serviceCharge: 5, currency: 'USD' },
});

test('of a visit that stands the total is due after the work', async () => {
  const lines = await drawPart(<BookingLines booking={booking} />);
  expect(lines).toMatch(/Total<\/span><strong[^>]*>\$45</);
  expect(lines).toContain('You pay after the work');
  expect(lines).not.toContain('<s ');
});

test('of a cancelled one nothing is due, and what it would have come to is struck through', async () => {
  const lines = await drawPart(<BookingLines booking={{ ...booking, status: 'CANCELLED' }} />);
  expect(lines).toMatch(/Total<\/span><strong[^>]*>\$0</);
  expect(lines).toMatch(/Total before<\/span><s [^>]*>\$45<\/s>/);
  expect(lines).not.toMatch(/Subtotal|Service charge|pay/);
});

test('of a cancelled one that was to be quoted there is no sum', async () => {
  const quoted = aBooking('b1', { status: 'CANCELLED', quote: true, total: 0 });
  expect(await drawPart(<BookingLines booking={quoted} />)).not.toContain('Total');
});
