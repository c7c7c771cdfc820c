import { expect, test } from 'vitest';
import { minimumJobCents } from '#shared/pricing/told-line.ts';
import { slotAt } from '../support/booking.ts';
import { aDropoff, aPickup, aRoutedItem } from '../support/deliveries.ts';
import { api, nextDay, openShop, shop, staff } from '../support/open-shop.ts';
import { accept, aQuoted, aRequest, TOTAL, WORK_MIN } from '../support/quotes.ts';

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
