/** What a crew does, where and when: what is offered, who takes a visit, and what staff may overrule. */

import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';

import { broken, later, slotAt } from '../support/booking.ts';
import {
  addedCrew,
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
import { aCartAndSlot, api, day, hold, openShop, shop, staff } from '../support/open-shop.ts';
import {
  address,
  aSmallCart,
  asOwner,
  book,
  bookingBody,
  fillCart,
  rowsOf,
  type TestSlot,
} from '../support/shop.ts';

openShop();
beginWithOneCrew();

const countedFor = async (query: string) =>
  (await api.get(`/slots/days?from=${day}&to=${day}&minutes=60&${query}`)).body[0].available;

describe('a crew', () => {
  test('is told what it does, where it comes and when it works, and keeps what is not named', async () => {
    const [one] = await withCrews();
    const monday = { weekday: 1, closed: false, intervals: [{ startMin: 600, endMin: 720 }] };
    const skills = { kinds: ['tile', 'carpet', 'tile'], zips: ['32803', '32801'], baseZip: '32801' };
    const { status, body } = await taught(one, { ...skills, hours: [monday] });
    const saved = { kinds: ['carpet', 'tile'], zips: ['32801', '32803'], baseZip: '32801', version: 2 };
    expect([status, body]).toEqual([200, expect.objectContaining(saved)]);
    expect(body.hours).toHaveLength(7);
    expect(body.hours[0]).toEqual(monday);
    const schedule = (await staff.get('/admin/schedule')).body;
    expect(body.hours[1]).toEqual(schedule.days[1]);
    expect(schedule.crewHours).toEqual([{ crewId: one?.id, days: body.hours }]);
    const named = (await taught(one, { name: 'Nord' })).body;
    expect(named).toEqual({ ...body, name: 'Nord', version: 3 });
    expect((await taught(one, { name: 'Nord', ...skills })).body.version).toBe(3);
    const plain = { kinds: [], zips: [], baseZip: null, hours: null };
    expect((await taught(one, plain)).body).toEqual({ ...named, ...plain, version: 4 });
    expect((await taught(one, { kinds: ['tile'], expectedVersion: 3 })).body.current.kinds).toEqual([]);
    expect((await taught(one, { name: 'Équipe 1' })).status).toBe(200);
  });

  test('is made with all of it at once', async () => {
    const skills = { kinds: ['epoxy'], zips: ['33101'], baseZip: '33101', hours: [] };
    const { status, body } = await staff.post('/admin/crews', { name: 'Sud', color: 'teal', ...skills });
    expect([status, body.kinds, body.zips, body.baseZip]).toEqual([201, ['epoxy'], ['33101'], '33101']);
    expect(body.hours).toHaveLength(7);
    expect((await crewsNow()).at(-1)).toEqual(body);
    expect((await addedCrew('Ouest')).body).toMatchObject({
      kinds: [],
      zips: [],
      baseZip: null,
      hours: null,
    });
  });

  test.each([
    ['kinds.0', { kinds: ['gardening'] }],
    ['zips.0', { zips: ['3280'] }],
    ['zips.1', { zips: ['32801', 'Orlando'] }],
    ['zips', { zips: Array.from({ length: 1501 }, () => '32801') }],
    ['baseZip', { baseZip: '' }],
    ['hours.0.intervals.0', { hours: [{ weekday: 1, intervals: [{ start: 'noon', end: '14:00' }] }] }],
    ['hours.0.weekday', { hours: [{ weekday: 8 }] }],
    ['hours.1.weekday', { hours: [{ weekday: 2 }, { weekday: 2 }] }],
  ])('is refused beside %s', async (field, skills) => {
    const [one] = await crewsNow();
    const { status, body } = await taught(one, skills);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'request.invalid', [field]]);
  });
});

describe('visits that new hours of a crew would leave outside', () => {
  const check = (crew: { readonly id: string } | undefined, hours: unknown) =>
    staff.post(`/admin/crews/${crew?.id}/check`, { hours });
  const evening = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...{ weekday, intervals: [{ startMin: 18 * 60, endMin: 20 * 60 }] },
  }));

  test('[AG25] are those of that crew alone, and nothing is written', async () => {
    const [one, two] = await withCrews('Équipe 2');
    const slot = await slotAt(day, 60, 0);
    const visits = [await bookAt(slot), await bookAt(slot)];
    const ofTwo = [];
    for (const { body } of visits) if ((await crewOf(body)) === two?.id) ofTwo.push(body.id);
    expect(ofTwo).toHaveLength(1);
    const before = await crewsNow();
    const { status, body } = await check(two, evening);
    expect([status, body.outsideCount, body.outside.map(({ id }: { id: string }) => id)]).toEqual([
      ...[200, 1, ofTwo],
    ]);
    expect(body.outside[0].startISO).toBe(slot.startAt);
    expect(await crewsNow()).toEqual(before);
    // Of its own hours the other one is asked about as well; back to the company's, all of them hold.
    expect((await check(one, evening)).body.outsideCount).toBe(1);
    await taught(two, { hours: evening });
    expect((await check(two, null)).body).toEqual({ outside: [], outsideCount: 0 });
  });

  test('are not asked of a crew that is not there, nor of hours that are none', async () => {
    const [one] = await crewsNow();
    const gone = await check({ id: crypto.randomUUID() }, null);
    expect([gone.status, gone.body.code]).toEqual([404, 'crew.not_found']);
    const odd = await check(one, [{ weekday: 8 }]);
    expect([odd.status, odd.body.code]).toEqual([400, 'request.invalid']);
  });
});

describe('times', () => {
  test('[AG46] are those of the crews that do all of it, on a day and in a month', async () => {
    const [one] = await twoTrades();
    const all = (await freeFor('')).length;
    await bookAt(await slotAt(day, 60, 0));
    expect(await crewOf({ id: (await bookAt(await slotAt(day, 60, 8))).body.id })).toBe(one?.id);
    for (const [query, isWhole] of [
      ['kinds=handyman', true],
      ['kinds=carpet', false],
      ['', true],
    ] as const) {
      const free = await freeFor(query);
      expect(free.length === all).toBe(isWhole);
      expect(await countedFor(query)).toBe(free.length);
    }
    for (const query of ['kinds=epoxy', 'kinds=carpet,handyman']) {
      expect(await freeFor(query)).toEqual([]);
      expect((await listedFor(query)).length).toBeGreaterThanOrEqual(all);
      expect(await countedFor(query)).toBe(0);
    }
  });

  test('[AG47] are those of the crews that come to every place', async () => {
    const [one, two] = await withCrews('Équipe 2');
    await taught(one, { zips: ['32801', '32803'] });
    await taught(two, { zips: ['33101'] });
    expect((await freeFor('zip=32801')).length).toBeGreaterThan(0);
    expect((await freeFor('zip=32801,32803')).length).toBeGreaterThan(0);
    expect(await freeFor('zip=32801,33101')).toEqual([]);
    expect(await countedFor('zip=32999')).toBe(0);
  });

  test('[AG49] are those of each crew’s own hours', async () => {
    const usual = await freeFor('');
    const [, two] = await withCrews('Équipe 2');
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      ...{ weekday, intervals: [{ startMin: 300, endMin: 420 }] },
    }));
    await taught(two, { hours });
    const early = await slotAt(day, 60, 0);
    expect(Date.parse(early.startAt)).toBeLessThan(Date.parse(usual[0]?.startAt ?? ''));
    expect(await freeFor('')).toHaveLength(usual.length + 3);
    const booked = await bookAt(early);
    expect([booked.status, await crewOf(booked.body)]).toEqual([201, two?.id]);
    expect((await hold(early)).body.code).toBe('slot.taken');
    expect(await broken()).toEqual({});
  });

  test.each(['kinds=tile,nothing', 'zip=3280', 'zip=Orlando', `zip=${'32801,'.repeat(11)}`])(
    'are refused to %s',
    async (query) => {
      const { status, body } = await api.get(`/slots?date=${day}&${query}`);
      const [field] = query.split('=');
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
      expect((await api.get(`/slots/days?from=${day}&to=${day}&${query}`)).status).toBe(400);
    },
  );
});

describe('a visit', () => {
  test('[AG46] goes to the crew that does it, while the other still takes another at the same time', async () => {
    const [one, two] = await twoTrades();
    const slot = await slotAt(day, 60, 2);
    const handyman = await book(api, bookingBody(await fillCart(api, [aJob()]), slot));
    const carpet = await bookAt(slot);
    expect([handyman.status, carpet.status]).toEqual([201, 201]);
    expect([await crewOf(handyman.body), await crewOf(carpet.body)]).toEqual([two?.id, one?.id]);
    const again = await book(api, bookingBody(await fillCart(api, [aJob()]), slot));
    expect([again.status, again.body.code]).toEqual([409, 'slot.taken']);
    const near = again.body.alternatives;
    expect(near).toHaveLength(3);
    const free = (await freeFor('kinds=handyman')).map(({ startAt }) => startAt);
    expect(free).toEqual(expect.arrayContaining(near.map(({ startAt }: TestSlot) => startAt)));
    expect(await broken()).toEqual({});
  });

  test('[AG48] is held by what is known, and looked at again as it is booked', async () => {
    const [one, two] = await withCrews('Équipe 2');
    await taught(one, { zips: ['33101'] });
    await taught(two, { zips: [address.postalCode] });
    const { cartId, slot } = await aCartAndSlot();
    const held = await hold(slot, { cartId });
    expect(held.status).toBe(201);
    expect(await heldBy(held.body.id)).toBe(one?.id);
    const booked = await book(api, bookingBody(cartId, slot));
    expect([booked.status, await crewOf(booked.body)]).toEqual([201, two?.id]);
    const [again, body] = [await aSmallCart(api, shop), { lockId: undefined as string | undefined }];
    body.lockId = (await hold(slot, { cartId: again.cartId })).body.id;
    const refused = await book(api, bookingBody(again.cartId, slot, body));
    expect([refused.status, refused.body.code]).toEqual([409, 'slot.taken']);
    expect(refused.body.alternatives).toHaveLength(3);
    const nowhere = { address: { ...address, postalCode: '32999' } };
    const far = await book(api, bookingBody(again.cartId, await slotAt(day, 60, 12), nowhere));
    expect([far.body.code, far.body.alternatives]).toEqual(['slot.taken', []]);
    expect(await broken()).toEqual({});
  });

  test('[AG47] is held by a crew that comes to the ZIP code which the device knows', async () => {
    const [one, two] = await withCrews('Équipe 2');
    await taught(one, { zips: ['33101'] });
    await taught(two, { zips: ['32801'] });
    const slot = await slotAt(day, 60, 0);
    expect(await heldBy((await hold(slot, { zip: '32801' })).body.id)).toBe(two?.id);
    const refused = await hold(slot, { zip: '32801' });
    expect([refused.status, refused.body.code]).toEqual([409, 'slot.taken']);
    expect((await hold(slot, { zip: '32801', kinds: 'nothing' })).status).toBe(400);
    expect((await hold(slot)).status).toBe(201);
  });

  test('[AG48] of a cart that becomes other work is held by another crew', async () => {
    const [one, two] = await twoTrades();
    const { cartId, minutes, slot } = await aCartAndSlot();
    const first = await hold(slot, { cartId });
    expect(await heldBy(first.body.id)).toBe(one?.id);
    await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items: [aJob()] });
    const { totals } = (await api.get(`/cart/${cartId}?withTotals=1`)).body;
    const { endAt } = later({ ...slot, endAt: slot.startAt }, totals.minutes);
    const same = { ...slot, endAt };
    expect(totals.minutes).toBeLessThanOrEqual(minutes);
    const second = await hold(same, { cartId });
    expect([second.status, await heldBy(second.body.id)]).toEqual([201, two?.id]);
    expect((await book(api, bookingBody(cartId, same))).status).toBe(201);
  });

  test('[AG49] is not given to a crew that was changed since it was chosen', async () => {
    const [one] = await crewsNow();
    const slot = await slotAt(day, 60, 0);
    const first = await hold(slot, { kinds: 'carpet' });
    await api.post('/slots/release', { id: first.body.id });
    const [refused] = await asOwner(api.ownerUrl, async (client) => {
      await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
      await client.query('begin');
      await client.query('select 1 from agenda_days where tenant_id = $1 and day = $2 for update', [
        api.tenantId,
        day,
      ]);
      const waits = hold(slot, { kinds: 'carpet' });
      await sleep(300);
      await client.query(`update crews set kinds = '{tile}', version = version + 1 where id = $1`, [one?.id]);
      await client.query('commit');
      return [await waits];
    });
    expect([refused?.status, refused?.body.code]).toEqual([409, 'slot.taken']);
    expect((await hold(slot, { kinds: 'tile' })).status).toBe(201);
  });
});

async function heldBy(claimId: string): Promise<string | undefined> {
  const rows = await rowsOf<{ crew: string }>(api, 'select resource_id as crew from claims where id = $1', [
    claimId,
  ]);
  return rows[0]?.crew;
}
