import { get } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servicesAnswer } from '#shared/api/catalogue.ts';
import { resolveSlug, slugTable } from '#shared/catalogue/slugs.ts';
import type { Api } from '../support/api.ts';
import { startApi } from '../support/api.ts';
import { asOwner, catalogueOf } from '../support/shop.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
afterEach(() => void vi.restoreAllMocks());

test('the catalogue has every kind, and every slug, old ones too, leads to one of its services', async () => {
  const services = servicesAnswer.parse((await api.get('/services?locale=en')).body);
  const kinds = new Set(services.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(
    ['carpet', 'delivery', 'epoxy', 'general', 'handyman', 'pavers', 'rentme', 'tile', 'upholstery'].sort(),
  );
  const slugs = new Set<string>(services.map(({ slug }) => slug));
  for (const slug of Object.keys(slugTable)) {
    const target = resolveSlug(slug);
    if (target?.screen === 'service') expect(slugs).toContain(target.slug);
    else expect(kinds).toContain(target?.kind);
  }
});

test('titles follow the language asked for, the English title and all languages come along', async () => {
  const [carpet] = (await api.get('/services?locale=es')).body;
  expect(carpet).toMatchObject({ title: 'Carpet cleaning', localizedTitle: 'Limpieza de alfombras' });
  expect(carpet.i18n.title.fr).toBe('Nettoyage de moquettes');
});

test('without a language the company’s own is used; a language nobody speaks here is a 400', async () => {
  expect((await api.get('/services')).body[0].localizedTitle).toBe('Nettoyage de moquettes');
  const refused = await api.get('/services?locale=de');
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', fields: { locale: 'invalid' } },
  });
});

test('an unchanged catalogue is a 304 and a changed price is a new answer within two seconds', async () => {
  const first = await api.get('/services?locale=en');
  const etag = first.headers.get('ETag') ?? '';
  const again = await api.get('/services?locale=en', { headers: { 'If-None-Match': etag } });
  expect(again).toMatchObject({ status: 304, body: '' });
  const shop = await catalogueOf(api);
  await asOwner(api.ownerUrl, async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
    await client.query('update products set price_cents = price_cents + 50 where id = $1', [
      shop.carpetProductId,
    ]);
    await client.query('update tenants set catalogue_revision = catalogue_revision + 1');
  });
  await expect
    .poll(async () => (await api.get('/services?locale=en')).body[0].products[0].price, { timeout: 5_000 })
    .toBe(shop.carpetPrice + 0.5);
});

test.each([
  ['/services', 'br', 6_500],
  ['/services', 'gzip', 7_500],
  ['/reviews', 'br', 10_000],
  ['/reviews', 'gzip', 10_500],
])('%s is compressed as %s and small enough for a first screen', async (path, encoding, limit) => {
  const raw = await rawBytes(`${api.url}/api${path}?locale=en`, encoding);
  expect([raw.status, raw.encoding]).toEqual([200, encoding]);
  expect(raw.bytes).toBeLessThan(limit);
  expect(raw.bytes).toBeGreaterThan(1_000);
});

/** What really travels: fetch() would unpack it. */
function rawBytes(
  url: string,
  encoding: string,
): Promise<{ status: number; encoding: string; bytes: number }> {
  const headers = { 'X-Tenant-Slug': 'sabal', 'Accept-Encoding': encoding };
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => {
        const named = String(answer.headers['content-encoding'] ?? '');
        resolve({ status: answer.statusCode ?? 0, encoding: named, bytes });
      });
    }).on('error', reject);
  });
}

test('the rates are those of D312, D313 and D260', async () => {
  expect((await api.get('/pricing/handyman')).body).toEqual({ firstHourRate: 90, extraHourRate: 60 });
  expect((await api.get('/pricing/rentme')).body).toEqual({
    firstHourRate: 85,
    extraHourRate: 50,
    mileRate: 2,
  });
  const delivery = { baseFeeDelivery: 10, baseFeeErrand: 15, extraPickupFee: 10, mileageRate: 1.9 };
  expect((await api.get('/pricing/delivery')).body).toEqual(delivery);
  const tile = { roomRate: 25, areaRate: 1, deepSoilRate: 0.2, sealantRate: 0.2, minimumJob: 150 };
  expect((await api.get('/pricing/tile')).body).toEqual(tile);
  expect((await api.get('/pricing')).body).toMatchObject({
    delivery,
    tile,
    serviceCharge: 0,
    slotStepMinutes: 30,
    horizonDays: 90,
  });
});

test('the zone of the company and where to reach it are public', async () => {
  expect((await api.get('/public/tenant/timezone')).body).toEqual({
    timezone: 'America/New_York',
    helpEmail: 'help@sabal.example',
    mailsLeave: false,
  });
});

test('a node whose clock was put back an hour hears of a change and of another zone as soon as any', async () => {
  const zone = async () => (await api.get('/public/tenant/timezone')).body.timezone;
  expect([await zone(), (await api.get('/services')).status]).toEqual(['America/New_York', 200]);
  const shop = await catalogueOf(api);
  await asOwner(api.ownerUrl, async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
    await client.query('update products set price_cents = price_cents + 50 where id = $1', [
      shop.carpetProductId,
    ]);
    await client.query(
      `update tenants set catalogue_revision = catalogue_revision + 1, time_zone = 'America/Chicago'`,
    );
  });
  const [wall, running] = [Date.now, performance.now.bind(performance)];
  vi.spyOn(Date, 'now').mockImplementation(() => wall() - 3_600_000);
  // What a node remembers for a minute is forgotten after one that it ran, whatever its clock says.
  vi.spyOn(performance, 'now').mockImplementation(() => running() + 61_000);
  expect(await zone()).toBe('America/Chicago');
  await expect
    .poll(async () => (await api.get('/services?locale=en')).body[0].products[0].price)
    .toBe(shop.carpetPrice + 0.5);
});
