/** Several crews on the same promise: what they add, who comes, and that none is booked twice. */

import { afterEach, describe, expect, test } from 'vitest';
import { agendaValues, readAgenda } from '../../server/db/repos/agenda/agenda.ts';
import { crewColors } from '../../shared/agenda/crew-colors.ts';
import { addMinutes, instantFromMs } from '../../shared/kernel/instant.ts';
import {
  aBooking,
  atNight,
  broken,
  cancelBooking,
  holdFor,
  isFree,
  move,
  slotAt,
} from '../support/booking.ts';
import { anEdit, commit, putItems } from '../support/edit.ts';
import { aCartAndSlot, api, day, hold, nextDay, openShop, shop, staff } from '../support/open-shop.ts';
import { planOf } from '../support/plan-of.ts';
import {
  aCarpetItem,
  aSmallCart,
  book,
  bookingBody,
  freeSlot,
  linkOf,
  rowsOf,
  slotsOn,
  type TestSlot,
} from '../support/shop.ts';
import {
  blocked,
  blocksIn,
  changed,
  deleted,
  listed,
  opened,
  placed,
  reblocked,
  restored,
  shifted,
} from '../support/staff.ts';
import { countStatements } from '../support/statement-count.ts';

openShop();

interface Crew {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly position: number;
  readonly active: boolean;
  readonly version: number;
}

const crewsNow = async (): Promise<readonly Crew[]> => (await staff.get('/admin/crews')).body.crews;
const added = (name: string, color = 'green') => staff.post('/admin/crews', { name, color });
const change = (id: string, what: object) => staff.patch(`/admin/crews/${id}`, what);
const removed = (id: string) => staff.delete(`/admin/crews/${id}`);
const first = async (): Promise<Crew> => {
  const [crew] = await crewsNow();
  if (!crew) throw new Error('Expected the first crew');
  return crew;
};

/** The company with exactly these crews beside its first. */
async function withCrews(...names: readonly string[]): Promise<readonly Crew[]> {
  for (const name of names) expect((await added(name)).status).toBe(201);
  return crewsNow();
}

/** Past the API: what a test booked with a crew must not keep the next one from beginning with one. */
afterEach(async () => {
  await rowsOf(api, `update bookings set status = 'CANCELLED', claim_id = null where claim_id is not null`);
  await rowsOf(api, 'delete from claims');
  await rowsOf(api, 'delete from blocks');
  await rowsOf(api, 'delete from crews where id <> (select resource_id from agendas)');
  await rowsOf(api, 'update crews set active = true, position = 0');
});

const crewOf = async (booking: { id: string }) => (await opened(booking)).body.row.crew?.id;

async function bookAt(slot: TestSlot) {
  const { cartId } = await aSmallCart(api, shop);
  return book(api, bookingBody(cartId, slot));
}

describe('the list of crews', () => {
  test('begins with one, which no answer about a visit names', async () => {
    const crews = await crewsNow();
    expect(crews).toEqual([
      expect.objectContaining({ name: 'Équipe 1', color: 'blue', position: 0, active: true, version: 1 }),
    ]);
    const booking = await aBooking();
    expect((await opened(booking)).body.row).not.toHaveProperty('crew');
  });

  test('takes others, renames, colours and orders them', async () => {
    const [one, two, three] = await withCrews('Équipe 2', ' Équipe 3 ');
    expect([two?.name, two?.position, three?.name, three?.position]).toEqual(['Équipe 2', 1, 'Équipe 3', 2]);
    const answer = await change(three?.id ?? '', { name: 'Nord', color: 'violet', position: 0 });
    expect(answer.body).toMatchObject({ name: 'Nord', color: 'violet', position: 0, version: 2 });
    expect((await crewsNow()).map(({ id, position }) => [id, position])).toEqual([
      [three?.id, 0],
      [one?.id, 1],
      [two?.id, 2],
    ]);
  });

  test('a stale change is refused with what it is now', async () => {
    const [, two] = await withCrews('Équipe 2');
    const id = two?.id ?? '';
    expect((await change(id, { name: 'Sud', expectedVersion: 1 })).status).toBe(200);
    const { status, body } = await change(id, { name: 'Est', expectedVersion: 1 });
    expect([status, body.code, body.current.name, body.current.version]).toEqual([
      409,
      'crew.changed',
      'Sud',
      2,
    ]);
    expect((await change(id, { name: 'Sud' })).body.version).toBe(2);
  });

  test('has no name twice, no empty one and no colour of its own', async () => {
    await withCrews('Nord');
    const { status, body } = await added(' nord ');
    expect([status, body.code]).toEqual([422, 'crew.taken']);
    expect((await change((await first()).id, { name: 'NORD' })).body.code).toBe('crew.taken');
    expect((await added('  ')).body.fields).toEqual({ name: 'required' });
    expect((await added('Est', 'mauve')).status).toBe(400);
    expect((await change(crypto.randomUUID(), { name: 'Est' })).body.code).toBe('crew.not_found');
  });

  test('holds twenty, also when they are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => added(`Équipe ${index + 2}`, crewColors[index % 8])),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(19);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['crew.too_many']),
    );
    expect(new Set((await crewsNow()).map(({ position }) => position)).size).toBe(20);
  });
});

describe('a crew that is closed', () => {
  test('[AG45] has no visit to come, no live hold, and is not the last', async () => {
    const one = await first();
    expect((await change(one.id, { active: false })).body.code).toBe('crew.last');
    expect((await removed(one.id)).body.code).toBe('crew.last');
    const booking = await aBooking();
    const held = await hold(await freeSlot(api, nextDay()));
    const [, two] = await withCrews('Équipe 2');
    const { status, body } = await change(one.id, { active: false });
    expect([status, body.code, body.holds]).toEqual([409, 'crew.busy', 1]);
    expect(body.bookings).toBeGreaterThan(0);
    expect((await change(two?.id ?? '', { active: false })).body.active).toBe(false);
    expect((await change(one.id, { active: false })).body.code).toBe('crew.last');
    await api.post('/slots/release', { id: held.body.id });
    await cancelBooking(booking);
  });

  test('[AG45] is offered no more and takes nothing, also what it held for too long', async () => {
    const [one, two] = await withCrews('Équipe 2');
    const slot = await freeSlot(api, day);
    expect((await hold(slot)).status).toBe(201);
    const { cartId, minutes } = await aSmallCart(api, shop);
    const other = await slotAt(day, minutes, 6);
    const kept = await hold(slot);
    const expired = await hold(other, { cartId });
    expect([kept.status, expired.status]).toEqual([201, 201]);
    await rowsOf(
      api,
      `update claims set expires_at = now() - interval '1 second'
      where state = 'held' and resource_id = '${two?.id}'`,
    );
    expect((await change(two?.id ?? '', { active: false })).status).toBe(200);
    expect(await isFree(slot, day, 60)).toBe(false);
    expect((await hold(slot)).body.code).toBe('slot.taken');
    const booked = await book(api, bookingBody(cartId, other));
    expect(booked.status).toBe(201);
    expect(await crewOf(booked.body)).toBe(one?.id);
    expect((await change(two?.id ?? '', { active: true })).status).toBe(200);
    expect(await isFree(slot, day, 60)).toBe(true);
  });

  test('goes without a trace while it has none, and stays once it has', async () => {
    const [, two, three] = await withCrews('Équipe 2', 'Équipe 3');
    const slot = await freeSlot(api, day);
    await bookAt(slot);
    const second = await bookAt(slot);
    expect(await crewOf(second.body)).toBe(two?.id);
    expect((await removed(two?.id ?? '')).body.code).toBe('crew.used');
    expect((await removed(three?.id ?? '')).status).toBe(204);
    expect((await removed(three?.id ?? '')).status).toBe(204);
    expect((await crewsNow()).map(({ name }) => name)).toEqual(['Équipe 1', 'Équipe 2']);
  });
});

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

  test('[AG44] overlapping wishes of two days leave no crew booked twice', async () => {
    await withCrews('Équipe 2', 'Équipe 3');
    const slots = [...(await slotsOn(api, day)), ...(await slotsOn(api, nextDay()))];
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) =>
        hold(slots[(index * 7) % slots.length] ?? { startAt: '', endAt: '', available: false }),
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

  test('goes back to a free crew when it is restored, and frees its own when it is cancelled', async () => {
    await withCrews('Équipe 2');
    const { slot, minutes } = await aCartAndSlot();
    const [one, two] = [await bookAt(slot), await bookAt(slot)];
    expect((await deleted([one.body.id])).body.failed).toEqual([]);
    expect(await isFree(slot, day, minutes)).toBe(true);
    expect((await restored([one.body.id])).body.restored).toEqual([one.body.id]);
    expect(await isFree(slot, day, minutes)).toBe(false);
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

describe('a block', () => {
  test('of one crew leaves the others free, one of the company closes all', async () => {
    const [one, two] = await withCrews('Équipe 2');
    const slot = await freeSlot(api, day);
    const time = { startISO: slot.startAt, endISO: slot.endAt };
    const { status, body } = await blocked({ ...time, crewId: one?.id });
    expect([status, body.block.crewId]).toEqual([201, one?.id]);
    expect(await isFree(slot, day, 60)).toBe(true);
    const booked = await bookAt(slot);
    expect(await crewOf(booked.body)).toBe(two?.id);
    const again = await reblocked(body.block.id, time);
    expect(again.body.block.crewId).toBe(one?.id);
    expect(again.body.bookings).toEqual([]);
    const all = await reblocked(body.block.id, { ...time, crewId: null });
    expect(all.body.block).not.toHaveProperty('crewId');
    expect(all.body.bookings.map(({ id }: { id: string }) => id)).toEqual([booked.body.id]);
    expect(await isFree(slot, day, 60)).toBe(false);
    expect((await hold(slot)).body.code).toBe('slot.taken');
    expect((await blocksIn(day, `${day}T23:59:59Z`)).body.blocks).toHaveLength(1);
    expect((await blocked({ ...time, crewId: crypto.randomUUID() })).body.fields).toEqual({
      crewId: 'invalid',
    });
  });

  test('that is made while its time is being taken lets no crew through behind it', async () => {
    await withCrews('Équipe 2', 'Équipe 3');
    const slot = await freeSlot(api, day);
    const [block] = await Promise.all([
      blocked({ startISO: slot.startAt, endISO: slot.endAt }),
      ...Array.from({ length: 12 }, () => hold(slot)),
    ]);
    expect(block?.status).toBe(201);
    expect((await hold(slot)).body.code).toBe('slot.taken');
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
      at + interval '1 hour' from crews c, generate_series(now() - interval '500 hours', now() + interval '499 hours', '1 hour') as at`,
  );
  await rowsOf(api, 'analyze claims, blocks, crews');
  const plan = await planOf(api, readAgenda, agendaValues(api.tenantId, range()));
  expect(plan).toMatch(
    /Index Scan using claims_range_index on claims c\n.*resource_id = k\.id\) AND \(starts_at > .* AND \(starts_at < /,
  );
  const slot = await freeSlot(api, day);
  const statements = await countStatements(api, () => hold(slot));
  expect(statements.filter((name) => name !== 'select tenants')).toEqual([
    'agenda_read',
    'agenda_days_lock',
    'claim_way_clear',
    'claim_insert',
  ]);
});

function range() {
  const startsAt = instantFromMs(Date.parse(`${day}T05:00:00Z`));
  return { startsAt, endsAt: addMinutes(startsAt, 1440) };
}
