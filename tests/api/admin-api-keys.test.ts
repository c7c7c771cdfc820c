import { afterEach, expect, test } from 'vitest';
import { API_KEYS_MAX } from '#shared/company/api-keys.ts';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { tidy } from '../../server/jobs/tidy.ts';
import { aKey } from '../support/api-keys.ts';
import { api, openShop, staff } from '../support/open-shop.ts';
import { rowsOf } from '../support/shop.ts';

let minutesLater = 0;
openShop({ now: () => addMinutes(instantFromMs(Date.now()), minutesLater) });

afterEach(async () => {
  minutesLater = 0;
  const { body } = await staff.get('/admin/api-keys');
  for (const { id } of body.keys) await staff.delete(`/admin/api-keys/${id}`);
});

const KEY_SHAPE = /^sabal_sabal_[\w-]{43}$/;

test('staff make one with a name and scopes, told once and kept as a hash, and revoke it for good', async () => {
  const body = { label: '  Site   web ', scopes: ['bookings:write', 'catalogue:read', 'bookings:write'] };
  const made = await staff.post('/admin/api-keys', body);
  expect(made).toMatchObject({
    status: 201,
    body: { label: 'Site web', scopes: ['catalogue:read', 'bookings:write'], lastUsedAt: null },
  });
  const { key, ...view } = made.body;
  expect(key).toMatch(KEY_SHAPE);
  expect(key.slice(-4)).toBe(view.hint);
  expect((await staff.get('/admin/api-keys')).body).toEqual({ keys: [view] });
  const row = (await rowsOf(api, 'select * from api_keys where id = $1', [view.id]))[0];
  expect(JSON.stringify(row)).not.toContain(key);
  for (let times = 0; times < 2; times++) {
    expect((await staff.delete(`/admin/api-keys/${view.id}`)).status).toBe(204);
  }
  expect((await staff.get('/admin/api-keys')).body).toEqual({ keys: [] });
  const kept = () => rowsOf(api, 'select 1 from api_keys where id = $1', [view.id]);
  await tidy(api.server.deps);
  expect(await kept()).toHaveLength(1);
  minutesLater = 31 * 24 * 60;
  await tidy(api.server.deps);
  expect(await kept()).toHaveLength(0);
});

test.each([
  [{ label: ' ', scopes: ['slots:read'] }, { label: 'required' }],
  [{ label: 'x'.repeat(81), scopes: ['slots:read'] }, { label: 'too_long' }],
  [{ label: 'Site', scopes: [] }, { scopes: 'required' }],
  [{ label: 'Site', scopes: ['everything'] }, { 'scopes.0': 'invalid' }],
])('%j is refused beside its field', async (body, fields) => {
  const answer = await staff.post('/admin/api-keys', body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', fields } });
});

test('there are at most twenty', async () => {
  for (let count = 0; count < API_KEYS_MAX; count++) await aKey(['slots:read'], `Clé ${count}`);
  const { status, body } = await staff.post('/admin/api-keys', { label: 'Une', scopes: ['slots:read'] });
  expect([status, body.code]).toEqual([409, 'api_key.too_many']);
});

test('none is made or read without being staff', async () => {
  const input = { label: 'Site', scopes: ['slots:read'] };
  const answers = [await api.get('/admin/api-keys'), await api.post('/admin/api-keys', input)];
  expect(answers.map(({ body }) => body.code)).toEqual(['admin.denied', 'admin.denied']);
});
