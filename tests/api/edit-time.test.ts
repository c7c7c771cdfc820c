import { describe, expect, test } from 'vitest';
import {
  aBooking,
  broken,
  cancelBooking,
  isFree,
  later,
  move,
  showBooking,
  slotAt,
} from '../support/booking.ts';
import { anEdit, commit, holdEdit, putItems } from '../support/edit.ts';
import { api, day, nextDay, openShop, shop } from '../support/open-shop.ts';
import { aCarpetItem, rowsOf } from '../support/shop.ts';

openShop();

describe('the time of an edited visit', () => {
  test('is kept when the longer visit fits, and takes what it needs', async () => {
    const booking = await aBooking();
    const edit = await anEdit(booking);
    const totals = await putItems(edit, [...edit.items, aCarpetItem(shop, 4)]);
    expect(totals.minutes).toBeGreaterThan(booking.minutes);
    const { body } = await commit(edit);
    expect([body.startISO, body.meta.minutes]).toEqual([booking.slot.startAt, totals.minutes]);
    expect(await isFree(later(booking.slot, booking.minutes), day, booking.minutes)).toBe(false);
    expect(await broken()).toEqual({});
  });

  test('is freed when the visit gets shorter', async () => {
    const booking = await aBooking();
    const long = await anEdit(booking);
    await putItems(long, [aCarpetItem(shop, 6)]);
    await commit(long);
    const short = await anEdit(booking);
    const totals = await putItems(short, [aCarpetItem(shop, 1)]);
    expect((await commit(short)).body.meta).toEqual({ minutes: totals.minutes, version: 3 });
    expect(await isFree(later(booking.slot, booking.minutes), day, booking.minutes)).toBe(true);
    expect(await broken()).toEqual({});
  });

  test('that another customer has after it is slot.taken with other times, and nothing is changed', async () => {
    const booking = await aBooking();
    await aBooking(day); // right behind it
    const edit = await anEdit(booking);
    const { minutes } = await putItems(edit, [...edit.items, aCarpetItem(shop, 4)]);
    const { status, body } = await commit(edit);
    expect([status, body.code]).toEqual([409, 'slot.taken']);
    expect(body.alternatives.length).toBeGreaterThan(0);
    for (const { startAt, endAt } of body.alternatives) {
      expect(Date.parse(endAt) - Date.parse(startAt)).toBe(minutes * 60_000);
    }
    expect((await showBooking(booking)).body).toMatchObject({ version: 1, endISO: booking.slot.endAt });
    const [chosen] = body.alternatives;
    expect((await holdEdit(booking, edit.cartId, chosen)).status).toBe(201);
    const moved = await commit(edit, { keepTime: false, startISO: chosen.startAt, endISO: chosen.endAt });
    expect(moved.body).toMatchObject({ startISO: chosen.startAt, meta: { version: 2 } });
    expect(await isFree(booking.slot, day, booking.minutes)).toBe(true);
    expect(await broken()).toEqual({});
  });

  test('past closing is slot.taken too, while a start inside the notice is kept', async () => {
    const onDay = nextDay();
    const minutes = (await aBooking()).minutes;
    const last = await slotAt(onDay, minutes, -1);
    const booking = await aBooking();
    await move(booking, last);
    const edit = await anEdit({ ...booking, slot: last });
    await putItems(edit, [...edit.items, aCarpetItem(shop, 4)]);
    expect((await commit(edit)).body.code).toBe('slot.taken');
    const near = await aBooking();
    await rowsOf(api, 'update agendas set notice_min = 80 * 1440');
    const grown = await anEdit(near);
    await putItems(grown, [...grown.items, aCarpetItem(shop, 4)]);
    const answer = await commit(grown);
    await rowsOf(api, 'update agendas set notice_min = 120');
    expect(answer.status).toBe(200);
  });

  test('can be another one that overlaps its own, held as long as the cart needs', async () => {
    const booking = await aBooking();
    const edit = await anEdit(booking);
    const { minutes } = await putItems(edit, [...edit.items, aCarpetItem(shop, 2)]);
    const start = later(booking.slot, 30);
    const longer = { ...start, endAt: later({ ...start, endAt: start.startAt }, minutes).endAt };
    expect((await holdEdit(booking, edit.cartId, start)).body.code).toBe('slot.invalid');
    const held = await holdEdit(booking, edit.cartId, longer);
    expect([held.status, await broken()]).toEqual([201, {}]);
    const lockId = held.body.id;
    const { body } = await commit(edit, {
      keepTime: false,
      startISO: longer.startAt,
      endISO: longer.endAt,
      lockId,
    });
    expect([body.startISO, body.endISO]).toEqual([longer.startAt, longer.endAt]);
    expect(
      await rowsOf(api, `select 1 from claims where state = 'held' and owner_id = $1`, [booking.id]),
    ).toEqual([]);
    expect(await broken()).toEqual({});
  });

  test('a hold beside a booking needs the link of that booking and its clone', async () => {
    const [booking, other] = [await aBooking(), await aBooking()];
    const edit = await anEdit(booking);
    const slot = await slotAt(day, booking.minutes, -1);
    expect((await holdEdit({ ...booking, sig: other.sig }, edit.cartId, slot)).status).toBe(401);
    expect((await holdEdit(other, edit.cartId, slot)).body.code).toBe('cart.closed');
  });

  test('has one claim whatever happens at once: edited, moved and cancelled together, four times', async () => {
    for (let round = 0; round < 4; round++) {
      const booking = await aBooking(nextDay());
      const edit = await anEdit(booking);
      await putItems(edit, [...edit.items, aCarpetItem(shop, 2)]);
      const target = await slotAt(nextDay(), booking.minutes, 3);
      const answers = await Promise.all([
        commit(edit),
        move(booking, target),
        ...(round % 2 === 0 ? [cancelBooking(booking)] : []),
      ]);
      expect(answers.every(({ status }) => status < 500)).toBe(true);
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      expect(await broken()).toEqual({});
    }
  });
});
