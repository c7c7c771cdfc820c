/** The guide of a new company's first steps. */
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectAsOwner } from '../../server/db/connect.ts';
import { addTenant } from '../../server/run/tenant/add-tenant.ts';
import { type Api, type Caller, startApi } from '../support/api.ts';

let api: Api;
let db: Knex;
let acme: Caller;
beforeAll(async () => {
  api = await startApi();
  db = connectAsOwner(api.ownerUrl);
  acme = await add('acme');
});
afterAll(async () => {
  await db?.destroy();
  await api?.stop();
});

async function add(slug: string, demo = false): Promise<Caller> {
  const env = { publicUrl: 'https://book.test', appTenant: 'sabal', production: false };
  const told = await addTenant(db, env, { slug, demo, dryRun: false });
  const key = /adm_\S+/.exec(told.join(' '))?.[0];
  return api.as({ 'X-Tenant-Slug': slug, 'X-Admin-Token': key });
}

const shown = async (of: Caller) => (await of.get('/admin/guide')).body;

test('a company that sells nothing is led to it, and looking changes nothing', async () => {
  const fresh = { state: 'new', opens: true, done: [] };
  expect(await shown(acme)).toEqual(fresh);
  expect(await shown(acme)).toEqual(fresh);
});

test('a company that began with something to sell, or was there before, has none', async () => {
  const ours = api.as({ 'X-Admin-Token': 'sabal-dev-admin' });
  for (const of of [ours, await add('demo', true)])
    expect(await shown(of)).toMatchObject({ state: 'none', opens: false });
});

test('what is true is done by itself, what was said to be right too, and a save of settings keeps it', async () => {
  expect((await acme.put('/admin/guide', { state: 'open', done: ['hours'] })).body).toEqual({
    state: 'open',
    opens: true,
    done: ['hours'],
  });
  const { version } = (await acme.get('/admin/company')).body;
  const saved = await acme.put('/admin/company', {
    phone: '(407) 555-0199',
    look: { accent: '#b3261e' },
    expectedVersion: version,
  });
  expect(saved.status).toBe(200);
  expect(await shown(acme)).toMatchObject({ state: 'open', done: ['who', 'look', 'hours'] });
});

test('D376: two devices at once lose nothing, and what one closes no other opens again', async () => {
  const bolt = await add('bolt');
  const put = (state: string, done: string[]) => bolt.put('/admin/guide', { state, done });
  await Promise.all([put('open', ['hours']), put('open', ['prices']), put('open', ['area'])]);
  expect((await shown(bolt)).done).toEqual(['area', 'hours', 'prices']);
  await Promise.all([put('dismissed', []), put('open', ['who'])]);
  const closed = { state: 'dismissed', opens: false, done: ['who', 'area', 'hours', 'prices'] };
  expect(await shown(bolt)).toEqual(closed);
  expect((await put('open', [])).body).toEqual(closed);
  expect((await put('dismissed', [])).body).toEqual(closed);
  expect((await shown(acme)).state, 'of its company alone').toBe('open');
});

test('what is no step and no state is refused, and a stranger is', async () => {
  for (const body of [
    {},
    { state: 'new', done: [] },
    { state: 'open', done: ['payments'] },
    { state: 'open' },
  ]) {
    const answer = await acme.put('/admin/guide', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.invalid']);
  }
  const stranger = api.as({ 'X-Tenant-Slug': 'acme' });
  expect((await stranger.get('/admin/guide')).status).toBe(401);
});
