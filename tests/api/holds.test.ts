import { describe, expect, test } from 'vitest';
import { startApi } from '../support/api.ts';
import { api, day, hold, nextDay, openShop, shop } from '../support/open-shop.ts';
import {
  aCarpetItem,
  aSmallCart,
  fillCart,
  freeSlot,
  movedBy,
  rowsOf,
  slotsOn,
  weekdayAhead,
} from '../support/shop.ts';
import { countStatements } from '../support/statement-count.ts';

openShop();

const release = (id: string) => api.post('/slots/release', { id });
const expire = (id: string) =>
  rowsOf(api, `update claims set expires_at = now() - interval '1 second' where id = $1`, [id]);
const minutesUntil = (later: string, sooner: string) => (Date.parse(later) - Date.parse(sooner)) / 60_000;

describe('holding', () => {
  test('takes a slot for ten minutes, at most twenty, by the server’s clock', async () => {
    const slot = await freeSlot(api, day);
    const { status, body } = await hold(slot);
    expect(status).toBe(201);
    expect(body).toMatchObject({ startAt: slot.startAt, endAt: slot.endAt });
    expect(minutesUntil(body.expiresAt, body.serverNow)).toBeCloseTo(10, 1);
    expect(minutesUntil(body.renewableUntil, body.serverNow)).toBeCloseTo(20, 1);
    expect(Math.abs(Date.parse(body.serverNow) - Date.now())).toBeLessThan(2_000);
  });

  test('a taken slot is 409 with at most three near times, which are free', async () => {
    const slots = await slotsOn(api, day);
    const wanted = slots[6];
    if (!wanted) throw new Error('Expected seven slots');
    await hold(wanted);
    const { status, body } = await hold(wanted);
    expect(status).toBe(409);
    expect(body.code).toBe('slot.taken');
    expect(body.alternatives).toHaveLength(3);
    const free = (await slotsOn(api, day)).filter(({ available }) => available).map(({ startAt }) => startAt);
    for (const { startAt } of body.alternatives) expect(free).toContain(startAt);
  });

  test('a slot that overlaps a taken one is taken too', async () => {
    const [first, second] = await slotsOn(api, day);
    if (!first || !second) throw new Error('Expected slots');
    await hold(second);
    expect((await hold(first)).status).toBe(409);
  });

  test.each([
    ['off the grid', 7, 67],
    ['backwards', 60, 0],
    ['too short', 0, 4],
    ['too long', 0, 721],
    ['without length', 0, 0],
  ])('a time %s is slot.invalid', async (_what, from, to) => {
    const slot = await freeSlot(api, day);
    const at = (minutes: number) => new Date(Date.parse(slot.startAt) + minutes * 60_000).toISOString();
    const answer = await api.post('/slots/hold', { startAt: at(from), endAt: at(to) });
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('slot.invalid');
  });

  test('the past and the far future are slot.invalid', async () => {
    for (const day of ['1970-01-05', '2020-01-06', '2035-01-08', '9990-01-01']) {
      const [startAt, endAt] = [`${day}T22:00:00Z`, `${day}T23:00:00Z`];
      expect((await api.post('/slots/hold', { startAt, endAt })).body.code).toBe('slot.invalid');
    }
  });

  test('for a cart the length is the cart’s', async () => {
    const cartId = await fillCart(api, [aCarpetItem(shop, 4)]);
    const { minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
    const wrong = await hold(await freeSlot(api, day, minutes + 30), { cartId });
    const right = await hold(await freeSlot(api, day, minutes), { cartId });
    expect(wrong.body.code).toBe('slot.invalid');
    expect(right.status).toBe(201);
  });

  test('for a cart that is not there is a 404', async () => {
    const answer = await hold(await freeSlot(api, day), { cartId: crypto.randomUUID() });
    expect(answer.body.code).toBe('cart.not_found');
  });

  test('for a booking needs its link', async () => {
    const slot = await freeSlot(api, day);
    const answer = await hold(slot, { bookingId: crypto.randomUUID(), email: 'a@b.co', sig: '1.a.b.1.x' });
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('link.invalid');
  });

  test('costs five statements with a cart, the pre-check among them', async () => {
    const { cartId, minutes } = await aSmallCart(api, shop);
    const slot = await freeSlot(api, day, minutes);
    expect(await countStatements(api, () => hold(slot, { cartId }))).toEqual([
      'cart_lock',
      'agenda_read',
      'agenda_days_lock',
      'claim_way_clear',
      'claim_insert',
    ]);
  });
});

describe('one hold per owner', () => {
  test('another slot moves the hold and frees the first', async () => {
    const { cartId, minutes } = await aSmallCart(api, shop);
    const slots = await slotsOn(api, day, minutes);
    const [first, last] = [slots[0], slots.at(-1)];
    if (!first || !last) throw new Error('Expected slots');
    const one = await hold(first, { cartId });
    const two = await hold(last, { cartId });
    expect(two.status).toBe(201);
    expect(two.body.id).toBe(one.body.id);
    const after = await slotsOn(api, day, minutes);
    expect([after[0]?.available, after.at(-1)?.available]).toEqual([true, false]);
  });

  test('a move that fails leaves the old hold', async () => {
    const { cartId, minutes } = await aSmallCart(api, shop);
    const slots = await slotsOn(api, day, minutes);
    const [first, last] = [slots[0], slots.at(-1)];
    if (!first || !last) throw new Error('Expected slots');
    const mine = await hold(first, { cartId });
    await hold(last);
    expect((await hold(last, { cartId })).status).toBe(409);
    const seen = (await slotsOn(api, day, minutes, mine.body.id))[0];
    expect(seen).toMatchObject({ available: true, heldByYou: true });
  });

  test('twenty wishes of one cart at once leave one hold and its cells', async () => {
    const { cartId, minutes } = await aSmallCart(api, shop);
    const slots = [...(await slotsOn(api, day, minutes)), ...(await slotsOn(api, nextDay(), minutes))];
    const wishes = slots.filter((_, index) => index % 2 === 0).slice(0, 20);
    const answers = await Promise.all(wishes.map((slot) => hold(slot, { cartId })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const held = await rowsOf<{ cells: number }>(
      api,
      `select (select count(*)::int from claim_cells x where x.tenant_id = c.tenant_id and x.claim_id = c.id) as cells
      from claims c where owner_id = $1`,
      [cartId],
    );
    expect(held).toEqual([{ cells: Math.ceil(minutes / 5) }]);
  });

  test('the same slot renews, keeping the id and the end of all renewing', async () => {
    const { cartId, minutes } = await aSmallCart(api, shop);
    const slot = await freeSlot(api, day, minutes);
    const first = await hold(slot, { cartId });
    await rowsOf(
      api,
      `update claims set ${movedBy('first_held_at', '-15 minutes')}, ${movedBy('expires_at', '-8 minutes')} where id = $1`,
      [first.body.id],
    );
    const again = await hold(slot, { cartId });
    expect(again.status).toBe(201);
    expect(again.body.id).toBe(first.body.id);
    expect(minutesUntil(again.body.expiresAt, again.body.serverNow)).toBeCloseTo(5, 1);
    expect(again.body.expiresAt).toBe(again.body.renewableUntil);
  });

  test('a hold without a cart is renewed and moved by its id', async () => {
    const [first, , , fourth] = await slotsOn(api, day);
    if (!first || !fourth) throw new Error('Expected slots');
    const one = await hold(first);
    const renewed = await hold(first, { renew: one.body.id });
    const moved = await hold(fourth, { renew: one.body.id });
    expect([renewed.status, moved.status]).toEqual([201, 201]);
    expect([renewed.body.id, moved.body.id]).toEqual([one.body.id, one.body.id]);
    expect((await slotsOn(api, day))[0]?.available).toBe(true);
  });

  test('a cart that grew extends its hold in place when the time after it is free', async () => {
    const cartId = await fillCart(api, [aCarpetItem(shop, 1)]);
    const before = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals.minutes;
    const slot = await freeSlot(api, day, before);
    const first = await hold(slot, { cartId });
    const grown = await api.patch(`/cart/${cartId}/items`, {
      mode: 'replace',
      items: [aCarpetItem(shop, 6)],
    });
    const endAt = new Date(Date.parse(slot.startAt) + grown.body.totals.minutes * 60_000).toISOString();
    const longer = await hold({ ...slot, endAt }, { cartId });
    expect(longer.status).toBe(201);
    expect(longer.body).toMatchObject({
      id: first.body.id,
      renewableUntil: first.body.renewableUntil,
      endAt,
    });
  });
});

describe('expiry and release', () => {
  test('an expired hold is taken over by the next who asks', async () => {
    const slot = await freeSlot(api, day);
    const first = await hold(slot);
    await expire(first.body.id);
    const second = await hold(slot);
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  });

  test('an owner who comes back after the expiry begins anew', async () => {
    const { cartId, minutes } = await aSmallCart(api, shop);
    const slot = await freeSlot(api, day, minutes);
    const first = await hold(slot, { cartId });
    await rowsOf(
      api,
      `update claims set first_held_at = now() - interval '30 minutes',
        expires_at = now() - interval '10 minutes' where id = $1`,
      [first.body.id],
    );
    const again = await hold(slot, { cartId });
    expect(again.status).toBe(201);
    expect(minutesUntil(again.body.expiresAt, again.body.serverNow)).toBeCloseTo(10, 1);
  });

  test('releasing frees at once and is always 204', async () => {
    const slot = await freeSlot(api, day);
    const { body } = await hold(slot);
    const answers = [await release(body.id), await release(body.id), await release(crypto.randomUUID())];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await hold(slot)).status).toBe(201);
  });

  test('a day’s revision grows with holding, moving and releasing', async () => {
    const revision = async () =>
      (await rowsOf<{ revision: string }>(api, 'select revision from agenda_days where day = $1', [day]))[0]
        ?.revision ?? '0';
    const slot = await freeSlot(api, day);
    const { body } = await hold(slot);
    const held = Number(await revision());
    await release(body.id);
    expect(Number(await revision())).toBe(held + 1);
  });
});

test('one address has at most three live holds while limits are on', async () => {
  const limited = await startApi({ env: { limitsOff: false } });
  try {
    const slots = await slotsOn(limited, weekdayAhead(5));
    const wishes = [0, 3, 6, 9].flatMap((index) => slots[index] ?? []);
    const answers = [];
    for (const { startAt, endAt } of wishes) {
      answers.push(await limited.post('/slots/hold', { startAt, endAt }));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(answers[3]?.headers.get('retry-after')).toBeTruthy();
    await limited.post('/slots/release', { id: answers[0]?.body.id });
    const { startAt, endAt } = wishes[3] ?? { startAt: '', endAt: '' };
    expect((await limited.post('/slots/hold', { startAt, endAt })).status).toBe(201);
  } finally {
    await limited.stop();
  }
});

test('nor has it more when it asks for different days at the same moment', async () => {
  const limited = await startApi({ env: { limitsOff: false, trustProxy: true } });
  try {
    const days = [nextDay(), nextDay(), nextDay(), nextDay(), nextDay(), nextDay()];
    const slots = await Promise.all(days.map((one) => freeSlot(limited, one)));
    const caller = limited.as({ 'X-Forwarded-For': '203.0.113.40' });
    const answers = await Promise.all(
      slots.map(({ startAt, endAt }) => caller.post('/slots/hold', { startAt, endAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429]);
  } finally {
    await limited.stop();
  }
});
