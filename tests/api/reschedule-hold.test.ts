import { describe, expect, test } from 'vitest';
import { api, day, shop } from '../support/open-shop.ts';
import { aSmallCart, book, bookingBody, rowsOf, slotsOn, type TestSlot } from '../support/shop.ts';
import { aVisit, broken, cancelVisit, holdFor, isFree, later, move, slotAt } from '../support/visit.ts';

describe('the hold of a visit that is being moved', () => {
  test('becomes its time, and nothing else is held any more', async () => {
    const visit = await aVisit();
    const target = await slotAt(day, visit.minutes, -1);
    const held = await holdFor(visit, target);
    expect(held.status).toBe(201);
    expect((await move(visit, target, { lockId: held.body.id })).status).toBe(200);
    expect(await rowsOf(api, `select state from claims where owner_id = $1`, [visit.id])).toEqual([
      { state: 'booked' },
    ]);
    expect(await broken()).toEqual({});
  });

  test('may be of its own time or overlap it, and shows all of that as free to its holder alone', async () => {
    const visit = await aVisit();
    const own = await holdFor(visit, visit.slot);
    expect(own.status).toBe(201);
    const half = later(visit.slot, 30);
    const held = await holdFor(visit, half);
    expect([held.status, held.body.id]).toEqual([201, own.body.id]);
    const starts = (slots: TestSlot[]) =>
      slots.filter(({ available }) => available).map(({ startAt }) => startAt);
    const mine = starts(await slotsOn(api, day, visit.minutes, held.body.id));
    const theirs = starts(await slotsOn(api, day, visit.minutes));
    expect(mine).toEqual(expect.arrayContaining([visit.slot.startAt, half.startAt]));
    expect(theirs).not.toContain(visit.slot.startAt);
    expect(theirs).not.toContain(half.startAt);
    const { cartId } = await aSmallCart(api, shop);
    expect((await book(api, bookingBody(cartId, half))).body.code).toBe('slot.taken');
    expect((await move(visit, half, { lockId: held.body.id })).status).toBe(200);
    expect(await broken()).toEqual({});
  });

  test('does not keep a cancelled visit’s time: both are free at once', async () => {
    const visit = await aVisit();
    await holdFor(visit, later(visit.slot, 30));
    await cancelVisit(visit);
    expect(await rowsOf(api, 'select 1 from claims where owner_id = $1', [visit.id])).toEqual([]);
    expect(await isFree(visit.slot, day, visit.minutes)).toBe(true);
    expect(await isFree(later(visit.slot, 30), day, visit.minutes)).toBe(true);
  });

  test('naming a visit without its link frees nothing of it', async () => {
    const visit = await aVisit();
    const { startAt, endAt } = visit.slot;
    const { cartId } = await aSmallCart(api, shop);
    const tries = [{ bookingId: visit.id }, { renew: visit.id }, { cartId, bookingId: visit.id }];
    const answers = await Promise.all(
      tries.map((owner) => api.post('/slots/hold', { startAt, endAt, ...owner })),
    );
    expect(answers.map(({ body }) => body.code)).toEqual(['link.invalid', 'slot.taken', 'slot.taken']);
    for (const { body } of answers.slice(1)) {
      expect(body.alternatives.map((slot: TestSlot) => slot.startAt)).not.toContain(startAt);
    }
  });

  test('one that has run out still moves the visit while the time is free, and the cells decide when it is not', async () => {
    const visit = await aVisit();
    const target = await slotAt(day, visit.minutes, -1);
    const expire = (id: string) =>
      rowsOf(api, `update claims set expires_at = now() - interval '1 minute' where id = $1`, [id]);
    const held = await holdFor(visit, target);
    await expire(held.body.id);
    expect((await move(visit, target, { lockId: held.body.id })).status).toBe(200);
    const wanted = await slotAt(day, visit.minutes, 4);
    const second = await holdFor(visit, wanted);
    await expire(second.body.id);
    const { cartId } = await aSmallCart(api, shop);
    expect((await book(api, bookingBody(cartId, wanted))).status).toBe(201);
    expect((await move(visit, wanted, { lockId: second.body.id })).body.code).toBe('slot.taken');
    expect(await broken()).toEqual({});
  });
});
