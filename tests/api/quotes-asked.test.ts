import { expect, test } from 'vitest';
import { minimumJobCents } from '#shared/pricing/told-line.ts';
import { slotAt } from '../support/booking.ts';
import { aDropoff, aPickup, aRoutedItem } from '../support/deliveries.ts';
import { api, nextDay, openShop, shop, staff } from '../support/open-shop.ts';
import { accept, aQuoted, aRequest, offer, TOTAL, WORK_MIN } from '../support/quotes.ts';
import { dayAhead, linkOf, movedBy, rowsOf } from '../support/shop.ts';
import { opened } from '../support/staff.ts';

openShop();

test('what was asked stays under the price, with every stop of a road, for its customer and whoever comes', async () => {
  const road = await aRoutedItem(api, shop, [aPickup('orlando', { notes: 'Dock 4' }), aDropoff('miami')]);
  const booking = await aQuoted(() => aRequest([road]));
  const { body } = await accept(booking, await slotAt(nextDay(), WORK_MIN, 1));
  expect(body).toMatchObject({ status: 'CONFIRMED', quote: false, total: TOTAL });
  const [first, ...others] = body.itemsSnapshot;
  expect(first.detail).toMatchObject([
    { request: { description: 'Patio' }, asked: true, amount: first.pricingSummary.lineTotal },
    { asked: true, amount: 0, delivery: { stops: [{ notes: 'Dock 4' }, { city: 'Miami' }] } },
  ]);
  expect(others.flatMap(({ detail }: { detail: object[] }) => detail)).toEqual([]);
  expect(minimumJobCents(first)).toBe(0);
  const { row } = (await staff.get(`/admin/bookings/${booking.id}`)).body;
  expect(row.work.join('\n')).toMatch(/Patio.*Orlando.*Miami/s);
});

/** When a link ends is the third part of its signature, in seconds. */
const endOf = (sig: string) => Number.parseInt(sig.split('.')[2] ?? '', 36) * 1_000;

test('[D590] it is answered long after the look, and the link lives as long as the offer', async () => {
  const booking = await aRequest();
  await rowsOf(api, `update bookings set ${movedBy('starts_at, ends_at', '-70 days')} where id = $1`, [
    booking.id,
  ]);
  const validUntil = dayAhead(40);
  expect((await offer(booking, { validUntil })).status).toBe(200);
  const { sig } = linkOf((await opened(booking)).body.manageUrl);
  expect(endOf(sig)).toBeGreaterThan(Date.parse(`${validUntil}T23:59:00-04:00`));
});
