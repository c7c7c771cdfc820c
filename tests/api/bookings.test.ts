import { describe, expect, test } from 'vitest';
import { aCartAndSlot, api, day, hold, openShop, shop } from '../support/open-shop.ts';
import {
  aCarpetItem,
  address,
  aSmallCart,
  book,
  bookingBody,
  fillCart,
  freeSlot,
  linkOf,
  openCart,
  rowsOf,
  slotsOn,
} from '../support/shop.ts';
import { countStatements } from '../support/statement-count.ts';

openShop();

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
    const { history: _, ...shown } = (
      await api.get(`/bookings/${body.id}?${new URLSearchParams(linkOf(body.manageUrl))}`)
    ).body;
    expect(body.booking).toEqual(shown); // as its link shows it
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

  test('converts an expired hold whose time is still free, also a hold made before the cart', async () => {
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

  test('a time that another customer has is 409 with alternatives, and the cart stays open', async () => {
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

  test('costs six statements with a hold', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const held = await hold(slot, { cartId });
    const body = bookingBody(cartId, slot, { lockId: held.body.id });
    expect(await countStatements(api, () => book(api, body))).toEqual([
      'idempotency_key_take',
      'cart_lock',
      'agenda_read',
      'hold_convert',
      'booking_insert',
      'idempotency_answer_store',
    ]);
  });
});

describe('what a person typed', () => {
  test.each([
    ['email', { email: ' ' }, { email: 'required' }],
    ['email', { email: 'ana@' }, { email: 'invalid' }],
    ['email', { email: 'a\u0001@b.cc' }, { email: 'invalid' }],
    ['email', { email: 'a@b..cc' }, { email: 'invalid' }],
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

  test('is stored clean: phone in E.164, prefix by items', async () => {
    const { cartId, slot } = await aCartAndSlot();
    const { body } = await book(api, bookingBody(cartId, slot, { notes: ' [QUOTE] [service] Dog at home ' }));
    const [row] = await rowsOf(api, 'select phone, notes, notes_prefix from bookings where id = $1', [
      body.id,
    ]);
    expect(row).toEqual({ phone: '+14075550134', notes: 'Dog at home', notes_prefix: null });
  });

  test.each(['ask for Bob', '(407) 555-0134 ext. 5', '407 555 0134 (text only)'])(
    'what is said beside a phone is kept as typed: %s',
    async (phone) => {
      const { cartId, slot } = await aCartAndSlot();
      const { body } = await book(api, bookingBody(cartId, slot, { phone }));
      expect(await rowsOf(api, 'select phone from bookings where id = $1', [body.id])).toEqual([{ phone }]);
    },
  );
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
