/** The way between two visits of a crew: what is offered, held and booked because of it, and what staff may overrule. */
import { afterEach, describe, expect, test } from 'vitest';
import { travelMinOf } from '#shared/booking/travel-min.ts';
import { saved, show, week } from '../support/agenda.ts';
import { aBooking, broken, later, slotAt } from '../support/booking.ts';
import { beginWithOneCrew, crewOf, freeFor, taught, withCrews } from '../support/crews.ts';
import { anEdit, commit } from '../support/edit.ts';
import { aCartAndSlot, api, day, hold, nextDay, openShop, shop, staff } from '../support/open-shop.ts';
import { address, aSmallCart, book, bookingBody, linkOf, rowsOf, type TestSlot } from '../support/shop.ts';
import { changed, opened, placed, shifted } from '../support/staff.ts';

openShop();
beginWithOneCrew();
afterEach(async () => {
  await rowsOf(api, `update agendas set travel = 'off', travel_min = 15`);
});

/** The middle of Orlando, and a town two counties away. */
const HERE = '32801';
const AWAY = '33801';
const AWAY_MIN = travelMinOf({ mode: 'estimate', fixedMin: 15 })?.(HERE, AWAY) ?? 0;

const at = (postalCode: string) => ({ address: { ...address, postalCode } });
const ways = (mode: string, fixedMin = 15) => saved(week({ travel: { mode, fixedMin } }));
const hoursFrom = (slots: readonly TestSlot[]) => slots.map(({ startAt }) => startAt);

async function bookIn(postalCode: string, slot: TestSlot) {
  const { cartId } = await aSmallCart(api, shop);
  return book(api, bookingBody(cartId, slot, at(postalCode)));
}

/** A visit in the middle of the day, and the slot that begins `min` after its end. */
async function aVisitHere() {
  const { minutes } = await aCartAndSlot();
  const slot = await slotAt(day, minutes, 8);
  const made = await bookIn(HERE, slot);
  expect(made.status).toBe(201);
  const following = (min: number): TestSlot => later(slot, minutes + min);
  return { minutes, slot, made: { ...made.body, ...linkOf(made.body.manageUrl) }, following };
}

describe('how a company reckons the way', () => {
  test('is told and kept: none to begin with, and the minutes stay while another way is chosen', async () => {
    expect((await show()).travel).toEqual({ mode: 'off', fixedMin: 15 });
    const { version, travel } = await ways('fixed', 25);
    expect(travel).toEqual({ mode: 'fixed', fixedMin: 25 });
    expect((await ways('fixed', 25)).version).toBe(version);
    expect((await saved(week({ bufferMinutesBetweenBookings: 5 }))).travel).toEqual(travel);
    expect((await ways('estimate', 25)).travel).toEqual({ mode: 'estimate', fixedMin: 25 });
    await saved(week());
  });

  test.each([
    [{ mode: 'fixed', fixedMin: 0 }, 'travel.fixedMin'],
    [{ mode: 'fixed', fixedMin: 12 }, 'travel.fixedMin'],
    [{ mode: 'fixed', fixedMin: 245 }, 'travel.fixedMin'],
    [{ mode: 'crow', fixedMin: 15 }, 'travel.mode'],
  ])('is refused %j by its field', async (travel, field) => {
    const { status, body } = await staff.put('/admin/schedule', week({ travel } as object));
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'request.invalid', [field]]);
  });
});

describe('what is offered', () => {
  test('[AG63] fixed minutes are kept free around every visit, wherever it is', async () => {
    const { slot, following, minutes } = await aVisitHere();
    await ways('fixed', 45);
    for (const query of [`minutes=${minutes}`, `minutes=${minutes}&zip=${HERE}`]) {
      const free = hoursFrom(await freeFor(query));
      for (const min of [-30, -15, 0, 15, 30]) {
        const start = min < 0 ? later(slot, min - minutes) : following(min);
        expect(free).not.toContain(start.startAt);
      }
      expect(free.filter((start) => start > slot.startAt)[0]).toBe(
        later(slot, Math.ceil((minutes + 45) / 30) * 30).startAt,
      );
    }
  });

  test('[AG62] [AG63] an estimate asks for the way between the two places, and for none while one is not known', async () => {
    const { slot, minutes } = await aVisitHere();
    await ways('estimate');
    expect(AWAY_MIN).toBeGreaterThan(30);
    const firstAfter = async (zip: string) => {
      const free = await freeFor(`minutes=${minutes}${zip && `&zip=${zip}`}`);
      const [next] = hoursFrom(free).filter((start) => start > slot.startAt);
      return (Date.parse(next ?? '') - Date.parse(slot.endAt)) / 60_000;
    };
    expect(await firstAfter('')).toBeLessThan(30);
    // Also within one ZIP area there is some way.
    expect(await firstAfter(HERE)).toBe(30);
    const gap = await firstAfter(AWAY);
    expect(gap).toBeGreaterThanOrEqual(AWAY_MIN);
    expect(gap).toBeLessThan(AWAY_MIN + 30);
    const days = await api.get(`/slots/days?from=${day}&to=${day}&minutes=${minutes}&zip=${AWAY}`);
    expect(days.body[0].available).toBe((await freeFor(`minutes=${minutes}&zip=${AWAY}`)).length);
  });

  test('the hours that staff try out know the way too', async () => {
    const { slot } = await aVisitHere();
    await ways('estimate');
    const { taken } = (await staff.get(`/admin/schedule/taken?from=${day}&to=${day}`)).body;
    const visit = ({ startAt }: { startAt: string }) => startAt === slot.startAt;
    expect(taken.find(visit)).toMatchObject({ leftAt: slot.endAt, zips: [HERE] });
    await ways('off');
    const { body } = await staff.get(`/admin/schedule/taken?from=${day}&to=${day}`);
    expect(body.taken.find(visit)).toMatchObject({ leftAt: slot.endAt });
  });
});

describe('a hold', () => {
  test('[AG64] is refused with other times where the way does not fit, and is had without an address', async () => {
    const { following, minutes } = await aVisitHere();
    await ways('estimate');
    const next = following(0);
    const refused = await hold(next, { zip: AWAY });
    expect([refused.status, refused.body.code]).toEqual([409, 'slot.taken']);
    const free = hoursFrom(await freeFor(`minutes=${minutes}&zip=${AWAY}`));
    for (const { startAt } of refused.body.alternatives.filter((one: TestSlot) =>
      one.startAt.startsWith(day),
    ))
      expect(free).toContain(startAt);
    expect((await hold(next)).status).toBe(201);
  });

  test('[AG64] made before the address was known goes to the crew that has time for the way', async () => {
    const [one, two] = await withCrews('Équipe 2');
    const visit = await aVisitHere();
    expect(await crewOf(visit.made)).toBe(one?.id);
    // The other one has all the work, so that the first would be chosen.
    await placed((await aSmallCart(api, shop)).cartId, later(visit.slot, -180), { crewId: two?.id });
    await placed((await aSmallCart(api, shop)).cartId, later(visit.slot, -120), { crewId: two?.id });
    await ways('estimate');
    const { cartId } = await aSmallCart(api, shop);
    const held = await hold(visit.following(0), { cartId });
    expect(held.status).toBe(201);
    const crewOfHold = () =>
      rowsOf<{ id: string }>(api, `select resource_id as id from claims where id = $1`, [held.body.id]);
    expect(await crewOfHold()).toEqual([{ id: one?.id }]);
    const made = await book(
      api,
      bookingBody(cartId, visit.following(0), {
        ...at(AWAY),
        lockId: held.body.id,
        email: 'eve@sabal-mail.com',
      }),
    );
    expect([made.status, await crewOf(made.body)]).toEqual([201, two?.id]);
    expect(await broken()).toEqual({});
  });

  test('[AG64] with no crew that has the time is refused at the booking, with times that have it, and stays', async () => {
    const { following, minutes } = await aVisitHere();
    await ways('estimate');
    const { cartId } = await aSmallCart(api, shop);
    const next = following(30);
    const held = await hold(next, { cartId });
    const refused = await book(api, bookingBody(cartId, next, { ...at(AWAY), lockId: held.body.id }));
    expect([refused.status, refused.body.code]).toEqual([409, 'slot.taken']);
    const free = hoursFrom(await freeFor(`minutes=${minutes}&zip=${AWAY}`));
    expect(free).toContain(refused.body.alternatives[0].startAt);
    expect(await rowsOf(api, 'select id from claims where id = $1', [held.body.id])).toHaveLength(1);
    const made = await book(api, bookingBody(cartId, next, { ...at(HERE), lockId: held.body.id }));
    expect(made.status).toBe(201);
    expect(await broken()).toEqual({});
  });
});

describe('who comes', () => {
  test('[AG65] the crew with the shortest detour, though it has more to do, and history says so', async () => {
    const [one, two] = await withCrews('Équipe 2');
    const { minutes } = await aCartAndSlot();
    const early = await slotAt(day, minutes, 0);
    const noon = await slotAt(day, minutes, 8);
    await ways('estimate');
    const there = (slot: TestSlot, crewId: string | undefined, zip: string) =>
      aSmallCart(api, shop).then(({ cartId }) => placed(cartId, slot, { crewId, ...at(zip) }));
    await there(early, one?.id, HERE);
    await there(early, two?.id, AWAY);
    await there(later(early, minutes), two?.id, AWAY);
    const { cartId } = await aSmallCart(api, shop);
    const made = await book(api, bookingBody(cartId, noon, { ...at(AWAY), email: 'new@sabal-mail.com' }));
    expect([made.status, await crewOf(made.body)]).toEqual([201, two?.id]);
    expect((await opened(made.body)).body.history.at(-1).crew).toEqual({ to: 'Équipe 2', why: 'detour' });
  });

  test('[AG65] the base of a crew counts at both ends of its day', async () => {
    const [, two] = await withCrews('Équipe 2');
    await taught(two, { baseZip: AWAY });
    const [one] = await withCrews();
    await taught(one, { baseZip: HERE });
    await ways('estimate');
    const { minutes } = await aCartAndSlot();
    const made = await bookIn(AWAY, await slotAt(day, minutes, 4));
    expect(await crewOf(made.body)).toBe(two?.id);
  });
});

describe('a visit that is changed', () => {
  test('[AG64] keeps its time where the new address leaves the way, and is refused as it was where it does not', async () => {
    const { following, made } = await aVisitHere();
    const second = await bookIn(HERE, following(30));
    expect(second.status).toBe(201);
    await ways('estimate');
    const booking = { ...made, slot: { startAt: made.startISO, endAt: made.endISO, available: true } };
    const edit = await anEdit(booking);
    const far = await commit(edit, at(AWAY));
    expect([far.status, far.body.code]).toEqual([409, 'slot.taken']);
    expect(far.body.alternatives.length).toBeGreaterThan(0);
    expect((await opened(booking)).body.row.postalCode ?? HERE).toBe(HERE);
    const near = await commit(edit, at('32803'));
    expect(near.status).toBe(200);
    expect(await rowsOf(api, 'select zips from claims where owner_id = $1', [made.id])).toEqual([
      { zips: ['32803'] },
    ]);
  });

  test('[AG64] goes to the crew that has time for the way, and history says why', async () => {
    const [one, two] = await withCrews('Équipe 2');
    const { following, made } = await aVisitHere();
    await placed((await aSmallCart(api, shop)).cartId, following(0), { crewId: one?.id });
    await ways('estimate');
    const booking = { ...made, slot: { startAt: made.startISO, endAt: made.endISO, available: true } };
    const moved = await commit(await anEdit(booking), at(AWAY));
    expect([moved.status, await crewOf(made)]).toEqual([200, two?.id]);
    expect((await opened(made)).body.history.at(-1)).toMatchObject({
      kind: 'booking.updated',
      crew: { from: 'Équipe 1', to: 'Équipe 2', why: 'travel' },
    });
    expect(await broken()).toEqual({});
  });

  test('is made shorter whatever the ways are by now', async () => {
    const booking = await aBooking();
    await bookIn(AWAY, later(booking.slot, booking.minutes));
    await ways('estimate');
    expect((await commit(await anEdit(booking))).status).toBe(200);
  });
});

describe('staff', () => {
  test('[AG50] [AG64] are told that the way is too long, and may say so all the same', async () => {
    const { following, slot } = await aVisitHere();
    await ways('estimate');
    const { cartId } = await aSmallCart(api, shop);
    const refused = await placed(cartId, following(0), at(AWAY));
    expect([refused.status, refused.body.code, refused.body.why]).toEqual([409, 'crew.unfit', ['travel']]);
    const made = await placed(cartId, following(0), { ...at(AWAY), anyCrew: true });
    expect(made.status).toBe(201);
    const moved = await shifted(made.body.row, later(slot, -30 - 60), {});
    expect([moved.status, moved.body.code, moved.body.why]).toEqual([409, 'crew.unfit', ['travel']]);
  });

  test('[AG61] [AG64] give a visit to a crew that has no time for the way only when they say so', async () => {
    const [, two] = await withCrews('Équipe 2');
    const { following, made } = await aVisitHere();
    const other = await placed((await aSmallCart(api, shop)).cartId, following(0), {
      crewId: two?.id,
      ...at(AWAY),
    });
    expect(other.status).toBe(201);
    await ways('estimate');
    const refused = await changed(made, { crewId: two?.id });
    expect([refused.status, refused.body.code, refused.body.why]).toEqual([409, 'crew.unfit', ['travel']]);
    expect((await changed(made, { crewId: two?.id, anyCrew: true })).status).toBe(200);
    expect(await crewOf(made)).toBe(two?.id);
    expect(await broken()).toEqual({});
  });

  test('[AG64] put an address right without a refusal, and what comes after reckons with it', async () => {
    const { following, made, minutes } = await aVisitHere();
    await ways('estimate');
    const free = async () => hoursFrom(await freeFor(`minutes=${minutes}&zip=${HERE}`));
    const { startAt } = following(30);
    expect(await free()).toContain(startAt);
    const { line1, city, region } = address;
    const fixed = await changed(made, { address: { line1, city, region, postalCode: AWAY } });
    expect(fixed.status).toBe(200);
    expect(await free()).not.toContain(startAt);
  });
});

test('[AG64] of two bookings at once that leave no time for the way, one is made', async () => {
  for (let round = 0; round < 8; round++) {
    const onDay = round === 0 ? day : nextDay();
    const carts = await Promise.all([aSmallCart(api, shop), aSmallCart(api, shop)]);
    const slot = await slotAt(onDay, carts[0].minutes, 4);
    if (round === 0) await ways('estimate');
    const second = later(slot, carts[0].minutes);
    const answers = await Promise.all([
      book(api, bookingBody(carts[0].cartId, slot, at(HERE))),
      book(api, bookingBody(carts[1].cartId, second, at(AWAY))),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  }
  expect(await broken()).toEqual({});
});

test('[AG64] of two holds that become bookings at once and leave no time for the way, one does', async () => {
  for (let round = 0; round < 8; round++) {
    const onDay = round === 0 ? day : nextDay();
    const carts = await Promise.all([aSmallCart(api, shop), aSmallCart(api, shop)]);
    const slot = await slotAt(onDay, carts[0].minutes, 4);
    if (round === 0) await ways('estimate');
    const times = [slot, later(slot, carts[0].minutes)] as const;
    const held = await Promise.all(
      carts.map(({ cartId }, index) => hold(times[index === 0 ? 0 : 1], { cartId })),
    );
    expect(held.map(({ status }) => status)).toEqual([201, 201]);
    const answers = await Promise.all(
      carts.map(({ cartId }, index) =>
        book(
          api,
          bookingBody(cartId, times[index === 0 ? 0 : 1], {
            ...at(index === 0 ? HERE : AWAY),
            lockId: held[index]?.body.id,
          }),
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  }
  expect(await broken()).toEqual({});
});
