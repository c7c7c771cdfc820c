import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { aCarpetItem, catalogueOf, fillCart, openCart, type TestCatalogue } from '../support/shop.ts';
import { countStatements } from '../support/statement-count.ts';

let api: Api;
let shop: TestCatalogue;

beforeAll(async () => {
  api = await startApi();
  shop = await catalogueOf(api);
});
afterAll(() => api.stop());

const replace = (items: unknown) => ({ mode: 'replace', items });

describe('opening a cart', () => {
  test('the id of the device is the id of the cart, and sending it again finds that cart', async () => {
    const id = crypto.randomUUID();
    const made = await api.post('/cart', { id });
    const again = await api.post('/cart', { id });
    expect([made.status, again.status]).toEqual([201, 200]);
    expect(made.body).toEqual({ id, status: 'DRAFT', version: 1, editingBookingId: null });
    expect(again.body).toEqual(made.body);
  });

  test('without an id the server makes one', async () => {
    const made = await api.post('/cart', {});
    expect(made.status).toBe(201);
    expect(made.body.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('an id that is no UUID is refused', async () => {
    const answer = await api.post('/cart', { id: 'mine' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'request.invalid', fields: { id: 'invalid' } });
  });

  test('twenty identical calls at once make one cart', async () => {
    const id = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.post('/cart', { id })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
  });
});

describe('reading a cart', () => {
  test('the version is its ETag, and totals come when asked for', async () => {
    const cartId = await fillCart(api, [aCarpetItem(shop, 2)]);
    const plain = await api.get(`/cart/${cartId}`);
    const full = await api.get(`/cart/${cartId}?withTotals=1`);
    expect(plain.headers.get('etag')).toBe('"2"');
    expect(plain.headers.get('cache-control')).toBe('no-store');
    expect(plain.body.totals).toBeUndefined();
    expect(full.body.cart).toEqual(plain.body);
    expect(full.body.totals).toMatchObject({ currency: 'USD', quote: false, lines: [{ qty: 2 }] });
    expect(full.body.totals.total).toBe(full.body.totals.subtotal);
  });

  test('a cart that is not there is a 404', async () => {
    const answer = await api.get(`/cart/${crypto.randomUUID()}`);
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe('cart.not_found');
  });

  test('reading costs one statement', async () => {
    const cartId = await openCart(api);
    await api.get(`/cart/${cartId}`);
    expect(await countStatements(api, () => api.get(`/cart/${cartId}?withTotals=1`))).toEqual(['cart_read']);
  });
});

describe('changing a cart', () => {
  test('replace stores the whole list and answers cart and totals', async () => {
    const cartId = await openCart(api);
    const item = aCarpetItem(shop, 1);
    const answer = await api.patch(`/cart/${cartId}/items`, replace([item]), {
      headers: { 'If-Match': '"1"' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(answer.body.cart).toMatchObject({
      version: 2,
      items: [{ id: item.id, serviceId: item.serviceId }],
    });
    expect(answer.body.totals.subtotal).toBe(shop.carpetPrice);
  });

  test('add puts a line at the end, and the same line again replaces it where it stands', async () => {
    const first = aCarpetItem(shop, 1);
    const second = aCarpetItem(shop, 1);
    const cartId = await fillCart(api, [first]);
    await api.patch(`/cart/${cartId}/items`, { mode: 'add', item: second });
    const answer = await api.patch(`/cart/${cartId}/items`, {
      mode: 'add',
      item: { ...first, instances: [...first.instances, ...aCarpetItem(shop, 1).instances] },
    });
    expect(answer.body.cart.items.map((item: { id: string }) => item.id)).toEqual([first.id, second.id]);
    expect(answer.body.totals.lines.map((line: { qty: number }) => line.qty)).toEqual([2, 1]);
  });

  test('ids that are missing are made', async () => {
    const cartId = await openCart(api);
    const { id: _id, ...item } = aCarpetItem(shop, 1);
    const answer = await api.patch(
      `/cart/${cartId}/items`,
      replace([{ ...item, instances: item.instances.map(({ id: _, ...rest }) => rest) }]),
    );
    expect(answer.body.cart.items[0].id).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.body.cart.items[0].instances[0].id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a stale version is 412 with the current cart and its totals, and changes nothing', async () => {
    const cartId = await fillCart(api, [aCarpetItem(shop, 1)]);
    const answer = await api.patch(`/cart/${cartId}/items`, replace([]), { headers: { 'If-Match': '"1"' } });
    const now = await api.get(`/cart/${cartId}?withTotals=1`);
    expect(answer.status).toBe(412);
    expect(answer.body).toMatchObject({ code: 'cart.stale', ...now.body });
    expect(now.body.cart.items).toHaveLength(1);
  });

  test('the same list sent again with the old version is a success without effect', async () => {
    const cartId = await openCart(api);
    const list = replace([aCarpetItem(shop, 1)]);
    const headers = { 'If-Match': '"1"' };
    const first = await api.patch(`/cart/${cartId}/items`, list, { headers });
    const again = await api.patch(`/cart/${cartId}/items`, list, { headers });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
  });

  test.each([
    ['service', { serviceId: crypto.randomUUID() }],
    ['product', { productId: crypto.randomUUID() }],
  ])('an unknown %s is 422 and changes nothing', async (_what, change) => {
    const cartId = await openCart(api);
    const answer = await api.patch(
      `/cart/${cartId}/items`,
      replace([{ ...aCarpetItem(shop, 1), ...change }]),
    );
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('cart.unknown_item');
    expect((await api.get(`/cart/${cartId}`)).body.version).toBe(1);
  });

  test('an option of nowhere is 422', async () => {
    const cartId = await openCart(api);
    const item = aCarpetItem(shop, 1);
    const instances = item.instances.map((instance) => ({
      ...instance,
      options: [{ optionId: crypto.randomUUID() }],
    }));
    const answer = await api.patch(`/cart/${cartId}/items`, replace([{ ...item, instances }]));
    expect(answer.body.code).toBe('cart.unknown_item');
  });

  test('a line that was withdrawn since may stay while others change', async () => {
    const kept = aCarpetItem(shop, 1);
    const cartId = await fillCart(api, [kept]);
    await withdrawn(kept.productId, async () => {
      const other = { ...aCarpetItem(shop, 1), productId: shop.otherCarpetProductId };
      const answer = await api.patch(`/cart/${cartId}/items`, replace([kept, other]));
      expect(answer.status).toBe(200);
      expect(answer.body.totals.lines.map((line: { withdrawn: boolean }) => line.withdrawn)).toEqual([
        true,
        false,
      ]);
    });
  });

  test('deleting a line removes it, and deleting it again is a success', async () => {
    const item = aCarpetItem(shop, 1);
    const cartId = await fillCart(api, [item, aCarpetItem(shop, 1)]);
    const first = await api.delete(`/cart/${cartId}/items/${item.id}`);
    const again = await api.delete(`/cart/${cartId}/items/${item.id}`);
    expect(first.body.cart.items).toHaveLength(1);
    expect(again.body).toEqual(first.body);
  });

  test('a cart that is not there is a 404 for every change', async () => {
    const nowhere = `/cart/${crypto.randomUUID()}/items`;
    expect((await api.patch(nowhere, replace([]))).body.code).toBe('cart.not_found');
    expect((await api.delete(`${nowhere}/${crypto.randomUUID()}`)).body.code).toBe('cart.not_found');
  });

  test('a distance that no server measured is dropped, and the delivery stays provisional', async () => {
    const cartId = await openCart(api);
    const deliveryMeta = {
      kind: 'delivery',
      stops: [],
      distanceMiles: 0.1,
      extraPickupCount: 0,
      routePending: false,
    };
    const item = { serviceId: shop.deliveryId, productId: null, instances: [{ deliveryMeta }] };
    const answer = await api.patch(`/cart/${cartId}/items`, replace([item]));
    expect(answer.status).toBe(200);
    expect(answer.body.totals.lines[0]).toMatchObject({ provisional: true });
    expect(answer.body.cart.items[0].instances[0].deliveryMeta.distanceMiles).toBeUndefined();
  });

  test('changing costs two statements', async () => {
    const cartId = await openCart(api);
    const list = replace([aCarpetItem(shop, 1)]);
    expect(await countStatements(api, () => api.patch(`/cart/${cartId}/items`, list))).toEqual([
      'cart_lock',
      'cart_items_write',
    ]);
  });

  test('of many changes with one version exactly one is taken', async () => {
    const cartId = await openCart(api);
    const headers = { 'If-Match': '"1"' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        api.patch(`/cart/${cartId}/items`, replace([aCarpetItem(shop, 1)]), { headers }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(11);
  });
});

/** Takes a product off the catalogue while `work` runs. */
async function withdrawn(productId: string, work: () => Promise<void>): Promise<void> {
  const { setActive } = shop;
  await setActive(productId, false);
  try {
    await work();
  } finally {
    await setActive(productId, true);
  }
}
