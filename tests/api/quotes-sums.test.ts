import { describe, expect, test } from 'vitest';
import { type Booking, mailsOf, slotAt } from '../support/booking.ts';
import { aDropoff, aPickup, aRoutedItem } from '../support/deliveries.ts';
import { anEdit, cartOf, clone, commit, putItems } from '../support/edit.ts';
import { api, day, nextDay, openShop, shop, staff } from '../support/open-shop.ts';
import {
  accept,
  aMixedRequest,
  aQuoted,
  aRequest,
  kindsOf,
  offer,
  shown,
  statesOf,
  TOTAL,
  WORK_MIN,
} from '../support/quotes.ts';
import { rowsOf } from '../support/shop.ts';
import { changed } from '../support/staff.ts';

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

function aRoadless() {
  const deliveryMeta = { kind: 'delivery', stops: [], extraPickupCount: 0, routePending: true };
  return {
    ...{ serviceId: shop.deliveryId, productId: null },
    instances: [{ id: crypto.randomUUID(), deliveryMeta }],
  };
}

const aRoad = () => aRoutedItem(api, shop, [aPickup('orlando'), aDropoff('winterPark')]);

test('[D580] beside a delivery without a road nothing is offered until it is found, and then all of it has a price', async () => {
  const booking = await aRequest([aRoadless()]);
  expect(await shown(booking)).toMatchObject({ total: 10, provisional: true, estimate: true });
  expect((await offer(booking)).body.code).toBe('quote.road_open');
  const edit = await anEdit(booking);
  await putItems(edit, [...edit.items.slice(0, 1), await aRoad()]);
  expect((await commit(edit)).status).toBe(200);
  const found = await aQuoted(async () => booking);
  const { total, provisional } = await shown(booking);
  expect(provisional).toBeUndefined();
  const accepted = await accept(found, await slotAt(day, WORK_MIN, -1));
  expect(accepted.body).toMatchObject({ total: TOTAL + total });
  expect(accepted.body).not.toHaveProperty('provisional');
});

describe('[D580] beside a road that is not known, as they were accepted before', () => {
  /** Of each line but those to be quoted. */
  const setProvisional = (id: string, provisional: boolean) =>
    rowsOf(
      api,
      `update bookings set items_snapshot = (
        select jsonb_agg(line || jsonb_build_object('provisional', $2 and jsonb_path_exists(line, '$.detail[*].delivery')))
        from jsonb_array_elements(items_snapshot) line) where id = $1`,
      [id, provisional],
    );

  async function anAccepted(): Promise<Booking> {
    const booking = await aRequest([aRoadless()]);
    await setProvisional(booking.id, false);
    const slot = await slotAt(day, WORK_MIN, -1);
    expect((await accept(await aQuoted(async () => booking), slot)).status).toBe(200);
    await setProvisional(booking.id, true);
    expect(await shown(booking)).toMatchObject({ quoteAccepted: true, provisional: true });
    return { ...booking, slot };
  }

  test('the customer finds the road: the accepted price ends, and the work is quoted anew', async () => {
    const booking = await anAccepted();
    const edit = await anEdit(booking);
    expect((await cartOf(edit.cartId)).cart.booked).toMatchObject({ endsOffer: true });
    await putItems(edit, [...edit.items.slice(0, 1), await aRoad()]);
    expect((await commit(edit)).status).toBe(200);
    const after = await shown(booking);
    expect(after).toMatchObject({ status: 'PENDING', quoteAccepted: false, quoteOffer: null, toQuote: 1 });
    expect(after.provisional).toBeUndefined();
    expect(after.total).toBeLessThan(TOTAL);
    expect((await mailsOf(booking)).at(-1)).toMatchObject({
      kind: 'booking.updated',
      payload: { offerOver: true },
    });
    const again = await aQuoted(async () => booking);
    const accepted = await accept(again, await slotAt(nextDay(), WORK_MIN, -1));
    expect(accepted.body).toMatchObject({ total: TOTAL + after.total, quoteAccepted: true });
  });

  test('staff find it just as well, and without such a road nobody edits what was accepted', async () => {
    const booking = await anAccepted();
    expect((await staff.post(`/admin/bookings/${booking.id}/clone-to-cart`)).status).toBe(200);
    const plain = await aQuoted(aMixedRequest);
    await accept(plain, await slotAt(nextDay(), WORK_MIN, -1));
    expect((await clone(plain)).body.code).toBe('quote.accepted');
  });
});

describe('a total that is no longer the one that was seen', () => {
  /** With so much off by staff, and what the customer reads on the page. */
  async function aDiscounted(): Promise<Awaited<ReturnType<typeof aQuoted>> & { total: number }> {
    const booking = await aMixedRequest();
    await changed(booking, { discount: { amount: 20, reason: 'Regular' } });
    const { quoteOffer } = (await offer(booking)).body;
    return { ...booking, quoteId: quoteOffer.id, total: quoteOffer.total };
  }

  test('is not accepted where it has risen: the answer has what it costs now, and nothing happens', async () => {
    const { total: expectedTotal, ...booking } = await aDiscounted();
    await changed(booking, { discount: null });
    const slot = await slotAt(day, WORK_MIN, -1);
    const refused = await accept(booking, slot, { expectedTotal });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'booking.changed', booking: { quoteOffer: { total: expectedTotal + 20 } } },
    });
    expect(await shown(booking)).toMatchObject({ status: 'PENDING', quoteOffer: { id: booking.quoteId } });
    expect(await kindsOf(booking)).not.toContain('quote.accepted');
    const agreed = await accept(booking, slot, { expectedTotal: expectedTotal + 20 });
    expect(agreed).toMatchObject({ status: 200, body: { total: expectedTotal + 20 } });
  });

  test('is accepted where it has fallen, and by a device that names none', async () => {
    const { total: expectedTotal, ...booking } = await aDiscounted();
    await changed(booking, { discount: { amount: 30, reason: 'Regular' } });
    const slot = await slotAt(day, WORK_MIN, -1);
    expect((await accept(booking, slot, { expectedTotal })).body.total).toBe(expectedTotal - 10);

    const { total, ...other } = await aDiscounted();
    await changed(other, { discount: null });
    const answer = await accept(other, await slotAt(nextDay(), WORK_MIN, -1));
    expect(answer.body.total).toBe(total + 20);
  });
});
