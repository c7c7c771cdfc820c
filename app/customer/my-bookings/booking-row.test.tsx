import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { drawPart } from '../../../tests/support/draw-part.ts';
import { aBooking } from '../../data/bookings/a-booking.test-support.ts';
import { BookingRow, daysAway } from './booking-row.tsx';

const timeZone = 'America/New_York';
const now = instantFromMs(Date.UTC(2026, 10, 22, 15));
const at = (day: number) => instantFromMs(Date.UTC(2026, 10, day, 15));

test('a booking to come is counted down to, one that is over counted from', () => {
  expect(daysAway({ status: 'CONFIRMED', startAt: at(25), timeZone }, now)).toBe(3);
  expect(daysAway({ status: 'CONFIRMED', startAt: at(20), timeZone }, now)).toBe(-2);
});

test('a booking that was cancelled is not counted down to', () => {
  expect(daysAway({ status: 'CANCELLED', startAt: at(25), timeZone }, now)).toBeUndefined();
  expect(daysAway({ status: 'CANCELLED', startAt: at(20), timeZone }, now)).toBe(-2);
});

test('the amount of a cancelled booking is struck through, as it is not due', async () => {
  const row = { ...aBooking('b1'), manageUrl: 'http://x/manage?id=b1' };
  const standing = await drawPart(<BookingRow booking={row} />);
  expect(standing).toContain('$100');
  expect(standing).not.toContain('<s ');
  const cancelled = await drawPart(<BookingRow booking={{ ...row, status: 'CANCELLED' }} />);
  expect(cancelled).toMatch(/<s [^>]*>\$100<\/s>/);
});

test('a visit that waits because of where it is says so, until there is a price to answer to', async () => {
  const row = {
    ...aBooking('b1', { status: 'PENDING', far: 'outside' }),
    manageUrl: 'http://x/manage?id=b1',
  };
  const why = 'The address is outside the area where we usually work';
  expect(await drawPart(<BookingRow booking={row} />)).toContain(why);
  expect(await drawPart(<BookingRow booking={{ ...row, offered: true }} />)).not.toContain(why);
});

test('a request that has been answered with a price waits for the customer, not for us', async () => {
  const row = { ...aBooking('b1', { status: 'PENDING', quote: true }), manageUrl: 'http://x/manage?id=b1' };
  expect(await drawPart(<BookingRow booking={row} />)).toContain('Waiting for our answer');
  expect(await drawPart(<BookingRow booking={{ ...row, offered: true }} />)).toContain(
    'Waiting for your answer',
  );
});
