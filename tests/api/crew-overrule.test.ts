/** Work that changes under a crew: whom an edit and a move go to, and what staff may overrule. */

import { describe, expect, test } from 'vitest';

import { aBooking, broken, move, slotAt } from '../support/booking.ts';
import {
  aJob,
  beginWithOneCrew,
  bookAt,
  crewOf,
  crewsNow,
  freeFor,
  listedFor,
  taught,
  twoTrades,
  withCrews,
} from '../support/crews.ts';
import { anEdit, commit, putItems } from '../support/edit.ts';
import { aCartAndSlot, api, day, openShop, shop, staff } from '../support/open-shop.ts';
import { aCarpetItem, aSmallCart, type TestSlot } from '../support/shop.ts';
import { opened, placed, shifted } from '../support/staff.ts';

openShop();
beginWithOneCrew();

describe('a visit that is changed', () => {
  test('[AG51] keeps its crew, goes to another where the work asks for it, and history says why', async () => {
    const [one, two] = await withCrews('Équipe 2');
    await taught(one, { kinds: ['carpet'] });
    const booking = await aBooking();
    expect(await crewOf(booking)).toBe(one?.id);
    const edit = await anEdit(booking);
    await putItems(edit, [aCarpetItem(shop, 2)]);
    expect((await commit(edit)).status).toBe(200);
    expect(await crewOf(booking)).toBe(one?.id);
    const other = await anEdit(booking);
    await putItems(other, [aCarpetItem(shop, 1), aJob()]);
    expect((await commit(other)).status).toBe(200);
    expect(await crewOf(booking)).toBe(two?.id);
    const { history } = (await opened(booking)).body;
    expect(history.at(-1)).toMatchObject({
      kind: 'booking.updated',
      crew: { from: 'Équipe 1', to: 'Équipe 2', why: 'kinds' },
    });
    expect(
      JSON.stringify(
        (
          await api.get(
            `/bookings/${booking.id}?email=${encodeURIComponent(booking.email)}&sig=${booking.sig}`,
          )
        ).body,
      ),
    ).not.toContain('Équipe');
    expect(await broken()).toEqual({});
  });

  test('[AG51] is refused with other times where no crew does the new work, and stays as it was', async () => {
    const [one, two] = await twoTrades();
    const booking = await aBooking();
    const edit = await anEdit(booking);
    await putItems(edit, [aCarpetItem(shop, 1), aJob()]);
    const refused = await commit(edit);
    expect([refused.status, refused.body.code]).toEqual([409, 'slot.taken']);
    await taught(two, { kinds: ['carpet', 'handyman'] });
    const { minutes } = (await api.get(`/cart/${edit.cartId}?withTotals=1`)).body.totals;
    await bookTwo(booking, minutes);
    const near = await commit(edit);
    expect([near.status, near.body.code]).toEqual([409, 'slot.taken']);
    expect(near.body.alternatives.length).toBeGreaterThan(0);
    expect(await crewOf(booking)).toBe(one?.id);
    expect(await broken()).toEqual({});
  });

  test('[AG51] moves by its customer among the times of crews that may take it', async () => {
    const [one, two] = await withCrews('Équipe 2');
    await taught(two, { kinds: ['handyman'] });
    const mine = await aBooking();
    const { minutes } = await aSmallCart(api, shop);
    const at = await slotAt(day, minutes, 10);
    expect((await bookAt(at)).status).toBe(201);
    const full = await move(mine, at);
    expect([full.status, full.body.code]).toEqual([409, 'slot.taken']);
    const named = `minutes=${minutes}&bookingId=${mine.id}`;
    const listed = (await listedFor(named)).find(({ startAt }) => startAt === at.startAt);
    expect([listed?.available, (await freeFor(`minutes=${minutes}`)).length]).toEqual([
      false,
      (await freeFor(`minutes=${minutes}&kinds=handyman`)).length,
    ]);
    expect((await freeFor(`${named}&kinds=handyman`)).length).toBeGreaterThan((await freeFor(named)).length);
    expect((await freeFor(`bookingId=${crypto.randomUUID()}`)).length).toBe((await freeFor('')).length);
    expect((await move(mine, await slotAt(day, minutes, 4))).status).toBe(200);
    expect(await crewOf(mine)).toBe(one?.id);
  });
});

describe('staff', () => {
  test('[AG50] are told which crew is free and why it does not fit, and may say so all the same', async () => {
    const [one, two] = await twoTrades();
    const { cartId, slot } = await aCartAndSlot();
    await bookAt(slot);
    const refused = await placed(cartId, slot);
    expect([refused.status, refused.body.code]).toEqual([409, 'crew.unfit']);
    expect(refused.body).toMatchObject({ crew: { id: two?.id, name: 'Équipe 2' }, why: ['kinds'] });
    await taught(two, { zips: ['33101'] });
    expect((await placed(cartId, slot)).body.why).toEqual(['kinds', 'area']);
    const made = await placed(cartId, slot, { anyCrew: true });
    expect([made.status, await crewOf(made.body.row)]).toEqual([201, two?.id]);
    const third = await aSmallCart(api, shop);
    const full = await placed(third.cartId, slot, { anyCrew: true });
    expect([full.status, full.body.code]).toEqual([409, 'slot.taken']);
    expect(one?.id).not.toBe(two?.id);
    expect(await broken()).toEqual({});
  });

  test('[AG50] move and edit a visit by the same rule', async () => {
    const [, two] = await twoTrades();
    const mine = await aBooking();
    const { minutes } = await aSmallCart(api, shop);
    const at = await slotAt(day, minutes, 10);
    await bookAt(at);
    const refused = await shifted(mine, at);
    expect([refused.status, refused.body.code, refused.body.why]).toEqual([409, 'crew.unfit', ['kinds']]);
    expect((await shifted(mine, at, { anyCrew: true })).status).toBe(200);
    expect(await crewOf(mine)).toBe(two?.id);
    expect((await opened(mine)).body.history.at(-1).crew).toEqual({
      ...{ from: 'Équipe 1', to: 'Équipe 2', why: 'taken' },
    });
    const cart = await staff.post(`/admin/bookings/${mine.id}/clone-to-cart`, {});
    const edit = { cartId: cart.body.cartId, startISO: at.startAt, endISO: at.endAt, keepTime: true };
    await api.patch(`/cart/${edit.cartId}/items`, { mode: 'replace', items: [aCarpetItem(shop, 1), aJob()] });
    const send = (more: object = {}) =>
      staff.post(
        `/admin/bookings/${mine.id}/services`,
        { ...edit, ...more },
        { headers: { 'Idempotency-Key': crypto.randomUUID() } },
      );
    expect((await send({ anyCrew: true })).status).toBe(200);
    expect(await crewOf(mine)).toBe(two?.id);
    expect(await broken()).toEqual({});
  });
});

/** The second crew is taken right behind the visit. */
async function bookTwo(booking: { slot: TestSlot }, minutes: number): Promise<void> {
  const { startAt: startISO } = booking.slot;
  const endISO = new Date(Date.parse(startISO) + minutes * 60_000).toISOString();
  const [, two] = await crewsNow();
  const made = await staff.post('/admin/blocks', { startISO, endISO, crewId: two?.id });
  expect(made.status).toBe(201);
}
