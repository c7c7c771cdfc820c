import { describe, expect, test } from 'vitest';
import { api, day, nextDay, openShop, shop, staff } from '../support/open-shop.ts';
import {
  aCarpetItem,
  book,
  bookingBody,
  fillCart,
  freeSlot,
  linkOf,
  rowsOf,
  slotsOn,
} from '../support/shop.ts';

openShop();

let count = 0;
const add = (terms: object) => staff.post('/admin/coupons', { code: `TERMS-${++count}`, ...terms });
const apply = (cartId: string, code: string) => api.post('/promo/coupon/apply', { cartId, code });

async function cartWith(code: string, rooms = 3) {
  const cartId = await fillCart(api, [aCarpetItem(shop, rooms)]);
  const { status, body } = await apply(cartId, code);
  expect([status, body.code]).toEqual([200, undefined]);
  return { cartId, ...body };
}

async function bookFirst(code: string, contact: { email: string; phone?: string }, on = nextDay()) {
  const { cartId, totals } = await cartWith(code);
  const slot = await freeSlot(api, on, totals.minutes);
  return book(api, bookingBody(cartId, slot, { ...contact, expectedTotal: totals.total }));
}

describe('a percent', () => {
  test('[PM11] is stored, shown and taken off, up to its limit', async () => {
    const { status, body } = await add({ percentOff: 15, maxOff: 12.5, stacking: true });
    expect([status, body]).toMatchObject([201, { amountOff: 0, percentOff: 15, maxOff: 12.5 }]);
    const one = await cartWith(body.code, 1);
    expect(one.totals.discount).toBe(Math.floor(shop.carpetPrice * 15 + 0.5) / 100);
    // A build that knows amounts alone is told what it takes off now.
    expect(one.cart.promotions).toMatchObject([
      { amountOff: one.totals.discount, terms: { percentOff: 15, maxOff: 12.5, kinds: null } },
    ]);
    expect((await cartWith(body.code, 6)).totals.discount).toBe(12.5);
  });

  test('[PM11] stays with its booking when the code becomes another', async () => {
    const { body: coupon } = await add({ percentOff: 10 });
    const made = await bookFirst(coupon.code, { email: 'ten@sabal-mail.com' });
    expect(made.status).toBe(201);
    const changed = await staff.patch(`/admin/coupons/${coupon.id}`, { amountOff: 1 });
    expect(changed.body).toMatchObject({ amountOff: 1, usedCount: 1 });
    expect(changed.body).not.toHaveProperty('percentOff');
    const { id, sig } = linkOf(made.body.manageUrl);
    const clone = await api.post(`/bookings/${id}/clone-to-cart`, { email: 'ten@sabal-mail.com', sig });
    const { totals } = (await api.get(`/cart/${clone.body.cartId}?withTotals=1`)).body;
    expect(totals.discount).toBe(Math.floor(totals.subtotal * 10 + 0.5) / 100);
  });

  test.each<[object, object]>([
    [{ percentOff: 0 }, { percentOff: 'invalid' }],
    [{ percentOff: 101 }, { percentOff: 'invalid' }],
    [{ percentOff: 12.5 }, { percentOff: 'invalid' }],
    [{ percentOff: 10, maxOff: 0.005 }, { maxOff: 'invalid' }],
    [{ amountOff: 5, maxOff: 2 }, { maxOff: 'invalid' }],
    [{}, { amountOff: 'invalid' }],
    [{ amountOff: 5, kinds: [] }, { kinds: 'required' }],
    [{ amountOff: 5, kinds: ['tile', 'tile'] }, { kinds: 'invalid' }],
    [{ amountOff: 5, kinds: ['gardens'] }, { 'kinds.0': 'invalid' }],
  ])('[PM10][PM11] %o is refused', async (terms, fields) => {
    const { status, body } = await add(terms);
    expect([status, body.fields]).toEqual([400, fields]);
  });
});

test('[PM12] a code for other kinds is refused, and one whose line has left returns with it', async () => {
  const { body: tile } = await add({ amountOff: 5, kinds: ['tile'] });
  const cartId = await fillCart(api, [aCarpetItem(shop, 2)]);
  expect((await apply(cartId, tile.code)).body.code).toBe('promo.kinds');
  const { body: carpet } = await add({ percentOff: 50, kinds: ['carpet'] });
  const { totals } = (await apply(cartId, carpet.code)).body;
  expect(totals.discount).toBe(shop.carpetPrice);
  const pavers = { serviceId: shop.paversId, productId: null, instances: [{ intake: { kind: 'pavers' } }] };
  const other = await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items: [pavers] });
  expect(other.body.totals.promotions).toMatchObject([
    { active: false, reason: 'promo.invalid', why: 'promo.kinds', discountAmount: 0 },
  ]);
});

test('[PM12] a minimum is of the lines that the code is for, and says how much they cost', async () => {
  const carpet = 3 * shop.carpetPrice;
  const { body: services } = await api.get('/services');
  const { id: serviceId, products } = services.find(({ kind }: { kind: string }) => kind === 'tile');
  const instances = [{ id: crypto.randomUUID(), sqft: 300 }];
  const tileItem = { id: crypto.randomUUID(), serviceId, productId: products[0].id, instances };
  const cartId = await fillCart(api, [aCarpetItem(shop, 3), tileItem]);
  const minSubtotal = carpet + 5;
  const { body: coupon } = await add({ percentOff: 10, kinds: ['carpet'], minSubtotal });
  const refused = await apply(cartId, coupon.code);
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { code: 'promo.minSubtotal', minSubtotal: minSubtotal * 100, ofSubtotal: carpet * 100 },
  ]);
  await staff.patch(`/admin/coupons/${coupon.id}`, { minSubtotal: carpet });
  await apply(cartId, coupon.code);
  await staff.patch(`/admin/coupons/${coupon.id}`, { minSubtotal });
  const { totals } = (await api.get(`/cart/${cartId}?withTotals=1`)).body;
  expect(totals.promotions).toMatchObject([{ reason: 'promo.minSubtotal', ofAmount: carpet }]);
  expect(totals.subtotal).toBeGreaterThan(minSubtotal);
});

describe('[PM13] a code for a first booking', () => {
  test('goes once to a mailbox or a phone, however they are written', async () => {
    const { body: coupon } = await add({ amountOff: 7, firstOnly: true });
    const first = await bookFirst(coupon.code, { email: 'first@sabal-mail.com', phone: '(407) 555-0199' });
    expect(first.status).toBe(201);
    for (const contact of [
      { email: ' FIRST@sabal-mail.com ', phone: '407 555 0111' },
      { email: 'second@sabal-mail.com', phone: '+1 407-555-0199' },
    ]) {
      const again = await bookFirst(coupon.code, contact);
      expect([again.status, again.body.code]).toEqual([409, 'price.changed']);
      expect(again.body.totals.promotions).toMatchObject([{ active: false, why: 'promo.firstOnly' }]);
      expect(again.body.cart.promotions).toMatchObject([
        { active: false, terms: { firstOnly: true, offWhy: 'promo.firstOnly' } },
      ]);
    }
    const { id, sig } = linkOf(first.body.manageUrl);
    await api.post(`/bookings/${id}/cancel`, { email: 'first@sabal-mail.com', sig });
    const back = await bookFirst(coupon.code, { email: 'first@sabal-mail.com', phone: '407 555 0199' });
    expect(back.status).toBe(201);
  });

  test('of many first bookings at once one has it', async () => {
    const { body: coupon } = await add({ amountOff: 7, firstOnly: true });
    const { totals } = await cartWith(coupon.code);
    const slots = (await slotsOn(api, day, totals.minutes)).filter((_, index) => index % 6 === 0).slice(0, 4);
    const bodies = await Promise.all(
      slots.map(async (slot, index) => {
        const { cartId } = await cartWith(coupon.code);
        const email = `many-${index}@sabal-mail.com`;
        return bookingBody(cartId, slot, { email, phone: '407 555 0177', expectedTotal: totals.total });
      }),
    );
    const answers = await Promise.all(bodies.map((body) => book(api, body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const used = await rowsOf(api, `select 1 from promo_redemptions where coupon_id = $1`, [coupon.id]);
    expect(used).toHaveLength(1);
  });
});
