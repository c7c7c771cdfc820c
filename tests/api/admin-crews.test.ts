/** The crews of a company as staff keep them: their list, closing one, and blocks. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { crewColors } from '#shared/agenda/crew-colors.ts';
import { aBooking, cancelBooking, isFree, slotAt } from '../support/booking.ts';
import { addedCrew, beginWithOneCrew, bookAt, crewOf, crewsNow, withCrews } from '../support/crews.ts';
import { api, day, hold, nextDay, openShop, shop, staff } from '../support/open-shop.ts';
import { aSmallCart, book, bookingBody, freeSlot, rowsOf } from '../support/shop.ts';
import { blocked, blocksIn, opened, reblocked } from '../support/staff.ts';

openShop();
beginWithOneCrew();

const change = (id: string, what: object) => staff.patch(`/admin/crews/${id}`, what);
const removed = (id: string) => staff.delete(`/admin/crews/${id}`);

async function first() {
  const [crew] = await crewsNow();
  if (!crew) throw new Error('Expected the first crew');
  return crew;
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

  test('D522: is one, however often it is asked for under its id, and another under another name', async () => {
    const id = crypto.randomUUID();
    const add = (name: string) => staff.post('/admin/crews', { id, name, color: 'green' });
    const first = await add('Équipe Nord');
    expect(first).toMatchObject({ status: 201, body: { id, name: 'Équipe Nord' } });
    expect(await add(' Équipe Nord ')).toMatchObject({ status: 201, body: first.body });
    expect((await staff.post('/admin/crews', { name: 'Équipe Nord', color: 'green' })).body.code).toBe(
      'crew.taken',
    );
    expect((await add('Équipe Sud')).body.id).not.toBe(id);
    expect((await crewsNow()).map(({ name }) => name)).toEqual(['Équipe 1', 'Équipe Nord', 'Équipe Sud']);
  });

  test('has no two names that the database takes for one, whatever alphabet they are in', async () => {
    const pairs = [
      ['i', 'İ'],
      ['οδοσ', 'ΟΔΟΣ'],
    ] as const;
    for (const [name, same] of pairs) {
      const { id } = (await addedCrew(name)).body;
      const added = await staff.post('/admin/crews', { name: same, color: 'green' });
      const other = (await addedCrew(`${name} 2`)).body;
      const renamed = await change(other.id, { name: same });
      expect([added.status, added.body.code]).toEqual([422, 'crew.taken']);
      expect([renamed.status, renamed.body.code]).toEqual([422, 'crew.taken']);
      expect((await change(id, { name: same })).status).toBe(200);
    }
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

  test('the same change sent again is no conflict, whatever of it was changed', async () => {
    const [one, two] = await withCrews('Équipe 2');
    const id = two?.id ?? '';
    const monday = { weekday: 1, closed: false, intervals: [{ startMin: 480, endMin: 720 }] };
    const whole = { name: 'Sud', color: 'violet', zips: ['32803', '32801'], hours: [monday], position: 0 };
    for (const what of [{ name: 'Ouest' }, whole, { active: false }]) {
      const { version: expectedVersion } = (await crewsNow()).find((crew) => crew.id === id) ?? {};
      const sent = { ...what, expectedVersion };
      const [first, again] = [await change(id, sent), await change(id, sent)];
      expect([first.status, again.status]).toEqual([200, 200]);
      expect([first.body.version, again.body]).toEqual([(expectedVersion ?? 0) + 1, first.body]);
    }
    expect((await crewsNow()).map((crew) => crew.id)).toEqual([id, one?.id]);
    const back = await change(id, { position: 1, expectedVersion: 1 });
    expect([back.status, back.body.code]).toEqual([409, 'crew.changed']);
  });

  test('has no name twice, no empty one and no colour of its own', async () => {
    await withCrews('Nord');
    const { status, body } = await addedCrew(' nord ');
    expect([status, body.code]).toEqual([422, 'crew.taken']);
    expect((await change((await first()).id, { name: 'NORD' })).body.code).toBe('crew.taken');
    expect((await addedCrew('  ')).body.fields).toEqual({ name: 'required' });
    expect((await addedCrew('Est', 'mauve')).status).toBe(400);
    expect((await change(crypto.randomUUID(), { name: 'Est' })).body.code).toBe('crew.not_found');
  });

  test('holds twenty, also when they are added at once', async () => {
    // Each waits for the one before it; a busy machine tells some to come again.
    const add = async (index: number) => {
      for (;;) {
        const answer = await addedCrew(`Équipe ${index + 2}`, crewColors[index % 8]);
        if (answer.status !== 503) return answer;
      }
    };
    const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => add(index)));
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

  test('[AG45] is closed or taken, and never both, when both are asked for at once', async () => {
    const [one, two] = await withCrews('Équipe 2');
    const id = two?.id ?? '';
    const slot = await freeSlot(api, day);
    await blocked({ startISO: slot.startAt, endISO: slot.endAt, crewId: one?.id });
    const outcomes = [];
    for (let round = 0; round < 20; round += 1) {
      const held = Array.from({ length: 5 }, async () => {
        await sleep(round * 2);
        return hold(slot);
      });
      const [closed, ...answers] = await Promise.all([change(id, { active: false }), ...held]);
      const got = answers.filter(({ status }) => status === 201);
      outcomes.push([closed.status, got.length]);
      await Promise.all(got.map(({ body }) => api.post('/slots/release', { id: body.id })));
      expect((await change(id, { active: true })).status).toBe(200);
    }
    expect(outcomes).toEqual(outcomes.map(([status]) => (status === 200 ? [200, 0] : [409, 1])));
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
