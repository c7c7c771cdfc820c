import { describe, expect, test } from 'vitest';
import { connectAsOwner } from '../../server/db/connect.ts';
import { up } from '../../server/db/migrations/20261127_reprice_redemptions.ts';
import { addCanaryTenant } from '../support/canary-tenant.ts';
import { anEdit, commit, putItems } from '../support/edit.ts';
import { api, nextDay, openShop, shop, staff } from '../support/open-shop.ts';
import {
  aCarpetItem,
  asOwner,
  book,
  bookingBody,
  fillCart,
  freeSlot,
  linkOf,
  rowsOf,
} from '../support/shop.ts';

openShop();

let count = 0;
const newCode = () => `CODE-${++count}`;
const add = (terms: object = {}) => staff.post('/admin/coupons', { code: newCode(), amountOff: 5, ...terms });

async function listed(id: string) {
  const { body } = await staff.get('/admin/coupons');
  return body.coupons.find((coupon: { id: string }) => coupon.id === id);
}

async function cartWith(code: string, rooms = 3) {
  const cartId = await fillCart(api, [aCarpetItem(shop, rooms)]);
  const { status, body } = await api.post('/promo/coupon/apply', { cartId, code });
  expect(status).toBe(200);
  return { cartId, totals: body.totals };
}

async function bookWith(code: string, change: object = {}) {
  const { cartId, totals } = await cartWith(code);
  const slot = await freeSlot(api, nextDay(), totals.minutes);
  return book(api, bookingBody(cartId, slot, { expectedTotal: totals.total, ...change }));
}

describe('a coupon that is asked for again under its id', () => {
  test('D522: is one, another under another code, and gone once it is deleted', async () => {
    const [id, code] = [crypto.randomUUID(), newCode()];
    const first = await add({ id, code });
    expect(first).toMatchObject({ status: 201, body: { id, code } });
    expect(await add({ id, code })).toMatchObject({ status: 201, body: first.body });
    expect((await add({ code })).body.code).toBe('coupon.taken');
    const other = await add({ id });
    expect([other.status, other.body.id === id]).toEqual([201, false]);
    await staff.delete(`/admin/coupons/${id}`);
    expect(await add({ id, code })).toMatchObject({ status: 422, body: { code: 'coupon.taken' } });
    expect((await add({ id })).status).toBe(422);
  });
});

describe('the terms of a coupon', () => {
  test('dollars come back to the cent; code and title are tidied and the rest has its defaults', async () => {
    const { status, body } = await add({ code: '  been-125 ', amountOff: 125.5, minSubtotal: 250.25 });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        code: 'BEEN-125',
        title: 'BEEN-125',
        amountOff: 125.5,
        minSubtotal: 250.25,
        startsAt: null,
        endsAt: null,
        stacking: false,
        active: true,
        maxRedemptions: null,
        oncePerEmail: false,
        usedCount: 0,
        discountTotal: 0,
        revenueTotal: 0,
        version: 1,
      },
    ]);
    expect(
      await rowsOf(api, `select amount_off_cents, min_subtotal_cents from coupons where id = $1`, [body.id]),
    ).toEqual([{ amount_off_cents: 12_550, min_subtotal_cents: 25_025 }]);
    expect(await listed(body.id)).toEqual(body);
  });

  test.each<[object, object]>([
    [{ code: '  ' }, { code: 'required' }],
    [{ code: 'ÉTÉ' }, { code: 'invalid' }],
    [{ code: 'x'.repeat(41) }, { code: 'too_long' }],
    [{ amountOff: 0 }, { amountOff: 'invalid' }],
    [{ amountOff: 5.005 }, { amountOff: 'invalid' }],
    [{ amountOff: 1e-320 }, { amountOff: 'invalid' }],
    [{ amountOff: 100_000.01 }, { amountOff: 'invalid' }],
    [{ amountOff: 'five' }, { amountOff: 'invalid' }],
    [{ minSubtotal: -1 }, { minSubtotal: 'invalid' }],
    [{ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-02T00:00:00Z' }, { endsAt: 'invalid' }],
    [{ startsAt: '0000-01-01T00:00:00Z' }, { startsAt: 'invalid' }],
    [{ startsAt: 'tomorrow' }, { startsAt: 'invalid' }],
    [{ maxRedemptions: 0 }, { maxRedemptions: 'too_small' }],
  ])('[PM10] %o is refused', async (terms, fields) => {
    const before = (await staff.get('/admin/coupons')).body.coupons.length;
    const { status, body } = await add(terms);
    expect([status, body.code, body.fields]).toEqual([400, 'request.invalid', fields]);
    expect((await staff.get('/admin/coupons')).body.coupons).toHaveLength(before);
  });

  test('a code that exists or existed is taken, and of two added at once one is', async () => {
    const code = newCode();
    const answers = await Promise.all(Array.from({ length: 5 }, () => add({ code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
    const { id } = answers.find(({ status }) => status === 201)?.body ?? {};
    expect((await staff.delete(`/admin/coupons/${id}`)).status).toBe(204);
    expect((await add({ code: code.toLowerCase() })).body).toMatchObject({
      code: 'coupon.taken',
      error: 'Ce code existe déjà.',
    });
    const other = (await add()).body;
    const renamed = await staff.patch(`/admin/coupons/${other.id}`, { code });
    expect([renamed.status, renamed.body.code]).toEqual([422, 'coupon.taken']);
  });
});

describe('changing a coupon', () => {
  test('what is absent stays; null and 0 take a minimum away; a title that was the code follows it', async () => {
    const startsAt = '2026-11-01T05:00:00.000Z';
    const { body } = await add({ minSubtotal: 80, startsAt, maxRedemptions: 7 });
    const changed = await staff.patch(`/admin/coupons/${body.id}`, { amountOff: 6, expectedVersion: 1 });
    expect(changed.body).toEqual({ ...body, amountOff: 6, version: 2 });
    const free = await staff.patch(`/admin/coupons/${body.id}`, { minSubtotal: 0, maxRedemptions: null });
    expect(free.body).toMatchObject({ minSubtotal: null, maxRedemptions: null, startsAt, version: 3 });
    const code = newCode();
    expect((await staff.patch(`/admin/coupons/${body.id}`, { code })).body).toMatchObject({
      code,
      title: code,
    });
    await staff.patch(`/admin/coupons/${body.id}`, { title: 'Noël' });
    const named = await staff.patch(`/admin/coupons/${body.id}`, { code: newCode() });
    expect(named.body.title).toBe('Noël');
  });

  test('the same again is no change and no conflict', async () => {
    const { body } = await add();
    await staff.patch(`/admin/coupons/${body.id}`, { active: false, expectedVersion: 1 });
    const again = await staff.patch(`/admin/coupons/${body.id}`, { active: false, expectedVersion: 1 });
    expect([again.status, again.body.version]).toEqual([200, 2]);
  });

  test('of two editors at once one is told what the other did', async () => {
    const { body } = await add();
    const answers = await Promise.all(
      [6, 7].map((amountOff) => staff.patch(`/admin/coupons/${body.id}`, { amountOff, expectedVersion: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [good, late] = answers.sort((one, other) => one.status - other.status);
    expect(late?.body).toMatchObject({ code: 'coupon.changed', current: good?.body });
  });

  test('a coupon that is not there, or deleted, is a 404', async () => {
    const { body } = await add();
    await staff.delete(`/admin/coupons/${body.id}`);
    for (const id of [body.id, crypto.randomUUID()]) {
      expect((await staff.patch(`/admin/coupons/${id}`, { active: true })).body.code).toBe(
        'coupon.not_found',
      );
    }
    expect((await staff.delete(`/admin/coupons/${crypto.randomUUID()}`)).status).toBe(204);
  });

  test('a deleted coupon comes back as it was', async () => {
    const { body } = await add({ amountOff: 9 });
    await staff.delete(`/admin/coupons/${body.id}`);
    expect(await listed(body.id)).toBeUndefined();
    const restored = await staff.post(`/admin/coupons/${body.id}/restore`);
    expect([restored.status, restored.body]).toEqual([200, { ...body, version: 3 }]);
    const twice = await staff.post(`/admin/coupons/${body.id}/restore`);
    expect(twice.body.version).toBe(3);
    const unknown = await staff.post(`/admin/coupons/${crypto.randomUUID()}/restore`);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'coupon.not_found']);
  });
});

describe('what customers see of it', () => {
  test('the next total of a cart has the new amount, and none once it is paused, deleted or ended', async () => {
    const { body } = await add();
    const { cartId, totals } = await cartWith(body.code);
    expect(totals.discount).toBe(5);
    const seen = async () => (await api.get(`/cart/${cartId}?withTotals=1`)).body.totals;
    await staff.patch(`/admin/coupons/${body.id}`, { amountOff: 7.5 });
    expect((await seen()).discount).toBe(7.5);
    await staff.patch(`/admin/coupons/${body.id}`, { active: false });
    expect(await seen()).toMatchObject({
      discount: 0,
      promotions: [{ active: false, reason: 'promo.invalid' }],
    });
    await staff.patch(`/admin/coupons/${body.id}`, { active: true, endsAt: new Date().toISOString() });
    expect(await seen()).toMatchObject({ discount: 0, promotions: [{ reason: 'promo.expired' }] });
    await staff.patch(`/admin/coupons/${body.id}`, { endsAt: null });
    expect((await seen()).discount).toBe(7.5);
    await staff.delete(`/admin/coupons/${body.id}`);
    expect((await seen()).discount).toBe(0);
    await staff.post(`/admin/coupons/${body.id}/restore`);
    expect((await seen()).discount).toBe(7.5);
  });

  test('a code paused between cart and booking asks first; agreeing books without it', async () => {
    const { body } = await add();
    const { cartId, totals } = await cartWith(body.code);
    const slot = await freeSlot(api, nextDay(), totals.minutes);
    await staff.patch(`/admin/coupons/${body.id}`, { active: false });
    const refused = await book(api, bookingBody(cartId, slot, { expectedTotal: totals.total }));
    expect([refused.status, refused.body.code]).toEqual([409, 'price.changed']);
    expect(refused.body.totals).toMatchObject({ total: totals.total + 5, discount: 0 });
    const agreed = await book(api, bookingBody(cartId, slot, { expectedTotal: totals.total + 5 }));
    expect([agreed.status, agreed.body.total]).toEqual([201, totals.total + 5]);
  });

  test('a booking keeps what it was booked with, and the list tells what the code brought', async () => {
    const { body } = await add();
    const first = (await bookWith(body.code)).body;
    const second = (await bookWith(body.code, { email: 'other@sabal-mail.com' })).body;
    await staff.patch(`/admin/coupons/${body.id}`, { amountOff: 20, code: newCode() });
    const { id, email, sig } = linkOf(first.manageUrl);
    const shown = await api.get(`/bookings/${id}?${new URLSearchParams({ email, sig })}`);
    expect([shown.status, shown.body.total]).toEqual([200, first.total]);
    expect(await listed(body.id)).toMatchObject({
      usedCount: 2,
      discountTotal: 10,
      revenueTotal: first.total + second.total,
    });
    await api.post(`/bookings/${id}/cancel`, { email, sig });
    expect(await listed(body.id)).toMatchObject({
      usedCount: 1,
      discountTotal: 5,
      revenueTotal: second.total,
    });
  });

  describe('of a booking that is edited', () => {
    const edited = async () => {
      const { body } = await add({ percentOff: 10 });
      const made = (await bookWith(body.code)).body;
      const slot = { startAt: made.startISO, endAt: made.endISO, available: false };
      const edit = await anEdit({ ...linkOf(made.manageUrl), slot, minutes: made.minutes });
      const totals = await putItems(edit, [...edit.items, aCarpetItem(shop, 1)]);
      return { coupon: body, edit, totals, tell: await listed(body.id) };
    };
    const told = ({ discount, total }: { discount: number; total: number }) => ({
      ...{ usedCount: 1, discountTotal: discount, revenueTotal: total },
    });
    const tenth = (rooms: number) => (rooms * shop.carpetPrice) / 10;

    test('the list tells what the code takes off now, whoever edited it', async () => {
      const { coupon, edit, totals, tell } = await edited();
      expect([tell.discountTotal, totals.discount]).toEqual([tenth(3), tenth(4)]);
      expect((await commit(edit)).status).toBe(200);
      expect(await listed(coupon.id)).toMatchObject(told(totals));

      const { id, slot } = edit.booking;
      const { cartId, version } = (await staff.post(`/admin/bookings/${id}/clone-to-cart`)).body;
      const less = await putItems({ ...edit, cartId }, edit.items);
      const saved = await staff.post(
        `/admin/bookings/${id}/services`,
        { cartId, keepTime: true, startISO: slot.startAt, endISO: slot.endAt, expectedVersion: version },
        { headers: { 'Idempotency-Key': crypto.randomUUID() } },
      );
      expect([saved.status, less.discount]).toEqual([200, tenth(3)]);
      expect(await listed(coupon.id)).toMatchObject(told(less));
    });

    test('what was kept of edits before is put right by the release, once', async () => {
      const { coupon, edit, totals } = await edited();
      expect((await commit(edit)).status).toBe(200);
      await rowsOf(api, 'update promo_redemptions set discount_cents = 1 where coupon_id = $1', [coupon.id]);
      const others = () =>
        rowsOf(api, 'select * from promo_redemptions where coupon_id <> $1 order by booking_id', [coupon.id]);
      const before = await others();
      const owner = connectAsOwner(api.ownerUrl);
      for (const _time of [1, 2]) await owner.transaction(up);
      await owner.destroy();
      expect(await listed(coupon.id)).toMatchObject(told(totals));
      expect(await others()).toEqual(before);
    });
  });

  test('the limit of uses cannot fall below the uses so far', async () => {
    const { body } = await add({ maxRedemptions: 2 });
    await bookWith(body.code);
    await bookWith(body.code);
    const low = await staff.patch(`/admin/coupons/${body.id}`, { maxRedemptions: 1 });
    expect([low.status, low.body.fields]).toEqual([400, { maxRedemptions: 'too_small' }]);
    expect((await staff.patch(`/admin/coupons/${body.id}`, { maxRedemptions: 3 })).status).toBe(200);
  });
});

test('another company sees and changes none of it, and nobody does without a key', async () => {
  const { body } = await add();
  const canary = await asOwner(api.ownerUrl, addCanaryTenant);
  const theirs = api.as({ 'X-Tenant-Slug': canary.slug, 'X-Admin-Token': 'sabal-dev-admin' });
  for (const caller of [theirs, api]) {
    for (const answer of [
      await caller.get('/admin/coupons'),
      await caller.post('/admin/coupons', { code: newCode(), amountOff: 5 }),
      await caller.patch(`/admin/coupons/${body.id}`, { active: false }),
      await caller.delete(`/admin/coupons/${body.id}`),
      await caller.post(`/admin/coupons/${body.id}/restore`),
    ])
      expect([answer.status, answer.body.code]).toEqual([401, 'admin.denied']);
  }
  expect(await listed(body.id)).toEqual(body);
  const [, , , , , , , , couponId] = canary.ids;
  expect((await staff.patch(`/admin/coupons/${couponId}`, { active: false })).status).toBe(404);
});
