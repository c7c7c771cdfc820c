import { afterAll, beforeAll, expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import type { Answer, Api } from '../support/api.ts';
import { startApi } from '../support/api.ts';
import { asOwner } from '../support/shop.ts';

const KEY = 'sabal-dev-admin';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const verify = (token: string | undefined): Promise<Answer> =>
  api.get('/admin/auth/verify', { headers: { 'X-Admin-Token': token } });

async function openSession(): Promise<string> {
  const opened = await api.post('/admin/auth/session', { key: KEY, label: 'Tablette 1' });
  expect(opened.status).toBe(201);
  return opened.body.token;
}

test('the raw key and the token it was exchanged for both open the back office', async () => {
  expect(await verify(KEY)).toMatchObject({ status: 200, body: { ok: true } });
  const token = await openSession();
  expect(token).toMatch(/^ats_[A-Za-z0-9_-]{43}$/);
  expect(await verify(token)).toMatchObject({ status: 200, body: { label: 'Sabal · Tablette 1' } });
});

test('a wrong, empty or missing key is the same 401 in French', async () => {
  const denied = { status: 401, body: { error: 'Clé invalide', code: 'admin.denied' } };
  for (const token of ['nope', ' ', undefined, `${KEY}x`, 'ats_unknown']) {
    expect(await verify(token)).toMatchObject(denied);
  }
  expect(await api.post('/admin/auth/session', { key: 'nope' })).toMatchObject(denied);
});

test('a token ends with its session, when it idles for 12 hours and when its key is revoked', async () => {
  const ended = await openSession();
  expect((await api.delete('/admin/auth/session', { token: ended })).status).toBe(204);
  expect((await verify(ended)).status).toBe(401);

  const idle = await openSession();
  await sql(
    `update admin_sessions set last_seen_at = now() - interval '12 hours 1 second' where revoked_at is null`,
  );
  expect((await verify(idle)).status).toBe(401);

  const orphan = await openSession();
  await sql('update admin_keys set revoked_at = now()');
  expect((await verify(orphan)).status).toBe(401);
  expect((await verify(KEY)).status).toBe(401);
  await sql('update admin_keys set revoked_at = null');
});

test('nodes whose clocks differ by days keep each other’s sessions', async () => {
  const token = await openSession();
  for (const hours of [-36, 36, -400 * 24]) {
    const now = () => instantFromMs(Date.now() + hours * 3_600_000);
    const node = await startApi({ now, ownerUrl: api.ownerUrl });
    try {
      const opened = await node.post('/admin/auth/session', { key: KEY, label: 'Tablette 2' });
      for (const seen of [token, opened.body.token]) {
        const there = await node.get('/admin/auth/verify', { headers: { 'X-Admin-Token': seen } });
        expect([hours, there.status, (await verify(seen)).status]).toEqual([hours, 200, 200]);
      }
    } finally {
      await node.stop();
    }
  }
});

test('neither key nor token stands in the database', async () => {
  const token = await openSession();
  const found = await sql(
    `select 1 from admin_sessions where encode(token_hash, 'escape') like '%' || $1 || '%' or label like '%' || $1 || '%'
     union all select 1 from admin_keys where prefix = $2 or encode(key_hash, 'escape') like '%' || $2 || '%'`,
    [token, KEY],
  );
  expect(found).toEqual([]);
});

test('the eleventh wrong key of an address is a 429, while the right one still opens from another', async () => {
  const limited = await startApi({ env: { limitsOff: false, trustProxy: true } });
  try {
    const from = (address: string) => limited.as({ 'X-Forwarded-For': address });
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) {
      statuses.push((await from('203.0.113.7').post('/admin/auth/session', { key: 'wrong' })).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses[10]).toBe(429);
    expect((await from('203.0.113.8').post('/admin/auth/session', { key: KEY })).status).toBe(201);
  } finally {
    await limited.stop();
  }
});

function sql(text: string, values: unknown[] = []): Promise<unknown[]> {
  return asOwner(api.ownerUrl, async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [api.tenantId]);
    return (await client.query(text, values)).rows;
  });
}
