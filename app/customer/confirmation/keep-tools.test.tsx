import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { locales } from '#shared/kernel/locale.ts';
import { drawPart } from '../../../tests/support/draw-part.ts';
import { aBookingMade } from '../../data/bookings/a-booking.test-support.ts';
import { KeepTools } from './keep-tools.tsx';

test.each(locales)('%s: the booking opens in the language on screen (D541)', async (locale) => {
  const manageUrl = 'https://book.acme.com/manage?id=b1&email=a%40b.test&sig=x';
  const confirmation = { ...aBookingMade('b1'), manageUrl, storedAt: instantFromMs(0) };
  const drawn = await drawPart(<KeepTools confirmation={confirmation} />, locale);
  expect(drawn).toContain(`href="/manage?id=b1&amp;email=a%40b.test&amp;sig=x&amp;lang=${locale}"`);
});
