import { afterEach, expect, test } from 'vitest';
import type { BookingView } from '#shared/api/bookings.ts';
import { settingsSections } from '#shared/company/settings.ts';
import { addMinutes, formatInstant } from '#shared/kernel/instant.ts';
import { drawPart } from '../../../tests/support/draw-part.ts';
import { aBooking } from '../../data/bookings/a-booking.test-support.ts';
import { restoreServerOffset, serverNow } from '../../data/device/clock.ts';
import { BookingActions } from './booking-actions.tsx';

const AHEAD_MS = 3 * 60 * 60_000;

afterEach(() => restoreServerOffset(0));

/** Of a visit that begins so many minutes from now, by the server's clock, on a device that is three hours ahead. */
function actionsOf(
  beginsInMin: number,
  cancelHours = 0,
  accepted: Partial<BookingView> = {},
): Promise<string> {
  restoreServerOffset(-AHEAD_MS);
  const startAt = addMinutes(serverNow(), beginsInMin);
  const endAt = addMinutes(startAt, 60);
  const times = { startISO: formatInstant(startAt), endISO: formatInstant(endAt) };
  const booking = aBooking('b1', { ...times, ...accepted });
  const link = { id: booking.id, email: booking.email, sig: 'good' };
  const part = <BookingActions {...{ booking, startAt, endAt, link }} onResult={() => undefined} />;
  return drawPart(part, 'en', { rules: { ...settingsSections.rules.initial, cancelHours } });
}

test('a device whose clock runs ahead does not call a visit begun that its customer may still move and cancel', async () => {
  const before = await actionsOf(120);
  for (const words of ['Edit services', 'Reschedule', 'Cancel booking', 'All set.'])
    expect(before).toContain(words);
  expect(before).not.toContain('aria-disabled="true"');
  expect(before).not.toContain('The visit has begun');
  expect(await actionsOf(-10)).toContain('The visit has begun');
});

test('nor does it say too early that the company wants to be asked', async () => {
  expect(await actionsOf(120, 1)).not.toContain('It is too late');
  expect(await actionsOf(30, 1)).toContain('It is too late');
});

test('where a quote is accepted it says why its work cannot be edited here, and who changes it', async () => {
  const accepted = await actionsOf(120, 0, { quoteAccepted: true });
  expect(accepted).not.toContain('Edit services');
  expect(accepted).toContain('Your quote is accepted. To change its work, please write to us.');
  expect(await actionsOf(120)).not.toContain('Your quote is accepted');
});

test('[D580] beside a road that is not known it can be edited, and what that ends is told before', async () => {
  const open = await actionsOf(120, 0, { quoteAccepted: true, provisional: true });
  expect(open).toContain('Edit services</');
  expect(open).toContain('the price you accepted then ends');
  expect(open).not.toContain('please write to us');
});

test('a visit that waits because of where it is says so', async () => {
  const far = await actionsOf(120, 0, { status: 'PENDING', far: 'unknown' });
  expect(far).toContain('We do not know the ZIP code of this address');
  expect(await actionsOf(120, 0, { status: 'PENDING' })).not.toContain('ZIP code');
});
