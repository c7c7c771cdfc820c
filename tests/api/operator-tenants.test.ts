/** `npm run tenant`: what the operator of a deployment does with its companies. */
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectAsOwner } from '../../server/db/connect.ts';
import { addTenant } from '../../server/run/tenant/add-tenant.ts';
import { giveKey } from '../../server/run/tenant/give-key.ts';
import { mapHost, tellTenants } from '../../server/run/tenant/map-host.ts';
import { type Api, startApi } from '../support/api.ts';
import { rowsChecksum } from '../support/rows-checksum.ts';

let api: Api;
let db: Knex;
beforeAll(async () => {
  api = await startApi();
  db = connectAsOwner(api.ownerUrl);
});
afterAll(async () => {
  await db?.destroy();
  await api?.stop();
});

const env = { publicUrl: 'https://book.test', appTenant: 'sabal', production: false };
const keyIn = (told: readonly string[]) => /adm_\S+/.exec(told.join(' '))?.[0] ?? '';
const as = (slug: string, key?: string) => api.as({ 'X-Tenant-Slug': slug, 'X-Admin-Token': key });
const add = (slug: string, rest = {}) => addTenant(db, env, { slug, demo: false, dryRun: false, ...rest });

test('an empty company has hours, rates and a key that opens its back office, and nothing to sell', async () => {
  const told = await add('acme', { name: 'Acme  Floors ', locale: 'en' });
  const staff = as('acme', keyIn(told));
  expect((await staff.get('/admin/auth/verify')).body.label).toBe('Propriétaire');
  expect((await staff.get('/admin/schedule')).body).toMatchObject({
    slotStepMinutes: 30,
    travel: { mode: 'fixed', fixedMin: 15 },
  });
  expect((await staff.get('/admin/coupons')).body.coupons).toEqual([]);
  expect((await staff.get('/admin/company')).body).toMatchObject({
    name: 'Acme Floors',
    helpEmail: '',
  });
  expect((await staff.get('/services')).body).toEqual([]);
  expect((await staff.get('/reviews')).body.items).toEqual([]);
  expect((await as('sabal', keyIn(told)).get('/admin/auth/verify')).status).toBe(401);
  expect(told.join(' ')).toContain('https://acme.localhost/admin');
});

test('added again it stays as it is, and no other key is made', async () => {
  const before = await rowsChecksum(api.ownerUrl);
  expect(await add('acme', { demo: true })).toEqual(['There is a company acme already: it stays as it is.']);
  expect(await rowsChecksum(api.ownerUrl)).toEqual(before);
});

test('two who add one company at once add it once', async () => {
  const told = await Promise.all([add('twice'), add('twice')]);
  expect(told.filter((lines) => keyIn(lines) !== '')).toHaveLength(1);
});

test('with the demo catalogue it sells all that the seeded one does, and has no id in common with it', async () => {
  await add('demo', { demo: true });
  const [theirs, ours] = [(await as('demo').get('/services')).body, (await api.get('/services')).body];
  const slugs = (services: { slug: string }[]) => services.map(({ slug }) => slug);
  expect(slugs(theirs)).toEqual(slugs(ours));
  const ids = (body: unknown) => new Set(JSON.stringify(body).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g));
  expect(ids(theirs).size).toBe(ids(ours).size);
  expect([...ids(theirs)].filter((id) => ids(ours).has(id))).toEqual([]);
  expect(keyIn(await giveKey(db, { slug: 'demo', dryRun: false }))).not.toBe('');
});

test('in production the demo has no published code, no invented review and no host of this machine', async () => {
  const told = await addTenant(db, { ...env, production: true }, { slug: 'live', demo: true, dryRun: false });
  const staff = as('live', keyIn(told));
  expect((await staff.get('/services')).body.length).toBeGreaterThan(5);
  expect((await staff.get('/admin/coupons')).body.coupons).toEqual([]);
  expect((await staff.get('/reviews')).body.items).toEqual([]);
  expect(told.join(' ')).toContain('no address yet');
});

test('a dry run says the same and changes nothing', async () => {
  const before = await rowsChecksum(api.ownerUrl);
  const told = [
    await add('never', { dryRun: true, demo: true, host: 'never.test' }),
    await mapHost(db, { slug: 'acme', host: 'dry.test', change: 'primary', dryRun: true }),
    await giveKey(db, { slug: 'acme', dryRun: true }),
  ];
  for (const lines of told) {
    expect(lines.at(-1)).toBe('This was a dry run: nothing has changed.');
    expect(keyIn(lines)).toBe('');
  }
  expect(await rowsChecksum(api.ownerUrl)).toEqual(before);
});

test('a key more leaves those before good', async () => {
  const [one, two] = [
    await giveKey(db, { slug: 'acme', dryRun: false }),
    await giveKey(db, { slug: 'acme', label: 'Bureau', dryRun: false }),
  ].map(keyIn);
  const labels = [];
  for (const key of [one, two]) labels.push((await as('acme', key).get('/admin/auth/verify')).body.label);
  expect(labels).toEqual(['Opérateur', 'Bureau']);
});

test('asked for again under its label a key stays as it is, and no other is made', async () => {
  const before = await rowsChecksum(api.ownerUrl);
  const told = await giveKey(db, { slug: 'acme', label: ' Bureau ', dryRun: false });
  expect(keyIn(told)).toBe('');
  expect(told.join(' ')).toContain('There is a key "Bureau" of acme already');
  expect(await rowsChecksum(api.ownerUrl)).toEqual(before);
});

test('a company answers under several hosts, and its links begin with the first', async () => {
  const map = (host: string, change: 'add' | 'primary' | 'remove' = 'add') =>
    mapHost(db, { slug: 'acme', host, change, dryRun: false });
  const first = async () => {
    const lines = await tellTenants(db, env);
    return lines.find((line) => line.startsWith('acme'));
  };
  await map('Book.Acme.test');
  await map('book.acme.test');
  expect(await first()).toBe('acme  Acme Floors  https://acme.localhost, also book.acme.test');
  await map('book.acme.test', 'primary');
  await map('book.acme.test', 'primary');
  expect(await first()).toBe('acme  Acme Floors  https://book.acme.test, also acme.localhost');
  await map('book.acme.test', 'remove');
  await map('book.acme.test', 'remove');
  expect(await first()).toBe('acme  Acme Floors  https://acme.localhost');
});

test('each refusal is one sentence, and changes nothing', async () => {
  const before = await rowsChecksum(api.ownerUrl);
  const refused: [() => Promise<unknown>, RegExp][] = [
    [() => add('No Slug'), /1 to 63 of a-z/],
    [() => add('fine', { name: 'x'.repeat(41) }), /1 to 40 letters/],
    [() => add('fine', { host: 'https://acme.test' }), /is no host name/],
    [() => add('fine', { host: 'acme.localhost' }), /Another company answers under acme.localhost/],
    [() => mapHost(db, { slug: 'none', host: 'a.test', change: 'add', dryRun: false }), /no company none/],
    [
      () => mapHost(db, { slug: 'demo', host: 'acme.localhost', change: 'primary', dryRun: false }),
      /Another company answers under/,
    ],
    [() => giveKey(db, { slug: 'none', dryRun: false }), /no company none/],
    [() => giveKey(db, { slug: 'acme', label: ' ', dryRun: false }), /is called by/],
  ];
  for (const [work, why] of refused) await expect(work()).rejects.toThrow(why);
  expect(await rowsChecksum(api.ownerUrl)).toEqual(before);
});
