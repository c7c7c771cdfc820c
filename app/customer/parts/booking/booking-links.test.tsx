import { expect, test } from 'vitest';
import type { Locale } from '#shared/kernel/locale.ts';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import { aBooking } from '../../../data/bookings/a-booking.test-support.ts';
import { BookingLinks } from './booking-links.tsx';

const id = '1a2b3c4d-0000-4000-8000-000000000001';

/** The entry that Google offers to save. */
async function googleEntry(status: 'CONFIRMED' | 'PENDING', locale: Locale): Promise<URLSearchParams> {
  const links = await drawPart(
    <BookingLinks booking={aBooking(id, { status })} sig="s.i.g" withCalendar />,
    locale,
    { name: 'Acme Floors' },
  );
  const [, url = ''] = /href="(https:\/\/calendar\.google\.com[^"]*)"/.exec(links) ?? [];
  return new URL(url.replaceAll('&amp;', '&')).searchParams;
}

const googleNotes = async (status: 'CONFIRMED' | 'PENDING', locale: Locale) =>
  (await googleEntry(status, locale)).get('details');

test('an entry says who comes, as the calendar file does', async () => {
  expect((await googleEntry('CONFIRMED', 'en')).get('text')).toMatch(/^\S.* · Acme Floors$/);
});

test('an entry of a visit that waits for our answer says so, as the calendar file does', async () => {
  expect(await googleNotes('PENDING', 'en')).toBe('Not confirmed yet. Reference: 1a2b3c4d');
  expect(await googleNotes('PENDING', 'es')).toBe('Todavía sin confirmar. Referencia: 1a2b3c4d');
  expect(await googleNotes('PENDING', 'fr')).toBe('Pas encore confirmé. Référence\u00a0: 1a2b3c4d');
  expect(await googleNotes('CONFIRMED', 'en')).toBe('Reference: 1a2b3c4d');
});
