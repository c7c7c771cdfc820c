import { describe, expect, test } from 'vitest';
import { addCanaryTenant, MARK } from '../support/canary-tenant.ts';
import { isLent } from '../support/database-servers.ts';
import { api, nextDay, openShop, shop, staff } from '../support/open-shop.ts';
import { aSmallCart, asOwner, book, bookingBody, freeSlot, rowsOf } from '../support/shop.ts';

openShop();

const PATH_OF_SETTINGS = '/admin/pricing/settings';
const shown = async () => (await staff.get('/admin/pricing')).body;
const history = async (query = '') => (await staff.get(`/admin/pricing/history${query}`)).body;

interface Priced {
  readonly id: string;
  readonly slug: string;
  readonly price: number;
  readonly version: number;
}

async function find(
  type: 'services' | 'products' | 'options',
  isIt: (row: Priced) => boolean,
): Promise<Priced> {
  const row = (await shown())[type].find(isIt);
  expect(row).toBeDefined();
  return row;
}

const product = () => find('products', ({ id }) => id === shop.carpetProductId);

async function revision(): Promise<number> {
  const [row] = await rowsOf<{ catalogue_revision: string }>(
    api,
    `select catalogue_revision from tenants where slug = 'sabal'`,
  );
  return Number(row?.catalogue_revision);
}

// Another engine has its locks on other machines.
test.skipIf(isLent)(
  'who changes a price waits for who changes the catalogue before it holds a row of it',
  async () => {
    const { id, price } = await product();
    await asOwner(api.ownerUrl, async (other) => {
      await other.query('begin');
      await other.query(`select set_config('app.tenant_id', $1, true)`, [api.tenantId]);
      await other.query('select from tenants where id = $1 for no key update', [api.tenantId]);
      const changed = staff.patch(`/admin/pricing/products/${id}`, { price: price + 1 });
      const isWaiting = async () =>
        (
          await other.query(
            'select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
          )
        ).rowCount;
      await expect.poll(isWaiting).toBe(1);
      const locked = 'select from products where tenant_id = $1 and id = $2 for update nowait';
      expect((await other.query(locked, [api.tenantId, id])).rowCount).toBe(1);
      await other.query('commit');
      expect((await changed).status).toBe(200);
    });
    await staff.patch(`/admin/pricing/products/${id}`, { price });
  },
);

/** A node looks at the revision once a second. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 1_050));

describe('the price list', () => {
  test('has every service, product and option on offer in French, and who will meet a new price', async () => {
    const before = (await shown()).openCarts;
    await aSmallCart(api, shop);
    await api.post('/cart', {});
    const pricing = await shown();
    expect(pricing.openCarts).toBe(before + 1);
    const { body: services } = await api.get('/services?locale=fr');
    expect(pricing.services.map(({ title }: { title: string }) => title)).toEqual(
      services.map(({ localizedTitle }: { localizedTitle: string }) => localizedTitle),
    );
    const offered = services.flatMap(({ products }: { products: { title: string; price: number }[] }) =>
      products.map(({ title, price }) => [title, price]),
    );
    expect(
      pricing.products.map(({ title, price }: { title: string; price: number }) => [title, price]),
    ).toEqual(offered);
    expect(pricing.options.length).toBeGreaterThan(10);
    expect(pricing.settings).toMatchObject({ delivery: { mileageRate: 1.9 }, version: 1 });
  });
});

describe('changing a price', () => {
  test('reaches customers, moves version and revision by one and is written down', async () => {
    const { id, price, version } = await product();
    const [was, changes] = [await revision(), (await history()).changes.length];
    const answer = await staff.patch(`/admin/pricing/products/${id}`, {
      price: price + 0.55,
      expectedVersion: version,
    });
    expect([answer.status, answer.body]).toEqual([200, { id, price: price + 0.55, version: version + 1 }]);
    expect(await revision()).toBe(was + 1);
    await aMoment();
    const { body: services } = await api.get('/services');
    const sold = services.flatMap(({ products }: { products: Priced[] }) => products);
    expect(sold.find((one: Priced) => one.id === id).price).toBe(price + 0.55);
    const told = (await history()).changes;
    expect(told).toHaveLength(changes + 1);
    expect(told[0]).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      by: expect.stringMatching(/./),
      type: 'products',
      target: id,
      title: expect.stringMatching(/./),
      from: price,
      to: price + 0.55,
    });
  });

  test('the price that it has is no change: no version, no revision, no history, no conflict', async () => {
    const { id, price, version } = await product();
    const [was, changes] = [await revision(), (await history()).changes.length];
    const again = await staff.patch(`/admin/pricing/product/${id}`, { price, expectedVersion: version - 1 });
    expect([again.status, again.body]).toEqual([200, { id, price, version }]);
    expect([await revision(), (await history()).changes.length]).toEqual([was, changes]);
  });

  test('of two editors at once one is told what the other did', async () => {
    const { id, price, version: expectedVersion } = await product();
    const answers = await Promise.all(
      [1, 2].map((more) =>
        staff.patch(`/admin/pricing/products/${id}`, { price: price + more, expectedVersion }),
      ),
    );
    const [good, late] = answers.sort((one, other) => one.status - other.status);
    expect([good?.status, late?.status]).toEqual([200, 409]);
    expect(late?.body).toMatchObject({
      code: 'pricing.changed',
      current: { price: good?.body.price, version: expectedVersion + 1 },
    });
  });

  test('without a version both are taken, one after the other: the check above rests on it', async () => {
    const { id, price, version } = await product();
    const answers = await Promise.all(
      [1, 2].map((more) => staff.patch(`/admin/pricing/products/${id}`, { price: price + more })),
    );
    expect(answers.map(({ status, body }) => [status, body.version]).sort()).toEqual([
      [200, version + 1],
      [200, version + 2],
    ]);
  });

  test.each([
    ['products', 45.505, 'invalid'],
    ['products', 0, 'too_small'],
    ['products', -1, 'too_small'],
    ['services', 0, 'too_small'],
    ['products', 100_000.01, 'too_large'],
    ['options', -100_000.01, 'too_small'],
    ['options', 0.001, 'invalid'],
    ['products', 'ten', 'invalid'],
    ['products', undefined, 'required'],
  ] as const)('[PR32] %s at %s is refused: %s', async (type, price, fault) => {
    const { id } = await find(type, (row) => row.price > 0);
    const { status, body } = await staff.patch(`/admin/pricing/${type}/${id}`, { price });
    expect([status, body.code, body.fields]).toEqual([400, 'request.invalid', { price: fault }]);
  });

  test('[PR32] an option may take something off, and what costs nothing may stay so', async () => {
    const option = await find('options', (row) => row.price > 0);
    expect((await staff.patch(`/admin/pricing/option/${option.id}`, { price: -12.5 })).body.price).toBe(
      -12.5,
    );
    const free = await find('services', (row) => row.price === 0);
    const same = await staff.patch(`/admin/pricing/service/${free.id}`, { price: 0 });
    expect([same.status, same.body.version]).toEqual([200, free.version]);
  });

  test('what is not there is a 404, also as another type', async () => {
    for (const path of [`products/${crypto.randomUUID()}`, `services/${shop.carpetProductId}`])
      expect((await staff.patch(`/admin/pricing/${path}`, { price: 9 })).body.code).toBe('price.not_found');
    expect((await staff.patch(`/admin/pricing/carts/${shop.carpetId}`, { price: 9 })).status).toBe(404);
  });

  test('a cart filled before pays the new price, and only once its owner agrees', async () => {
    await aMoment();
    const { cartId, minutes, total } = await aSmallCart(api, shop);
    const slot = await freeSlot(api, nextDay(), minutes);
    const { id, price } = await product();
    await staff.patch(`/admin/pricing/products/${id}`, { price: price + 8 });
    const refused = await book(api, bookingBody(cartId, slot, { expectedTotal: total }));
    expect([refused.status, refused.body.code]).toEqual([409, 'price.changed']);
    expect(refused.body.totals.total).toBe(total + 8);
    const agreed = await book(api, bookingBody(cartId, slot, { expectedTotal: total + 8 }));
    expect([agreed.status, agreed.body.total]).toEqual([201, total + 8]);
  });
});

describe('changing rates', () => {
  test('several at once are one version and one line of history each; the rest stays', async () => {
    const { settings } = await shown();
    const was = await revision();
    const answer = await staff.patch(PATH_OF_SETTINGS, {
      serviceCharge: 4.5,
      delivery: { mileageRate: 2.05, baseFeeErrand: settings.delivery.baseFeeErrand },
      expectedVersion: settings.version,
    });
    const expected = {
      ...settings,
      serviceCharge: 4.5,
      delivery: { ...settings.delivery, mileageRate: 2.05 },
      version: settings.version + 1,
    };
    expect([answer.status, answer.body]).toEqual([200, expected]);
    expect((await shown()).settings).toEqual(expected);
    expect(await revision()).toBe(was + 1);
    const told = (await history('?limit=2')).changes;
    expect(new Set(told.map(({ at }: { at: string }) => at)).size).toBe(1);
    expect(
      told
        .map(({ type, target, title, from, to }: Record<string, unknown>) => [type, target, title, from, to])
        .sort(),
    ).toEqual([
      ['settings', 'delivery.mileageRate', '', settings.delivery.mileageRate, 2.05],
      ['settings', 'serviceCharge', '', settings.serviceCharge, 4.5],
    ]);
    await aMoment();
    const { body: rates } = await api.get('/pricing');
    expect([rates.serviceCharge, rates.delivery.mileageRate]).toEqual([4.5, 2.05]);
  });

  test('a bad figure among good ones changes nothing and is named', async () => {
    const before = await shown();
    const { status, body } = await staff.patch(PATH_OF_SETTINGS, {
      serviceCharge: 9,
      delivery: { mileageRate: 1.905, extraPickupFee: -1 },
      rentmeMileageRate: 100_001,
      tile: { areaRate: 0, roomRate: 12.345, sealantRate: -0.01 },
    });
    expect([status, body.fields]).toEqual([
      400,
      {
        'delivery.mileageRate': 'invalid',
        'delivery.extraPickupFee': 'too_small',
        rentmeMileageRate: 'too_large',
        'tile.areaRate': 'too_small',
        'tile.roomRate': 'invalid',
        'tile.sealantRate': 'too_small',
      },
    ]);
    const text = await staff.patch(PATH_OF_SETTINGS, { delivery: { mileageRate: '2' } });
    expect([text.status, text.body.fields]).toEqual([400, { 'delivery.mileageRate': 'invalid' }]);
    const odd = await staff.patch(PATH_OF_SETTINGS, { tile: { minimumJob: null } });
    expect([odd.status, odd.body.fields]).toEqual([400, { 'tile.minimumJob': 'invalid' }]);
    expect((await shown()).settings).toEqual(before.settings);
  });

  test('of two editors at once one is told all rates as they are now', async () => {
    const { version: expectedVersion } = (await shown()).settings;
    const answers = await Promise.all([
      staff.patch(PATH_OF_SETTINGS, { handymanFirstHourRate: 95, expectedVersion }),
      staff.patch(PATH_OF_SETTINGS, { rentmeExtraHourRate: 55, expectedVersion }),
    ]);
    const [good, late] = answers.sort((one, other) => one.status - other.status);
    expect([good?.status, late?.status]).toEqual([200, 409]);
    expect(late?.body).toMatchObject({ code: 'pricing.changed', current: good?.body });
  });

  test('nothing to change is no change', async () => {
    const { settings } = await shown();
    for (const body of [{}, { delivery: {} }, settings, { ...settings, expectedVersion: 0 }])
      expect((await staff.patch(PATH_OF_SETTINGS, body)).body).toEqual(settings);
  });
});

test('the history is read in pages, newest first, without a gap', async () => {
  const { id } = await product();
  for (const price of [61, 62, 63, 64]) await staff.patch(`/admin/pricing/products/${id}`, { price });
  await staff.patch(PATH_OF_SETTINGS, { serviceCharge: 1, handymanExtraHourRate: 71, rentmeMileageRate: 3 });
  const all = (await history('?limit=100')).changes;
  const paged = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { changes: unknown[]; nextCursor: string | null } = await history(
      `?limit=2&cursor=${cursor}`,
    );
    paged.push(...page.changes);
    cursor = page.nextCursor;
  }
  expect(paged).toEqual(all);
  const times = all.map(({ at }: { at: string }) => at);
  expect(times).toEqual([...times].sort().reverse());
  const forged = `7999999999999999_${crypto.randomUUID()}`;
  for (const query of ['cursor=nonsense', `cursor=${forged}`, 'limit=1.5']) {
    expect((await staff.get(`/admin/pricing/history?${query}`)).status).toBe(400);
    expect((await staff.get(`/admin/mails?${query}`)).status).toBe(400);
  }
});

test('another company sees and changes none of it, and nobody does without a key', async () => {
  const { id } = await product();
  const canary = await asOwner(api.ownerUrl, addCanaryTenant);
  const theirs = api.as({ 'X-Tenant-Slug': canary.slug, 'X-Admin-Token': 'sabal-dev-admin' });
  for (const caller of [theirs, api]) {
    for (const answer of [
      await caller.get('/admin/pricing'),
      await caller.get('/admin/pricing/history'),
      await caller.patch(PATH_OF_SETTINGS, { serviceCharge: 3 }),
      await caller.patch(`/admin/pricing/products/${id}`, { price: 3 }),
    ])
      expect([answer.status, answer.body.code]).toEqual([401, 'admin.denied']);
  }
  for (const other of canary.ids) {
    for (const type of ['services', 'products', 'options'])
      expect((await staff.patch(`/admin/pricing/${type}/${other}`, { price: 3 })).status).toBe(404);
  }
  expect(JSON.stringify([await shown(), await history()])).not.toContain(MARK);
});
