import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { countDeadlocks } from '../storms/broken-promises.ts';
import type { Answer } from '../support/api.ts';
import {
  aBooking,
  type Booking,
  broken,
  cancelBooking,
  holdFor,
  isFree,
  later,
  move,
  slotAt,
} from '../support/booking.ts';
import { api, day, nextDay, openShop, shop } from '../support/open-shop.ts';
import { aSmallCart, asOwner, book, bookingBody, rowsOf, slotsOn, type TestSlot } from '../support/shop.ts';
import { deleted } from '../support/staff.ts';

openShop();

/** Says whose day: where companies are apart, rows are locked in one place only. */
const lockDay = 'select from agenda_days where tenant_id = $1 and day = $2 for update';

/** What `late` answers that begins while somebody writes the day, where the other has been done when that is over. */
function whileLocked(
  onDay: string,
  late: () => Promise<Answer>,
  meanwhile: () => Promise<Answer>,
): Promise<Answer> {
  return asOwner(api.ownerUrl, async (owner) => {
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
    await owner.query('begin');
    await owner.query(lockDay, [api.tenantId, onDay]);
    const waiting = late();
    await sleep(300);
    expect((await meanwhile()).status).toBeLessThan(300);
    await owner.query('commit');
    return waiting;
  });
}

describe('the hold of a visit that is being moved', () => {
  test('becomes its time, and nothing else is held any more', async () => {
    const booking = await aBooking();
    const target = await slotAt(day, booking.minutes, -1);
    const held = await holdFor(booking, target);
    expect(held.status).toBe(201);
    expect((await move(booking, target, { lockId: held.body.id })).status).toBe(200);
    expect(await rowsOf(api, `select state from claims where owner_id = $1`, [booking.id])).toEqual([
      { state: 'booked' },
    ]);
    expect(await broken()).toEqual({});
  });

  test('may be of its own time or overlap it, and shows all of that as free to its holder alone', async () => {
    const booking = await aBooking();
    const own = await holdFor(booking, booking.slot);
    expect(own.status).toBe(201);
    const half = later(booking.slot, 30);
    const held = await holdFor(booking, half);
    expect([held.status, held.body.id]).toEqual([201, own.body.id]);
    const starts = (slots: TestSlot[]) =>
      slots.filter(({ available }) => available).map(({ startAt }) => startAt);
    const mine = starts(await slotsOn(api, day, booking.minutes, held.body.id));
    const theirs = starts(await slotsOn(api, day, booking.minutes));
    expect(mine).toEqual(expect.arrayContaining([booking.slot.startAt, half.startAt]));
    expect(theirs).not.toContain(booking.slot.startAt);
    expect(theirs).not.toContain(half.startAt);
    const { cartId } = await aSmallCart(api, shop);
    expect((await book(api, bookingBody(cartId, half))).body.code).toBe('slot.taken');
    expect((await move(booking, half, { lockId: held.body.id })).status).toBe(200);
    expect(await broken()).toEqual({});
  });

  test('does not keep a cancelled visit’s time: both are free at once', async () => {
    const booking = await aBooking();
    await holdFor(booking, later(booking.slot, 30));
    await cancelBooking(booking);
    expect(await rowsOf(api, 'select 1 from claims where owner_id = $1', [booking.id])).toEqual([]);
    expect(await isFree(booking.slot, day, booking.minutes)).toBe(true);
    expect(await isFree(later(booking.slot, 30), day, booking.minutes)).toBe(true);
  });

  test.each([
    { ends: 'cancelled', end: cancelBooking, code: 'booking.not_changeable' },
    { ends: 'deleted', end: ({ id }: Booking) => deleted([id]), code: 'link.invalid' },
  ])('is none of a visit that is $ends at the same moment, whichever comes first', async ({ end, code }) => {
    const there = nextDay();
    await aBooking(there); // a day that was never written cannot be locked
    const booking = [await aBooking(), await aBooking()] as const;
    const target = await slotAt(there, booking[0].minutes, -1);
    const held = await whileLocked(
      there,
      () => holdFor(booking[0], target),
      () => end(booking[0]),
    );
    expect(held.body.code).toBe(code);
    const ended = await whileLocked(
      day,
      () => end(booking[1]),
      () => holdFor(booking[1], target),
    );
    expect(ended.status).toBe(200);
    const ids = booking.map(({ id }) => id);
    expect(await rowsOf(api, 'select 1 from claims where owner_id = any ($1)', [ids])).toEqual([]);
    expect(await isFree(target, there, booking[0].minutes)).toBe(true);
    expect(await broken()).toEqual({});
  });

  test('is ended without a wait for its day behind the row of its visit', async () => {
    const there = nextDay();
    await aBooking(there);
    const booking = await aBooking();
    const target = await slotAt(there, booking.minutes, -1);
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    await asOwner(api.ownerUrl, async (other) => {
      const before = await countDeadlocks(other);
      await other.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
      const ending = whileLocked(
        day,
        () => cancelBooking(booking),
        async () => {
          const held = await holdFor(booking, target);
          await other.query('begin');
          await other.query(lockDay, [api.tenantId, there]);
          begin();
          return held;
        },
      );
      await begun;
      await sleep(500); // the cancel goes on meanwhile, as far as it can
      await other.query('select from bookings where tenant_id = $1 and id = $2 for update', [
        api.tenantId,
        booking.id,
      ]);
      await other.query('commit');
      expect((await ending).status).toBe(200);
      expect(await countDeadlocks(other)).toBe(before);
    });
    expect(await rowsOf(api, 'select 1 from claims where owner_id = $1', [booking.id])).toEqual([]);
  });

  test('naming a visit without its link frees nothing of it', async () => {
    const booking = await aBooking();
    const { startAt, endAt } = booking.slot;
    const { cartId } = await aSmallCart(api, shop);
    const tries = [{ bookingId: booking.id }, { renew: booking.id }, { cartId, bookingId: booking.id }];
    const answers = await Promise.all(
      tries.map((owner) => api.post('/slots/hold', { startAt, endAt, ...owner })),
    );
    expect(answers.map(({ body }) => body.code)).toEqual(['link.invalid', 'slot.taken', 'slot.taken']);
    for (const { body } of answers.slice(1)) {
      expect(body.alternatives.map((slot: TestSlot) => slot.startAt)).not.toContain(startAt);
    }
  });

  test('one that has run out still moves the visit while the time is free, and the cells decide when it is not', async () => {
    const booking = await aBooking();
    const target = await slotAt(day, booking.minutes, -1);
    const expire = (id: string) =>
      rowsOf(api, `update claims set expires_at = now() - interval '1 minute' where id = $1`, [id]);
    const held = await holdFor(booking, target);
    await expire(held.body.id);
    expect((await move(booking, target, { lockId: held.body.id })).status).toBe(200);
    const wanted = await slotAt(day, booking.minutes, 4);
    const second = await holdFor(booking, wanted);
    await expire(second.body.id);
    const { cartId } = await aSmallCart(api, shop);
    expect((await book(api, bookingBody(cartId, wanted))).status).toBe(201);
    expect((await move(booking, wanted, { lockId: second.body.id })).body.code).toBe('slot.taken');
    expect(await broken()).toEqual({});
  });
});
