/** What a database that was once a developer's keeps open when production starts on it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seed } from '../../server/db/seeds/seed.ts';
import { type Api, startApi } from '../support/api.ts';
import { asOwner, rowsOf } from '../support/shop.ts';

const PUBLISHED = 'sabal-dev-admin';
const FIRST = 'first-key-of-the-house';
const SECOND = 'second-key-of-the-house';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const start = (adminKey: string, production = true) => seed(api.ownerUrl, { adminKey, production });
const as = (token: string) => api.as({ 'X-Admin-Token': token });
const verify = async (token: string) => (await as(token).get('/admin/auth/verify')).status;
const openDevice = async (key: string): Promise<string> =>
  (await api.post('/admin/auth/session', { key, label: 'Tablette' })).body.token;
const shownCodes = async (key: string) => {
  const { body } = await as(key).get('/admin/coupons');
  return body.coupons
    .filter((coupon: { active: boolean }) => coupon.active)
    .map(({ code }: { code: string }) => code);
};

describe('keys', () => {
  let device: string;

  test('the published key and its devices open nothing once production has started, and the start says so', async () => {
    device = await openDevice(PUBLISHED);
    expect([await verify(PUBLISHED), await verify(device)]).toEqual([200, 200]);
    const told = await start(FIRST);
    expect([await verify(PUBLISHED), await verify(device), await verify(FIRST)]).toEqual([401, 401, 200]);
    expect(told).toContainEqual(expect.stringContaining(PUBLISHED));
    expect(told.join()).not.toContain(FIRST);
  });

  test('it does not come back with a start that forgets production', async () => {
    expect(await start(PUBLISHED, false)).toHaveLength(1);
    expect([await verify(PUBLISHED), await verify(FIRST)]).toEqual([401, 200]);
  });

  test('a new value of the environment replaces the one before and its devices; keys that staff made stay', async () => {
    const { body: ofStaff } = await as(FIRST).post('/admin/auth/keys', { label: 'Bureau' });
    device = await openDevice(FIRST);
    expect(await start(SECOND)).toEqual([expect.stringContaining('ADMIN_KEY has changed')]);
    const seen = await Promise.all([FIRST, device, SECOND, ofStaff.key].map(verify));
    expect(seen).toEqual([401, 401, 200, 200]);
    expect(await start(SECOND)).toEqual([]);
  });

  test('the value before may come back, one that staff revoked may not', async () => {
    await start(FIRST);
    expect([await verify(FIRST), await verify(SECOND)]).toEqual([200, 401]);
    const { body } = await as(FIRST).get('/admin/auth/access');
    const { id } = body.keys.find((key: { current: boolean }) => key.current);
    expect((await as(FIRST).delete(`/admin/auth/keys/${id}`)).status).toBe(204);
    expect(await start(FIRST)).toEqual([expect.stringContaining('was revoked')]);
    expect(await verify(FIRST)).toBe(401);
  });

  test('starts at once leave one key of the environment', async () => {
    await Promise.all([SECOND, SECOND, SECOND].map((key) => start(key)));
    const live = await rowsOf(api, 'select 1 from admin_keys where from_environment and revoked_at is null');
    expect(live).toHaveLength(1);
  });

  test('the published key of another company goes too', async () => {
    const other = crypto.randomUUID();
    await rowsOf(
      api,
      `insert into tenants (id, slug, name, time_zone, default_locale, settings)
       values ('${other}', 'other', 'Other', 'America/New_York', 'en', '{}')`,
    );
    await rowsOf(
      api,
      `insert into admin_keys (tenant_id, id, label, prefix, key_hash)
       select '${other}', gen_random_uuid(), 'Them', prefix, key_hash from admin_keys where key_hash = sha256('${PUBLISHED}')`,
    );
    const them = api.as({ 'X-Tenant-Slug': 'other', 'X-Admin-Token': PUBLISHED });
    expect((await them.get('/admin/auth/verify')).status).toBe(200);
    await start(SECOND);
    expect((await them.get('/admin/auth/verify')).status).toBe(401);
  });
});

describe('samples', () => {
  test('the codes of the README take nothing off once production has started, those that staff changed stay', async () => {
    const fresh = await startApi();
    const staff = fresh.as({ 'X-Admin-Token': PUBLISHED });
    const { body } = await staff.get('/admin/coupons');
    const spring = body.coupons.find(({ code }: { code: string }) => code === 'SPRING5');
    await rowsOf(fresh, `update coupons set version = version + 1 where id = '${spring.id}'`);
    const told = await seed(fresh.ownerUrl, { adminKey: FIRST, production: true });
    const after = await fresh.as({ 'X-Admin-Token': FIRST }).get('/admin/coupons');
    const live = after.body.coupons.filter((coupon: { active: boolean }) => coupon.active);
    expect(live.map(({ code }: { code: string }) => code)).toEqual(['SPRING5']);
    expect(told).toContainEqual(expect.stringMatching(/switched off: EXPIRED1, LOYAL5, WELCOME10/));
    await fresh.stop();
  });

  test('switched on again by staff they stay on', async () => {
    expect(await shownCodes(SECOND)).toEqual([]);
    await rowsOf(api, `update coupons set active = true, version = version + 1 where code = 'WELCOME10'`);
    await start(SECOND);
    expect(await shownCodes(SECOND)).toEqual(['WELCOME10']);
  });

  test('invented reviews are shown to nobody, real ones are', async () => {
    expect((await api.get('/reviews?locale=en')).body).toMatchObject({ items: [], summary: { count: 0 } });
    await rowsOf(
      api,
      `insert into reviews values ($1, gen_random_uuid(), 'en', 3, 'Real', 'Fine', 'epoxy', 'Tampa', 1, 2026, false, 0)`,
      [api.tenantId],
    );
    await start(SECOND);
    expect((await api.get('/reviews?locale=en')).body.items).toHaveLength(1);
  });
});

test('a start does not wait for who is booking just now', async () => {
  await start(SECOND);
  await asOwner(api.ownerUrl, async (other) => {
    await other.query('begin');
    await other.query(`select set_config('app.tenant_id', $1, true)`, [api.tenantId]);
    await other.query(`insert into carts (tenant_id, id, locale) values ($1, gen_random_uuid(), 'en')`, [
      api.tenantId,
    ]);
    const started = start(SECOND);
    const waits = sleep(5_000, 'waits');
    expect(await Promise.race([started, waits])).not.toBe('waits');
    await other.query('rollback');
    await started;
  });
});
