import { describe, expect, test } from 'vitest';
import { dayBounds } from '#shared/agenda/local-day.ts';
import type { Day } from '#shared/kernel/day.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { aBooking, broken, cancelBooking, isFree, later, showBooking, slotAt } from '../support/booking.ts';
import { api, day, hold, nextDay, openShop, shop } from '../support/open-shop.ts';
import { aCarpetItem, book, bookingBody, fillCart, freeSlot, rowsOf, slotsOn } from '../support/shop.ts';
import { blocked, blocksIn, reblocked, unblocked } from '../support/staff.ts';

openShop();

const ZONE = 'America/New_York';
const dayAfter = (onDay: string, days = 1) =>
  new Date(Date.parse(`${onDay}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const hoursOf = ({ startISO, endISO }: { startISO: string; endISO: string }) =>
  (Date.parse(endISO) - Date.parse(startISO)) / 3_600_000;
const revisionOf = async (onDay: string) =>
  (await rowsOf<{ n: number }>(api, 'select revision::int as n from agenda_days where day = $1', [onDay]))[0]
    ?.n ?? 0;

describe('a block', () => {
  test('closes its time to customers at once and opens it again when it goes', async () => {
    const slot = await freeSlot(api, day, 60);
    const before = await revisionOf(day);
    const { status, body } = await blocked({
      startISO: slot.startAt,
      endISO: slot.endAt,
      reason: ' Garage ',
    });
    expect(status).toBe(201);
    expect(body.block).toMatchObject({
      startISO: slot.startAt,
      endISO: slot.endAt,
      allDay: false,
      reason: 'Garage',
    });
    expect(body.block.createdBy).not.toBe('');
    expect(body.bookings).toEqual([]);
    expect(await isFree(slot, day, 60)).toBe(false);
    expect(await revisionOf(day)).toBe(before + 1);
    expect((await hold(slot)).body.code).toBe('slot.taken');
    expect((await blocksIn(day, dayAfter(day))).body.blocks).toEqual([body.block]);
    expect((await unblocked(body.block.id)).status).toBe(204);
    expect((await unblocked(body.block.id)).status).toBe(204);
    expect((await unblocked(crypto.randomUUID())).status).toBe(204);
    expect(await isFree(slot, day, 60)).toBe(true);
    expect(await revisionOf(day)).toBe(before + 2);
    expect((await blocksIn(day, dayAfter(day))).body.blocks).toEqual([]);
  });

  test.each([
    ['an ordinary day', '2027-01-12', '-05:00', 24],
    ['the day on which the clocks go forward', '2027-03-14', '-05:00', 23],
    ['the day on which they go back', '2026-11-29', '-05:00', 24],
    ['the long one', '2027-11-07', '-04:00', 25],
  ])('of whole days is widened from midnight to midnight: %s', async (_what, on, offset, hours) => {
    const at = (time: string) => `${on}T${time}:00${offset}`;
    const { block } = (await blocked({ startISO: at('00:30'), endISO: at('00:45'), allDay: true })).body;
    expect([block.allDay, hoursOf(block), block.startISO]).toEqual([
      true,
      hours,
      new Date(at('00:00')).toISOString(),
    ]);
    expect((await blocksIn(on, dayAfter(on))).body.blocks).toEqual([block]);
    expect((await blocksIn(dayAfter(on), dayAfter(on, 2))).body.blocks).toEqual([]);
    expect((await blocksIn(dayAfter(on, -1), on)).body.blocks).toEqual([]);
    await unblocked(block.id);
  });

  test('of whole days that ends at midnight does not take the next day, and one moment is its day', async () => {
    const { endsAt } = dayBounds(day as Day, ZONE); // a real date
    const body = { startISO: `${day}T14:00:00Z`, endISO: formatInstant(endsAt), allDay: true };
    const { block } = (await blocked(body)).body;
    expect(hoursOf(block)).toBe(24);
    await unblocked(block.id);
    const moment = (await blocked({ ...body, endISO: body.startISO })).body.block;
    expect([moment.startISO, moment.endISO]).toEqual([block.startISO, block.endISO]);
    expect((await slotsOn(api, day)).filter(({ available }) => available)).toEqual([]);
    await unblocked(moment.id);
  });

  test('names the visits in it, which stay as they are', async () => {
    const [booking, other] = [await aBooking(), await aBooking()];
    await cancelBooking(other);
    const { body } = await blocked({
      startISO: booking.slot.startAt,
      endISO: other.slot.endAt,
      allDay: true,
    });
    expect(body.bookings.map(({ id }: { id: string }) => id)).toEqual([booking.id]);
    expect((await showBooking(booking)).body).toMatchObject({ status: 'CONFIRMED', version: 1 });
    await unblocked(body.block.id);
    expect(await broken()).toEqual({});
  });

  test('leaves a hold that was there to the customer who has it', async () => {
    const cartId = await fillCart(api, [aCarpetItem(shop, 1)]);
    const { minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
    const slot = await freeSlot(api, day, minutes);
    const { id: lockId } = (await hold(slot, { cartId })).body;
    const { block } = (await blocked({ startISO: slot.startAt, endISO: slot.endAt, allDay: true })).body;
    expect((await book(api, bookingBody(cartId, slot, { lockId }))).status).toBe(201);
    await unblocked(block.id);
    expect(await broken()).toEqual({});
  });

  test('D508: is one, however often it is asked for under its id, and another where it has moved on', async () => {
    const on = nextDay();
    const [slot, other] = [await slotAt(on, 60, 0), await slotAt(nextDay(), 60, 0)];
    const wish = { id: crypto.randomUUID(), startISO: slot.startAt, endISO: slot.endAt };
    const answers = await Promise.all([blocked(wish), blocked(wish)]);
    const again = await blocked({ ...wish, reason: 'Garage' });
    const told = [...answers, again].map(({ status, body }) => [status, body.block.id]);
    expect(told).toEqual([1, 2, 3].map(() => [201, wish.id]));
    const listed = async () =>
      (await blocksIn(on, dayAfter(on))).body.blocks.map(({ id }: { id: string }) => id);
    expect(await listed()).toEqual([wish.id]);
    await reblocked(wish.id, { startISO: other.startAt, endISO: other.endAt });
    const anew = (await blocked(wish)).body.block;
    expect(anew).toMatchObject({ startISO: wish.startISO, endISO: wish.endISO });
    expect(await listed()).toEqual([anew.id]);
    await Promise.all([wish.id, anew.id].map(unblocked));
    expect((await blocked(wish)).body.block.id).toBe(wish.id);
    await unblocked(wish.id);
  });

  test('is changed: another time and reason, both days told, who made it stays', async () => {
    const other = nextDay();
    const slot = await freeSlot(api, day, 60);
    const { block } = (await blocked({ startISO: slot.startAt, endISO: slot.endAt })).body;
    const [one, two] = [await revisionOf(day), await revisionOf(other)];
    const target = await freeSlot(api, other, 60);
    const { status, body } = await reblocked(block.id, {
      startISO: target.startAt,
      endISO: target.endAt,
      reason: 'Congé',
    });
    expect(status).toBe(200);
    const changed = { startISO: target.startAt, endISO: target.endAt, reason: 'Congé', version: 2 };
    expect(body.block).toEqual({ ...block, ...changed });
    expect([await isFree(slot, day, 60), await isFree(target, other, 60)]).toEqual([true, false]);
    expect([await revisionOf(day), await revisionOf(other)]).toEqual([one + 1, two + 1]);
    const gone = await reblocked(crypto.randomUUID(), { startISO: target.startAt, endISO: target.endAt });
    expect([gone.status, gone.body.code]).toEqual([404, 'block.not_found']);
    await unblocked(block.id);
  });

  test.each([
    ['ends before it starts', '2027-01-12T10:00:00Z', '2027-01-12T09:00:00Z', { endISO: 'invalid' }],
    ['lasts no time', '2027-01-12T10:00:00Z', '2027-01-12T10:00:00Z', { endISO: 'invalid' }],
    ['is longer than a year', '2027-01-12T10:00:00Z', '2028-01-15T10:00:00Z', { endISO: 'too_large' }],
    [
      'is beyond all plans',
      '9999-12-31T10:00:00-14:00',
      '9999-12-31T11:00:00-14:00',
      { startISO: 'invalid' },
    ],
  ])('that %s is refused', async (_what, startISO, endISO, fields) => {
    const { status, body } = await blocked({ startISO, endISO });
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test('of a whole year is taken, with every day of it told', async () => {
    const { status, body } = await blocked({
      startISO: '2028-02-01T12:00:00Z',
      endISO: '2029-01-31T12:00:00Z',
      allDay: true,
      reason: '',
    });
    expect([status, body.block.reason]).toEqual([201, null]);
    const [{ n } = { n: 0 }] = await rowsOf<{ n: number }>(
      api,
      `select count(*)::int as n from agenda_days where day between '2028-02-01' and '2029-01-31'`,
    );
    expect(n).toBe(366);
    await unblocked(body.block.id);
  });

  test('and its reason are nothing for those without the key', async () => {
    expect((await api.get(`/admin/blocks?from=${day}&to=${dayAfter(day)}`)).body.code).toBe('admin.denied');
    expect((await blocksIn('x', day)).body.fields).toEqual({ from: 'invalid' });
    expect((await blocksIn(day, '2026-01-01')).body.fields).toEqual({ to: 'invalid' });
  });
});

test('D509: of two who change a block that both saw, the second is told what the first made of it', async () => {
  const [slot, one, two] = await Promise.all(
    [nextDay(), nextDay(), nextDay()].map((on) => slotAt(on, 60, 0)),
  );
  const times = (at = slot) => ({ startISO: at?.startAt, endISO: at?.endAt });
  const { block } = (await blocked(times())).body;
  const seen = { expectedVersion: block.version };
  const first = await reblocked(block.id, { ...times(one), reason: 'Congé', ...seen });
  expect([first.status, first.body.block.version]).toEqual([200, block.version + 1]);
  const second = await reblocked(block.id, { ...times(two), ...seen });
  expect([second.status, second.body.code]).toEqual([409, 'block.changed']);
  expect(second.body.block).toEqual(first.body.block);
  // As after an answer that was lost.
  const again = await reblocked(block.id, { ...times(one), reason: 'Congé', ...seen });
  expect([again.status, again.body]).toEqual([200, first.body]);
  const over = await reblocked(block.id, { ...times(two), expectedVersion: first.body.block.version });
  expect(over.body.block).toMatchObject(times(two));
  await unblocked(block.id);
});

test('of two who move a block at once the second frees the day that the first had put it on', async () => {
  const [from, one, two] = [nextDay(), nextDay(), nextDay()];
  const times = await Promise.all([from, one, two].map((on) => slotAt(on, 60, 0)));
  const [first, ...others] = times.map(({ startAt, endAt }) => ({ startISO: startAt, endISO: endAt }));
  for (let round = 0; round < 5; round++) {
    const { block } = (await blocked(first ?? {})).body;
    const before = (await revisionOf(one)) + (await revisionOf(two));
    const answers = await Promise.all(others.map((body) => reblocked(block.id, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // Put on one and taken from it, then on the other: three, where both only know of the day it came from two.
    expect((await revisionOf(one)) + (await revisionOf(two)) - before).toBe(3);
    await unblocked(block.id);
  }
});

test('a block and the hold of a customer at the same moment: closed or held, never a hold that began after', async () => {
  for (let round = 0; round < 8; round++) {
    const on = nextDay();
    const slot = await slotAt(on, 60, 0);
    const [held, { body }] = await Promise.all([
      hold(slot),
      blocked({ startISO: slot.startAt, endISO: slot.endAt }),
    ]);
    expect([201, 409]).toContain(held.status);
    expect(await isFree(slot, on, 60)).toBe(false);
    expect((await hold(later(slot, 0))).status).toBe(409);
    await unblocked(body.block.id);
  }
  expect(await broken()).toEqual({});
});
