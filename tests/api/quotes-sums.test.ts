import { describe, expect, test } from 'vitest';
import { slotAt } from '../support/booking.ts';
import { api, day, openShop } from '../support/open-shop.ts';
import { accept, aMixedRequest, aQuoted, offer, statesOf, WORK_MIN } from '../support/quotes.ts';
import { rowsOf } from '../support/shop.ts';

openShop();

describe('a sum that no column holds', () => {
  /** As a booking of 800 halls of tile would be. */
  const costing = (id: string, cents: number) =>
    rowsOf(api, 'update bookings set subtotal_cents = $2, total_cents = $2 where id = $1', [id, cents]);

  test('is not offered: the lines are too much beside what had a price before', async () => {
    const booking = await aMixedRequest();
    await costing(booking.id, 2_147_000_000);
    const lines = [{ text: 'Marble', quantity: 10, unitPrice: 100_000 }];
    expect(await offer(booking, { lines })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields: { lines: 'too_large' } },
    });
    expect((await offer(booking)).status).toBe(200);
  });

  test('is not accepted either, whatever was offered before', async () => {
    const booking = await aQuoted(aMixedRequest);
    await costing(booking.id, 2_147_483_000);
    const slot = await slotAt(day, WORK_MIN, -1);
    expect(await accept(booking, slot)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields: { quoteId: 'too_large' } },
    });
    expect(await statesOf(booking.id)).toEqual(['OPEN']);
  });
});
