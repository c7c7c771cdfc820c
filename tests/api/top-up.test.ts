import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seed } from '../../server/db/seeds/seed.ts';
import { type Api, startApi } from '../support/api.ts';
import { rowsOf } from '../support/shop.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const settingsOf = async () =>
  (await rowsOf<{ settings: object }>(api, 'select settings from tenants where id = $1', [api.tenantId]))[0]
    ?.settings;
const setSettings = (settings: object) =>
  rowsOf(api, 'update tenants set settings = $2 where id = $1', [api.tenantId, settings]);
const reviewCount = async () =>
  (await rowsOf<{ count: number }>(api, 'select count(*)::int as count from reviews'))[0]?.count;
const start = () => seed(api.ownerUrl, { adminKey: 'sabal-dev-admin', production: false });

/** As a build left it that knew neither reviews nor a help address. */
beforeEach(async () => {
  await rowsOf(api, 'delete from reviews');
  await setSettings({});
});

test('a company of an earlier build gets the samples and the help address with the next start', async () => {
  await Promise.all([start(), start(), start()]);
  expect(await reviewCount()).toBe(85);
  expect(await settingsOf()).toEqual({ helpEmail: 'help@sabal.example', demo: true, seedVersion: 3 });
});

test('what a company wrote before stays: its address, its own settings, its own reviews', async () => {
  await setSettings({ helpEmail: 'hola@palmas.com', other: 1 });
  await rowsOf(
    api,
    `insert into reviews values ($1, gen_random_uuid(), 'en', 3, 'Real', 'Fine', 'epoxy', 'Tampa', 1, 2026, false, 0)`,
    [api.tenantId],
  );
  await start();
  expect(await reviewCount()).toBe(1);
  expect(await settingsOf()).toEqual({ helpEmail: 'hola@palmas.com', other: 1, demo: true, seedVersion: 3 });
});

test('what a company took away afterwards does not come back', async () => {
  await start();
  await rowsOf(api, 'delete from reviews');
  await rowsOf(api, `update tenants set settings = settings - 'helpEmail' where id = $1`, [api.tenantId]);
  await rowsOf(
    api,
    `update services set title = '{"en":"Ours","es":"Ours","fr":"Ours"}' where slug = 'epoxy'`,
  );
  await start();
  expect(await reviewCount()).toBe(0);
  expect(await settingsOf()).toEqual({ demo: true, seedVersion: 3 });
  const [epoxy] = await rowsOf<{ title: object }>(api, `select title from services where slug = 'epoxy'`);
  expect(epoxy?.title).toMatchObject({ en: 'Ours' });
});

test('a company that this build seeded has nothing to catch up with', async () => {
  const fresh = await startApi();
  const [row] = await rowsOf<{ settings: object }>(fresh, 'select settings from tenants where id = $1', [
    fresh.tenantId,
  ]);
  await fresh.stop();
  expect(row?.settings).toEqual({
    helpEmail: 'help@sabal.example',
    phone: '(407) 555-0142',
    legalName: 'Sabal Home Services LLC',
    demo: true,
    seedVersion: 3,
  });
});
