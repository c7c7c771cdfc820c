import { beforeEach, describe, expect, test } from 'vitest';
import { anEdit, cartOf, putItems } from '../support/edit.ts';
import { api, day, openShop, staff } from '../support/open-shop.ts';
import { book, bookingBody, fillCart, freeSlot, linkOf } from '../support/shop.ts';

openShop();

describe('[PR5][PR6] what tile costs', () => {
  const aTileItem = async (sqft: number, more: object = {}) => {
    const { body: services } = await api.get('/services');
    const { id: serviceId, products } = services.find(({ kind }: { kind: string }) => kind === 'tile');
    const instances = [{ id: crypto.randomUUID(), sqft, ...more }];
    return { id: crypto.randomUUID(), serviceId, productId: products[0].id, instances };
  };
  const tileCart = async (items: readonly object[]) => {
    const cartId = await fillCart(api, items);
    return { cartId, ...(await cartOf(cartId)).totals };
  };
  const change = async (tile: object) => {
    expect((await staff.patch('/admin/pricing/settings', { serviceCharge: 0, tile })).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1_050)); // a node looks at the revision once a second
  };
  const seeded = { roomRate: 25, areaRate: 1, deepSoilRate: 0.2, sealantRate: 0.2, minimumJob: 150 };
  beforeEach(() => change(seeded));

  test('is changed by the owner, shown to everybody and charged in carts', async () => {
    const { cartId, total } = await tileCart([await aTileItem(200, { soil: 'HIGH', sealant: true })]);
    expect(total).toBe(25 + 200 + 40 + 40);
    await change({ roomRate: 30, areaRate: 1.25, deepSoilRate: 0.3, sealantRate: 0.1 });
    const { tile } = (await api.get('/pricing')).body;
    expect(tile).toEqual({ ...seeded, roomRate: 30, areaRate: 1.25, deepSoilRate: 0.3, sealantRate: 0.1 });
    expect((await cartOf(cartId)).totals.total).toBe(30 + 250 + 60 + 20);
    const told = (await staff.get('/admin/pricing/history?limit=4')).body.changes;
    expect(told.map(({ target, from, to }: Record<string, unknown>) => [target, from, to]).sort()).toEqual([
      ['tile.areaRate', 1, 1.25],
      ['tile.deepSoilRate', 0.2, 0.3],
      ['tile.roomRate', 25, 30],
      ['tile.sealantRate', 0.2, 0.1],
    ]);
  });

  test('is asked about at the checkout like any other price', async () => {
    const { cartId, total, minutes } = await tileCart([await aTileItem(50)]);
    const slot = await freeSlot(api, day, minutes);
    await change({ minimumJob: 180 });
    const refused = await book(api, bookingBody(cartId, slot, { expectedTotal: total }));
    expect([refused.status, refused.body.code]).toEqual([409, 'price.changed']);
    expect(refused.body.totals).toMatchObject({ total: total + 30, tileMinimum: 105 });
    const agreed = await book(api, bookingBody(cartId, slot, { expectedTotal: total + 30 }));
    expect([agreed.status, agreed.body.total]).toEqual([201, total + 30]);
  });

  test('[PR29][PR33] stays what it was in the edit of a booking, for what was not touched', async () => {
    const { cartId, total, minutes } = await tileCart([await aTileItem(50)]);
    const slot = await freeSlot(api, day, minutes);
    const { body } = await book(api, bookingBody(cartId, slot));
    await change({ roomRate: 40, areaRate: 2, minimumJob: 200 });
    const edit = await anEdit({ slot, minutes, ...linkOf(body.manageUrl) });
    expect((await cartOf(edit.cartId)).totals).toMatchObject({ total, tileMinimum: 75 });
    const grown = await putItems(edit, [...edit.items, await aTileItem(50)]);
    expect(grown).toMatchObject({ total: total - 75 + 40 + 100, tileMinimum: 0 });
  });
});
