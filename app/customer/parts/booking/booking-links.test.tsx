import { expect, test } from 'vitest';
import type { Locale } from '#shared/kernel/locale.ts';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import { aBooking } from '../../../data/bookings/a-booking.test-support.ts';
import { BookingLinks } from './booking-links.tsx';

const id = '1a2b3c4d-0000-4000-8000-000000000001';

/** What stands in the notes of the entry that Google offers to save. */
async function googleNotes(status: 'CONFIRMED' | 'PENDING', locale: Locale): Promise<string | null> {
  const links = await drawPart(
    <BookingLinks booking={aBooking(id, { status })} sig="s.i.g" withCalendar />,
    locale,
  );
  const [, url = ''] = /href="(https:\/\/calendar\.google\.com[^"]*)"/.exec(links) ?? [];
  return new URL(url.replaceAll('&amp;', '&')).searchParams.get('details');
}

test('an entry of a visit that waits for our answer says so, as the calendar file does', async () => {
  expect(await googleNotes('PENDING', 'en')).toBe('Not confirmed yet. 1a2b3c4d');
  expect(await googleNotes('PENDING', 'es')).toBe('Todavía sin confirmar. 1a2b3c4d');
  expect(await googleNotes('PENDING', 'fr')).toBe('Pas encore confirmé. 1a2b3c4d');
  expect(await googleNotes('CONFIRMED', 'en')).toBe('1a2b3c4d');
});
