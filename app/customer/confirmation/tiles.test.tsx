import { expect, test } from 'vitest';
import type { BookingStatus } from '#shared/booking/booking-status.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { drawPart } from '../../../tests/support/draw-part.ts';
import { aBookingMade } from '../../data/bookings/a-booking.test-support.ts';
import { Tiles } from './tiles.tsx';

const startAt = instantFromMs(Date.parse('2026-12-01T15:00:00Z'));

function draw(status: BookingStatus) {
  const confirmation = { ...aBookingMade('b1'), total: 45, quote: false, status, storedAt: startAt };
  return drawPart(<Tiles {...{ confirmation, startAt }} endAt={startAt} />);
}

test('a visit that stands says when it is paid', async () => {
  expect(await draw('CONFIRMED')).toContain('you pay after the work');
});

test('of a cancelled one nothing is to be paid', async () => {
  const tiles = await draw('CANCELLED');
  expect(tiles).toContain('Total</dt><dd><strong>$0</strong>');
  expect(tiles).toContain('Total before <s>$45</s>');
  expect(tiles).not.toContain('pay');
});
