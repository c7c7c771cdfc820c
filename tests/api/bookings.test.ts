import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import {
  aCarpetItem,
  address,
  aSmallCart,
  asOwner,
  book,
  bookingBody,
  catalogueOf,
  fillCart,
  freeSlot,
  linkOf,
  openCart,
  rowsOf,
  slotsOn,
  type TestCatalogue,
  type TestSlot,
  weekdayAhead,
} from '../support/shop.ts';
import { countStatements } from '../support/statement-count.ts';

let api: Api;
let shop: TestCatalogue;
/** A day of its own for every test. */
let day = '';
let daysUsed = 3;

beforeAll(async () => {
  api = await startApi();
  shop = await catalogueOf(api);
});
beforeEach(() => {
  day = weekdayAhead(daysUsed);
  daysUsed = Math.round((Date.parse(day) - Date.now()) / 86_400_000) + 2;
});
afterAll(() => api.stop());

const hold = (slot: TestSlot, more: object = {}) =>
  api.post('/slots/hold', { startAt: slot.startAt, endAt: slot.endAt, ...more });

async function aCartAndSlot() {
  const cart = await aSmallCart(api, shop);
  return { ...cart, slot: await freeSlot(api, day, cart.minutes) };
}

describe('booking', () => {
  test('converts the cart’s hold and answers what the confirmation shows', async () => {
    const { cartId, slot, minutes, total } = await aCartAndSlot();
    const held = await hold(slot, { cartId });
    const { status, body } = await book(
      api,
      bookingBody(cartId, slot, { lockId: held.body.id, expectedTotal: total }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      bookingId: body.id,
      status: 'CONFIRMED',
      email: 'ana.diaz@sabal-mail.com',
      customerName: 'Ana Diaz',
      startISO: slot.startAt,
      endISO: slot.endAt,
      timeZone: 'America/New_York',
      serviceType: 'carpet',
      serviceTitle: 'Carpet cleaning',
      quote: false,
      total,
      currency: 'USD',
      meta: { minutes, version: 1 },
    });
    expect(linkOf(body.manageUrl)).toMatchObject({ id: body.id, email: 'ana.diaz@sabal-mail.com' });
    expect(body.manageUrl).toMatch(/^https:\/\/book\.test\/manage\?/);
    expect((await api.get(`/cart/${cartId}`)).body.status).toBe('CONVERTED');
    const claims = await rowsOf(api, 'select state, id from claims where owner_id = $1', [body.id]);
    expect(claims).toEqual([{ state: 'booked', id: held.body.id }]);
  });

  test('without a hold takes the time when it is free', async () => {
    const { cartId, slot } = await aCartAndSlot();
    expect((await book(api, bookingBody(cartId, slot))).status).toBe(201);
    expect((await slotsOn(api, day)).find(({ startAt }) => startAt === slot.startAt)?.available).toBe(false);
  });

  test('gives the cart’s hold of another time back', async () => {
    const { cartId, minutes } = await aCartAndSlot();
    const slots = await slotsOn(api, day, minutes);
    const [first, last] = [slots[0], slots.at(-1)];
    if (!first || !last) throw new Error('Expected slots');
    await hold(first, { cartId });
    expect((await book(api, bookingBody(cartId, last))).status).toBe(201);
    const after = await slotsOn(api, day, minutes);
    expect([after[0]?.available, after.at(-1)?.available]).toEqual([true, false]);
  });

  test('converts an expired hold that nobody took, also a hold made before the cart', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const held = await hold(slot);
    await rowsOf(api, `update claims set expires_at = now() - interval '9 minutes' where id = $1`, [
      held.body.id,
    ]);
    const { status } = await book(api, bookingBody(cartId, slot, { lockId: held.body.id }));
    expect(status).toBe(201);
    expect(await rowsOf(api, 'select state from claims where id = $1', [held.body.id])).toEqual([
      { state: 'booked' },
    ]);
  });

  test('a shorter hold of its own does not stand in its way', async () => {
    const slot = await freeSlot(api, day, 60);
    const held = await hold(slot);
    const cartId = await fillCart(api, [aCarpetItem(shop, 6)]);
    const { minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
    const endAt = new Date(Date.parse(slot.startAt) + minutes * 60_000).toISOString();
    const { status } = await book(api, bookingBody(cartId, { ...slot, endAt }, { lockId: held.body.id }));
    expect(status).toBe(201);
  });

  test('a time that somebody else has is 409 with alternatives, and the cart stays open', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const other = await hold(slot);
    const { status, body } = await book(api, bookingBody(cartId, slot));
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'slot.taken' });
    expect(body.alternatives).toHaveLength(3);
    expect((await api.get(`/cart/${cartId}`)).body.status).toBe('DRAFT');
    await api.post('/slots/release', { id: other.body.id });
    expect((await book(api, bookingBody(cartId, slot))).status).toBe(201);
  });

  test('the hold of another cart is no help', async () => {
    const mine = await aCartAndSlot();
    const theirs = await aSmallCart(api, shop);
    const held = await hold(mine.slot, { cartId: theirs.cartId });
    const { body } = await book(api, bookingBody(mine.cartId, mine.slot, { lockId: held.body.id }));
    expect(body.code).toBe('slot.taken');
  });

  test.each([
    ['the wrong length', 0, 30],
    ['a start off the grid', 7, 7],
  ])('%s is slot.invalid', async (_what, start, end) => {
    const { cartId, slot } = await aCartAndSlot();
    const moved = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
    const { status, body } = await book(
      api,
      bookingBody(cartId, { ...slot, startAt: moved(slot.startAt, start), endAt: moved(slot.endAt, end) }),
    );
    expect([status, body.code]).toEqual([422, 'slot.invalid']);
  });

  test('the past is slot.invalid', async () => {
    const { cartId, minutes, slot } = await aCartAndSlot();
    const startAt = '2024-03-05T15:00:00.000Z';
    const endAt = new Date(Date.parse(startAt) + minutes * 60_000).toISOString();
    const { body } = await book(api, bookingBody(cartId, { ...slot, startAt, endAt }));
    expect(body.code).toBe('slot.invalid');
  });

  test('an empty, an unknown and a booked cart are refused', async () => {
    const { cartId, slot } = await aCartAndSlot();
    expect((await book(api, bookingBody(await openCart(api), slot))).body.code).toBe('cart.empty');
    expect((await book(api, bookingBody(crypto.randomUUID(), slot))).body.code).toBe('cart.not_found');
    await book(api, bookingBody(cartId, slot));
    const again = await book(api, bookingBody(cartId, await freeSlot(api, day)));
    expect([again.status, again.body.code]).toEqual([409, 'cart.closed']);
    const changed = await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items: [] });
    expect([changed.status, changed.body.code]).toEqual([409, 'cart.closed']);
  });

  test('costs eight statements with a hold', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const held = await hold(slot, { cartId });
    const body = bookingBody(cartId, slot, { lockId: held.body.id });
    expect(await countStatements(api, () => book(api, body))).toEqual([
      'idempotency_key_take',
      'cart_lock',
      'agenda_read',
      'agenda_days_lock',
      'hold_convert',
      'booking_insert',
      'enqueue_mail',
      'idempotency_answer_store',
    ]);
  });
});

describe('what a person typed', () => {
  test.each([
    ['email', { email: ' ' }, { email: 'required' }],
    ['email', { email: 'ana@' }, { email: 'invalid' }],
    ['email', { email: 'you@example.com' }, { email: 'invalid' }],
    ['email', { email: 'you@mail.example' }, { email: 'invalid' }],
    ['name', { customerName: '  ' }, { customerName: 'required' }],
    [
      'address',
      { address: { ...address, line1: ' ', postalCode: '' } },
      { 'address.line1': 'required', 'address.postalCode': 'required' },
    ],
    ['field that only robots see', { website: 'http://spam.test' }, { website: 'invalid' }],
  ])('a bad %s is named: %j', async (_what, change, fields) => {
    const { cartId, slot } = await aCartAndSlot();
    const { status, body } = await book(api, bookingBody(cartId, slot, change));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request.invalid', fields });
    expect((await api.get(`/cart/${cartId}`)).body.status).toBe('DRAFT');
  });

  test('is stored clean: phone in E.164, what cannot be read as typed, prefix by items', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const { body } = await book(api, bookingBody(cartId, slot, { notes: ' [QUOTE] [service] Dog at home ' }));
    const [row] = await rowsOf(api, 'select phone, notes, notes_prefix from bookings where id = $1', [
      body.id,
    ]);
    expect(row).toEqual({ phone: '+14075550134', notes: 'Dog at home', notes_prefix: null });
    const other = await aCartAndSlot();
    const odd = await book(api, bookingBody(other.cartId, other.slot, { phone: 'ask for Bob' }));
    expect(await rowsOf(api, 'select phone from bookings where id = $1', [odd.body.id])).toEqual([
      { phone: 'ask for Bob' },
    ]);
  });
});

describe('status, title and snapshot', () => {
  test('outside Florida is PENDING', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const far = { ...address, postalCode: '10001' };
    expect((await book(api, bookingBody(cartId, slot, { address: far }))).body.status).toBe('PENDING');
  });

  test('a request for a quote is PENDING with its prefix; a mixed cart names how many more', async () => {
    const quote = {
      serviceId: shop.paversId,
      productId: null,
      instances: [{ intake: { kind: 'pavers', description: 'Patio' } }],
    };
    const cartId = await fillCart(api, [aCarpetItem(shop, 1), quote]);
    const { minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
    const slot = await freeSlot(api, day, minutes);
    const { body } = await book(api, bookingBody(cartId, slot, { notes: 'Call first', locale: 'es' }));
    expect(body).toMatchObject({ status: 'PENDING', quote: false, serviceType: 'carpet' });
    expect(body.serviceTitle).toMatch(/ \+ 1$/);
    const [row] = await rowsOf(api, 'select notes, notes_prefix, locale from bookings where id = $1', [
      body.id,
    ]);
    expect(row).toEqual({ notes: '[QUOTE] Call first', notes_prefix: '[QUOTE]', locale: 'es' });
  });

  test('a provisional delivery is PENDING', async () => {
    const deliveryMeta = { kind: 'delivery', stops: [], extraPickupCount: 0, routePending: true };
    const cartId = await fillCart(api, [
      { serviceId: shop.deliveryId, productId: null, instances: [{ deliveryMeta }] },
    ]);
    const { minutes } = (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
    const slot = await freeSlot(api, day, minutes);
    expect((await book(api, bookingBody(cartId, slot))).body).toMatchObject({
      status: 'PENDING',
      estimate: true,
    });
  });

  test('lines multiply to their totals and promotions add up to the discount', async () => {
    const rooms = Math.ceil(130 / shop.carpetPrice);
    const cartId = await fillCart(api, [aCarpetItem(shop, rooms)]);
    await api.post('/promo/coupon/apply', { cartId, code: 'WELCOME10' });
    const { totals } = (await api.get(`/cart/${cartId}?withTotals=1`)).body;
    const slot = await freeSlot(api, day, totals.minutes);
    const made = await book(api, bookingBody(cartId, slot, { expectedTotal: totals.total }));
    const { email, sig } = linkOf(made.body.manageUrl);
    const { body } = await api.get(
      `/bookings/${made.body.id}?email=${encodeURIComponent(email)}&sig=${encodeURIComponent(sig)}`,
    );
    expect(body.itemsSnapshot).toMatchObject([
      { qty: rooms, pricingSummary: { quantity: rooms, unitPrice: shop.carpetPrice } },
    ]);
    expect(body.itemsSnapshot[0].pricingSummary.lineTotal).toBeCloseTo(rooms * shop.carpetPrice, 10);
    expect(body.promotionsSnapshot).toMatchObject([{ discountAmount: 10, payload: { code: 'WELCOME10' } }]);
    expect(body.totalSummary).toEqual({
      subtotal: totals.subtotal,
      discount: 10,
      total: totals.total,
      currency: 'USD',
    });
  });
});

describe('the price that was seen', () => {
  test('another total is 409 with both breakdowns’ new side; agreeing books', async () => {
    const { cartId, slot, total } = await aCartAndSlot();
    const refused = await book(api, bookingBody(cartId, slot, { expectedTotal: total - 1 }));
    expect([refused.status, refused.body.code]).toEqual([409, 'price.changed']);
    expect(refused.body).toMatchObject({ cart: { id: cartId }, totals: { total } });
    const agreed = await book(api, bookingBody(cartId, slot, { expectedTotal: refused.body.totals.total }));
    expect(agreed.status).toBe(201);
  });

  test('a price that rose a moment ago is never booked silently', async () => {
    const { cartId, slot, total } = await aCartAndSlot();
    const raise = (cents: number) =>
      asOwner(api.ownerUrl, async (client) => {
        await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
        await client.query('update products set price_cents = price_cents + $1 where id = $2', [
          cents,
          shop.carpetProductId,
        ]);
        await client.query('update tenants set catalogue_revision = catalogue_revision + 1');
      });
    await raise(500);
    const refused = await book(api, bookingBody(cartId, slot, { expectedTotal: total }));
    await raise(-500);
    expect([refused.status, refused.body.code]).toEqual([409, 'price.changed']);
    expect(refused.body.totals.total).toBe(total + 5);
    expect((await book(api, bookingBody(cartId, slot, { expectedTotal: total }))).status).toBe(201);
  });

  test('a code that ended since is 409 also without a named total', async () => {
    const { cartId, slot } = await aCartAndSlot();
    await api.post('/promo/coupon/apply', { cartId, code: 'SPRING5' });
    await rowsOf(api, `update coupons set ends_at = now() - interval '1 day' where code = 'SPRING5'`);
    const refused = await book(api, bookingBody(cartId, slot));
    await rowsOf(api, `update coupons set ends_at = null where code = 'SPRING5'`);
    expect(refused.body.code).toBe('price.changed');
    expect(refused.body.totals.promotions).toMatchObject([{ active: false, reason: 'promo.expired' }]);
    expect((await book(api, bookingBody(cartId, slot))).status).toBe(201);
  });

  test('the last use of a code goes to exactly one of many', async () => {
    await rowsOf(api, `update coupons set max_redemptions = redeemed_count + 1 where code = 'LOYAL5'`);
    const slots = (await slotsOn(api, day)).filter((_, index) => index % 2 === 0).slice(0, 8);
    const attempts = await Promise.all(
      slots.map(async ({ startAt }) => {
        const { cartId, minutes, total } = await aSmallCart(api, shop);
        await api.post('/promo/coupon/apply', { cartId, code: 'LOYAL5' });
        const endAt = new Date(Date.parse(startAt) + minutes * 60_000).toISOString();
        return bookingBody(cartId, { startAt, endAt, available: true }, { expectedTotal: total - 5 });
      }),
    );
    const answers = await Promise.all(attempts.map((body) => book(api, body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'price.changed')).toHaveLength(7);
    const winner = answers.find(({ status }) => status === 201);
    const { id, email, sig } = linkOf(winner?.body.manageUrl);
    const counted = () => rowsOf(api, `select redeemed_count from coupons where code = 'LOYAL5'`);
    const used = await counted();
    await api.post(`/bookings/${id}/cancel`, { email, sig });
    expect(await counted()).toEqual(
      used.map((row) => ({ redeemed_count: Number(Object.values(row)[0]) - 1 })),
    );
    await rowsOf(api, `update coupons set max_redemptions = null where code = 'LOYAL5'`);
  });

  test('a code of one use per address counts once for an address', async () => {
    await rowsOf(api, `update coupons set once_per_email = true where code = 'SPRING5'`);
    const first = await aCartAndSlot();
    await api.post('/promo/coupon/apply', { cartId: first.cartId, code: 'SPRING5' });
    const email = 'once@sabal-mail.com';
    expect((await book(api, bookingBody(first.cartId, first.slot, { email }))).status).toBe(201);
    const second = await aCartAndSlot();
    await api.post('/promo/coupon/apply', { cartId: second.cartId, code: 'SPRING5' });
    const refused = await book(
      api,
      bookingBody(second.cartId, second.slot, { email: 'ONCE@sabal-mail.com' }),
    );
    await rowsOf(api, `update coupons set once_per_email = false where code = 'SPRING5'`);
    expect(refused.body.code).toBe('price.changed');
  });
});

describe('the key of an attempt', () => {
  test('is required and replays the answer', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const key = crypto.randomUUID();
    const body = bookingBody(cartId, slot);
    expect((await api.post('/bookings', body)).body.code).toBe('idempotency.required');
    const first = await book(api, body, key);
    const again = await book(api, body, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const mails = await rowsOf(api, 'select 1 from mail_outbox where dedupe_key = $1', [
      `booked:${first.body.id}`,
    ]);
    expect(mails).toHaveLength(1);
  });

  test('with another body is refused and says nothing of the first', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const key = crypto.randomUUID();
    await book(api, bookingBody(cartId, slot), key);
    const other = await book(api, bookingBody(cartId, slot, { notes: 'other' }), key);
    expect(other.status).toBe(422);
    expect(other.body).toEqual({
      error: 'The Idempotency-Key was used for another request.',
      code: 'idempotency.reused',
    });
  });

  test('keeps nothing of a refusal, so that the same key books once the reason is gone', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const key = crypto.randomUUID();
    const other = await hold(slot);
    expect((await book(api, bookingBody(cartId, slot), key)).status).toBe(409);
    await api.post('/slots/release', { id: other.body.id });
    expect((await book(api, bookingBody(cartId, slot), key)).status).toBe(201);
  });

  test('of an attempt that is still running is waited for, then 409 with Retry-After', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const key = crypto.randomUUID();
    await asOwner(api.ownerUrl, async (client) => {
      await client.query('begin');
      await client.query(`select set_config('app.tenant_id', $1, true)`, [api.tenantId]);
      await client.query(
        `insert into idempotency_keys (tenant_id, scope, key, fingerprint) values ($1, 'POST /bookings', $2, '')`,
        [api.tenantId, key],
      );
      const started = Date.now();
      const answer = await book(api, bookingBody(cartId, slot), key);
      expect([answer.status, answer.body.code]).toEqual([409, 'idempotency.in_progress']);
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(Date.now() - started).toBeLessThan(4_000);
      await client.query('rollback');
    });
    expect((await book(api, bookingBody(cartId, slot), key)).status).toBe(201);
  });

  test('fifty identical attempts at once are one booking and fifty equal answers', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const body = bookingBody(cartId, slot);
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(api, body, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await rowsOf(api, 'select id from bookings where cart_id = $1', [cartId])).toHaveLength(1);
  });

  test('fifty attempts of one cart with fifty keys are one booking', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(api, bookingBody(cartId, slot))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'cart.closed')).toHaveLength(49);
  });
});
