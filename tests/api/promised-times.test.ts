import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { saved, week } from '../support/agenda.ts';
import { aBooking, broken, holdFor, later, move, showBooking, slotAt } from '../support/booking.ts';
import { beginWithOneCrew, crewOf, withCrews } from '../support/crews.ts';
import { anEdit, commit, putItems } from '../support/edit.ts';
import { aCartAndSlot, api, day, hold, nextDay, openShop, shop } from '../support/open-shop.ts';
import { aCarpetItem, asOwner, book, bookingBody, movedBy, rowsOf } from '../support/shop.ts';
import { blocked, changed, placed } from '../support/staff.ts';

openShop();
beginWithOneCrew();
afterEach(() => saved(week()));

const closing = ({ startAt, endAt }: { startAt: string; endAt: string }) =>
  blocked({ startISO: startAt, endISO: endAt, reason: 'Panne' });

test('a visit becomes one of two holds that its customer has for the time, and leaves nothing behind', async () => {
  await withCrews('Équipe 2');
  const { cartId, slot } = await aCartAndSlot();
  const alone = await hold(slot);
  expect((await hold(slot, { cartId })).status).toBe(201);
  const made = await book(api, bookingBody(cartId, slot, { lockId: alone.body.id }));
  expect(made.status).toBe(201);
  const booked = `select id from claims where state = 'booked'`;
  expect(await rowsOf(api, booked)).toHaveLength(1);
  expect(await broken()).toEqual({});
});

test('hours that change while a time is being taken are those by which it is taken', async () => {
  const slot = await slotAt(day, 60, 0);
  await asOwner(api.ownerUrl, async (owner) => {
    await owner.query('begin');
    await owner.query(
      `insert into agenda_days (tenant_id, resource_id, day) select tenant_id, resource_id, $1 from agendas
        on conflict (tenant_id, resource_id, day) do update set revision = agenda_days.revision + 1`,
      [day],
    );
    const asked = hold(slot);
    await sleep(300); // it has read the hours and waits for the day
    await owner.query(`update agendas set hours = '{}', version = version + 1`);
    await owner.query('commit');
    expect([409, 422]).toContain((await asked).status);
  });
  expect(await rowsOf(api, 'select id from claims')).toEqual([]);
});

test('a smaller buffer than that of a hold lets no visit of its crew run into the next one', async () => {
  const [, two] = await withCrews('Équipe 2');
  await saved(week({ bufferMinutesBetweenBookings: 60 }));
  const { cartId, slot } = await aCartAndSlot();
  const last = await aBooking(nextDay());
  expect((await changed(last, { crewId: two?.id, anyCrew: true })).status).toBe(200);
  await rowsOf(api, `update bookings set ${movedBy('starts_at, ends_at', '-30 days')} where id = $1`, [
    last.id,
  ]);
  expect((await hold(slot, { cartId })).status).toBe(201);
  const next = { startAt: slot.endAt, endAt: later(slot, 60).endAt };
  const other = await aCartAndSlot();
  expect((await placed(other.cartId, next, { crewId: two?.id })).status).toBe(201);
  await saved(week());
  const made = await book(api, bookingBody(cartId, slot, { email: last.email }));
  expect(made.status).toBe(201);
  expect(await broken()).not.toHaveProperty('two live claims overlap');
});

test('the time that a customer holds for a move is theirs, whatever is closed over it since', async () => {
  const booking = await aBooking();
  const wanted = await slotAt(day, booking.minutes, 4);
  expect((await holdFor(booking, wanted)).status).toBe(201);
  expect((await closing(wanted)).status).toBe(201);
  expect((await move(booking, wanted)).status).toBe(200);
  expect(await broken()).not.toHaveProperty('two live claims overlap');
});

test('and what nobody held is closed with it', async () => {
  const booking = await aBooking();
  const wanted = await slotAt(day, booking.minutes, 4);
  await closing(wanted);
  expect((await move(booking, wanted)).body.code).toBe('slot.taken');
});

test('a visit that a block lies over can get shorter where it is', async () => {
  const booking = await aBooking();
  const long = await anEdit(booking);
  await putItems(long, [aCarpetItem(shop, 6)]);
  expect((await commit(long)).status).toBe(200);
  const { startISO, endISO } = (await showBooking(booking)).body;
  expect((await closing({ startAt: startISO, endAt: endISO })).status).toBe(201);
  const short = await anEdit(booking);
  await putItems(short, [aCarpetItem(shop, 1)]);
  expect((await commit(short)).body.startISO).toBe(startISO);
  expect(await broken()).toEqual({});
});

test('a visit that staff give to another crew takes the hold along that leaned on it', async () => {
  const [one, two] = await withCrews('Équipe 2');
  const booking = await aBooking();
  expect(await crewOf(booking)).toBe(one?.id);
  expect((await holdFor(booking, later(booking.slot, 30))).status).toBe(201);
  expect((await changed(booking, { crewId: two?.id })).status).toBe(200);
  expect(await broken()).toEqual({});
  expect(await rowsOf(api, `select id from claims where state = 'held'`)).toEqual([]);
});
