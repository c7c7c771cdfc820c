/** Several crews on the same promise: what they add, who comes, and that none is booked twice. */
import { describe, expect, test } from 'vitest';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { agendaValues, readAgenda } from '../../server/db/repos/agenda/agenda.ts';
import type { Answer } from '../support/api.ts';
import { aBooking, atNight, broken, holdFor, isFree, move, slotAt } from '../support/booking.ts';
import { beginWithOneCrew, bookAt, crewOf, taught, withCrews } from '../support/crews.ts';
import { anEdit, commit, putItems } from '../support/edit.ts';
import { aCartAndSlot, api, day, hold, nextDay, openShop, shop } from '../support/open-shop.ts';
import { planOf } from '../support/plan-of.ts';
import {
  aCarpetItem,
  aSmallCart,
  freeSlot,
  linkOf,
  rowsOf,
  slotsOn,
  type TestSlot,
} from '../support/shop.ts';
import { blocked, changed, deleted, listed, opened, placed, restored, shifted } from '../support/staff.ts';
import { countStatements } from '../support/statement-count.ts';

openShop();
beginWithOneCrew();

describe('one time of several crews', () => {
  test('[AG41] is booked as often as there are crews, and each visit says who comes', async () => {
    const crews = await withCrews('Équipe 2', 'Équipe 3');
    const { slot, minutes } = await aCartAndSlot();
    const booked = [await bookAt(slot), await bookAt(slot), await bookAt(slot)];
    expect(booked.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await isFree(slot, day, minutes)).toBe(false);
    const refused = await bookAt(slot);
    expect([refused.status, refused.body.code]).toEqual([409, 'slot.taken']);
    expect(refused.body.alternatives.length).toBeGreaterThan(0);
    const who = await Promise.all(booked.map(({ body }) => crewOf(body)));
    expect(new Set(who)).toEqual(new Set(crews.map(({ id }) => id)));
    const [, two] = crews;
    const ofTwo = (await listed({ crew: two?.id ?? '' })).body;
    expect(ofTwo.bookings.map(({ crew }: { crew: object }) => crew)).toEqual([
      { id: two?.id, name: 'Équipe 2', color: 'green' },
    ]);
    expect(await broken()).toEqual({});
  });

  test.each([0, 1, 2])(
    '[AG44] asked for by many at once gives as many yeses as crews (%i)',
    async (index) => {
      await withCrews('Équipe 2', 'Équipe 3');
      const slot = await slotAt(day, 60, index * 3);
      const answers = await Promise.all(Array.from({ length: 60 }, () => hold(slot)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
      expect(answers.filter(({ body }) => body.code === 'slot.taken')).toHaveLength(57);
      expect(await broken()).toEqual({});
    },
  );

  test('[AG44] asked for by as many as there are crews is refused to none of them', async () => {
    await withCrews('Équipe 2', 'Équipe 3');
    const slots = (await slotsOn(api, day)).filter((_, index) => index % 2 === 0);
    const answers = await Promise.all(slots.flatMap((slot) => [hold(slot), hold(slot), hold(slot)]));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await broken()).toEqual({});
  });

  test('[AG44] overlapping wishes of two days leave no crew booked twice', async () => {
    await withCrews('Équipe 2', 'Équipe 3');
    const slots = [...(await slotsOn(api, day)), ...(await slotsOn(api, nextDay()))];
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) =>
        heldInTheEnd(slots[(index * 7) % slots.length] ?? { startAt: '', endAt: '', available: false }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await broken()).toEqual({});
  });

  test('[AG43] goes to the crew with the fewest minutes that day', async () => {
    const [one, two] = await withCrews('Équipe 2');
    const early = await bookAt(await slotAt(day, 60, 0));
    const late = await bookAt(await slotAt(day, 60, 10));
    const third = await bookAt(await slotAt(day, 60, 14));
    expect([await crewOf(early.body), await crewOf(late.body), await crewOf(third.body)]).toEqual([
      one?.id,
      two?.id,
      one?.id,
    ]);
  });
});

/** As a device does it: asked again by whom a busy machine had waiting for too long. */
async function heldInTheEnd(slot: TestSlot): Promise<Answer> {
  const answer = await hold(slot);
  return answer.status === 503 ? heldInTheEnd(slot) : answer;
}

describe('a visit that has a crew', () => {
  test('[AG42] keeps it when it moves, and takes another where its own has no time', async () => {
    const [one, two] = await withCrews('Équipe 2');
    const { minutes } = await aSmallCart(api, shop);
    const at = await slotAt(day, minutes, 0);
    const mine = await aBooking();
    expect(await crewOf(mine)).toBe(one?.id);
    await bookAt(at);
    const later = await slotAt(day, minutes, 8);
    expect((await move(mine, later)).status).toBe(200);
    expect(await crewOf(mine)).toBe(one?.id);
    await bookAt(at);
    const full = await move(mine, at);
    expect([full.status, full.body.code]).toEqual([409, 'slot.taken']);
    const closed = await slotAt(day, minutes, -1);
    await blocked({ startISO: closed.startAt, endISO: closed.endAt, crewId: one?.id });
    const held = await holdFor(mine, closed);
    expect(held.status).toBe(201);
    expect((await move(mine, closed, { lockId: held.body.id })).status).toBe(200);
    expect(await crewOf(mine)).toBe(two?.id);
    expect(await broken()).toEqual({});
  });

  test('[AG42] keeps it when it grows, and takes another where the longer visit does not fit', async () => {
    const [one, two] = await withCrews('Équipe 2');
    const booking = await aBooking();
    const grown = async (rooms: number) => {
      const edit = await anEdit(booking);
      await putItems(edit, [aCarpetItem(shop, rooms)]);
      return commit(edit);
    };
    expect((await grown(3)).status).toBe(200);
    expect(await crewOf(booking)).toBe(one?.id);
    const { endISO } = (await opened(booking)).body.row;
    const end = new Date(Date.parse(endISO) + 30 * 60_000).toISOString();
    expect((await blocked({ startISO: endISO, endISO: end, crewId: one?.id })).status).toBe(201);
    expect((await grown(6)).status).toBe(200);
    expect(await crewOf(booking)).toBe(two?.id);
    expect((await blocked({ startISO: endISO, endISO: end, crewId: two?.id })).body.bookings).toHaveLength(1);
    expect(await broken()).toEqual({});
  });

  test('[AG42] goes back to its own crew when it is restored, whatever others have less to do', async () => {
    const [, two] = await withCrews('Équipe 2');
    const { slot, minutes } = await aCartAndSlot();
    const [first, { body: mine }] = [await bookAt(slot), await bookAt(slot)];
    expect(await crewOf(mine)).toBe(two?.id);
    await taught(two, { kinds: ['epoxy'] });
    expect((await deleted([first.body.id, mine.id])).body.failed).toEqual([]);
    expect(await isFree(slot, day, minutes)).toBe(true);
    expect((await restored([mine.id])).body.restored).toEqual([mine.id]);
    expect(await crewOf(mine)).toBe(two?.id);
    expect((await opened(mine)).body.history.at(-1)).not.toHaveProperty('crew');
    expect(await broken()).toEqual({});
  });

  test('[AG42] goes to another crew when its own has the time taken meanwhile, and history says so', async () => {
    const [one, two] = await withCrews('Équipe 2');
    const { slot } = await aCartAndSlot();
    const [first, { body: mine }] = [await bookAt(slot), await bookAt(slot)];
    await deleted([first.body.id, mine.id]);
    await blocked({ startISO: slot.startAt, endISO: slot.endAt, crewId: two?.id });
    expect((await restored([mine.id])).body.restored).toEqual([mine.id]);
    expect(await crewOf(mine)).toBe(one?.id);
    expect((await opened(mine)).body.history.at(-1)).toMatchObject({
      kind: 'booking.restored',
      crew: { from: 'Équipe 2', to: 'Équipe 1', why: 'taken' },
    });
    expect(await broken()).toEqual({});
  });

  test('frees its crew when it is cancelled', async () => {
    await withCrews('Équipe 2');
    const { slot, minutes } = await aCartAndSlot();
    const [, two] = [await bookAt(slot), await bookAt(slot)];
    const { id, email, sig } = linkOf(two.body.manageUrl);
    expect((await api.post(`/bookings/${id}/cancel`, { email, sig })).status).toBe(200);
    expect(await isFree(slot, day, minutes)).toBe(true);
    expect(await crewOf({ id })).toBe(undefined);
    expect(await broken()).toEqual({});
  });

  test('is placed and moved by staff wherever one crew is free, at night too', async () => {
    const crews = await withCrews('Équipe 2');
    const night = atNight(day);
    const answers = [];
    for (let times = 0; times < 3; times += 1) {
      const { cartId } = await aSmallCart(api, shop);
      answers.push(await placed(cartId, night));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 409]);
    expect(answers[2]?.body.code).toBe('slot.taken');
    const who = await Promise.all(answers.slice(0, 2).map(({ body }) => crewOf(body)));
    expect(new Set(who)).toEqual(new Set(crews.map(({ id }) => id)));
    const third = await aBooking();
    expect((await shifted(third, night)).body.code).toBe('slot.taken');
    expect((await changed(third, { staffNotes: 'Clé chez le voisin' })).status).toBe(200);
  });
});

test('[AG19] one revision of a day tells of whichever crew', async () => {
  const revision = async () =>
    (
      await rowsOf<{ n: number }>(
        api,
        `select coalesce(sum(revision), 0)::int as n from agenda_days where day = '${day}'`,
      )
    )[0]?.n ?? 0;
  const before = await revision();
  await withCrews('Équipe 2');
  const opened = await revision();
  expect(opened).toBeGreaterThan(before);
  await hold(await freeSlot(api, day));
  expect(await revision()).toBeGreaterThan(opened);
});

test('the agenda of many crews is read from indexes, and a crew more costs no statement more', async () => {
  await withCrews(...Array.from({ length: 9 }, (_, index) => `Équipe ${index + 2}`));
  await rowsOf(
    api,
    `insert into claims (tenant_id, id, resource_id, state, owner_id, starts_at, ends_at, occupied_until)
    select c.tenant_id, gen_random_uuid(), c.id, 'booked', gen_random_uuid(), at, at + interval '1 hour',
      at + interval '1 hour'
    from crews c, generate_series(now() - interval '500 hours', now() + interval '499 hours', '1 hour') as at
    where at::date <> '${day}'`, // it may be that near, and one of its times is held below
  );
  await rowsOf(api, 'analyze claims, blocks, crews');
  const plan = await planOf(api, readAgenda, agendaValues(api.tenantId, range()));
  expect(plan).toMatch(
    // Citus numbers its parts.
    /Index Only Scan using claims_taken_index(_\d+)? on claims(_\d+)? c\n.*= k\.id\) AND \(starts_at > .* AND \(starts_at < /,
  );
  const slot = await freeSlot(api, day);
  const statements = await countStatements(api, () => hold(slot));
  expect(statements).toEqual(['agenda_read', 'agenda_days_lock', 'claim_way_clear', 'claim_insert']);
});

function range() {
  const startsAt = instantFromMs(Date.parse(`${day}T05:00:00Z`));
  return { startsAt, endsAt: addMinutes(startsAt, 1440) };
}
