/** Who of staff may call what: every row of every role, and what keys of a role are. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type StaffRole, staffRoles } from '#shared/company/staff-role.ts';
import type { AnyRoute } from '../../server/http/calls/route.ts';
import { allRoutes } from '../../server/routes/all-routes.ts';
import { beginWithOneCrew, withCrews } from '../support/crews.ts';
import { api, openShop, staff } from '../support/open-shop.ts';
import { rowsOf } from '../support/shop.ts';
import { aDevice, aKey, type StaffKey } from '../support/staff-keys.ts';

openShop();

const staffRows = allRoutes.filter(({ who, role }) => who === 'admin' || role !== undefined);
const nameOf = ({ method, path }: AnyRoute) => `${method} ${path}`;

/** Said here once more and not read from the rows: a row with a wrong role is to be found. */
const OF_CREWS = [
  'GET /admin/auth/verify',
  'GET /admin/blocks',
  'GET /admin/bookings',
  'GET /admin/bookings/:id',
  'PATCH /admin/bookings/:id',
];
const OF_OWNERS =
  /^\w+ \/admin\/(api-keys|auth\/(access|devices|keys)|company|customers\/erase|customers\/erasure|feeds|guide|webhooks)(\/|$)/;

function leastOf(row: AnyRoute): StaffRole {
  if (OF_CREWS.includes(nameOf(row))) return 'crew';
  return OF_OWNERS.test(nameOf(row)) ? 'owner' : 'office';
}

function mayCall(role: StaffRole, row: AnyRoute): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(leastOf(row));
}

/** Nothing that it names is there and its body is empty: an allowed call is refused for that, or answers. */
async function ask(row: AnyRoute, token: string): Promise<{ status: number; code: string | undefined }> {
  const params: Record<string, string> = { type: 'services', token: 'x', hash: 'a'.repeat(64) };
  const path = row.path.replace(/:(\w+)/g, (_all, name: string) => params[name] ?? crypto.randomUUID());
  const answer = await fetch(`${api.url}/api${path}`, {
    method: row.method,
    headers: {
      'X-Tenant-Slug': 'sabal',
      'Idempotency-Key': crypto.randomUUID(),
      'Content-Type': 'application/json',
      ...(token !== '' && { 'X-Admin-Token': token }),
    },
    ...(row.body && { body: '{}' }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('Content-Type')?.includes('json') === true;
  return { status: answer.status, code: isJson ? JSON.parse(text).code : undefined };
}

describe('every call of staff', () => {
  const keys = new Map<StaffRole, StaffKey>();
  beforeAll(async () => {
    const [crew] = (await staff.get('/admin/crews')).body.crews;
    for (const role of staffRoles) keys.set(role, await aKey(role, role === 'crew' ? crew.id : undefined));
  });

  test('is one of these, and crews and owners have some of their own', () => {
    expect(staffRows.length).toBeGreaterThan(80);
    const names = staffRows.map(nameOf);
    expect(names).toEqual(expect.arrayContaining(OF_CREWS));
    expect(names.filter((name) => OF_OWNERS.test(name)).length).toBeGreaterThan(20);
  });

  test.each(staffRows.map((row): [string, AnyRoute] => [nameOf(row), row]))(
    '%s is open to its roles, and exactly 403 to the others',
    async (_name, row) => {
      for (const role of staffRoles) {
        const { status, code } = await ask(row, keys.get(role)?.key ?? '');
        const is = status < 500 && status !== 401 && code !== 'admin.forbidden';
        if (mayCall(role, row)) expect({ role, status, code, is }).toMatchObject({ is: true });
        else expect({ role, status, code }).toEqual({ role, status: 403, code: 'admin.forbidden' });
      }
    },
  );

  test.each(staffRows.map((row): [string, AnyRoute] => [nameOf(row), row]))(
    '%s is 401 without a key that is good',
    async (_name, row) => {
      const wrong = await ask(row, 'ats_nobody');
      expect(wrong).toEqual({ status: 401, code: 'admin.denied' });
      if (row.who === 'admin') expect(await ask(row, '')).toEqual({ status: 401, code: 'admin.denied' });
    },
  );

  test('is refused to a device as to its key, in words that staff read', async () => {
    const { as } = await aDevice(keys.get('crew')?.key ?? '');
    expect(await as.get('/admin/customers')).toMatchObject({
      status: 403,
      body: { code: 'admin.forbidden', error: 'Cette clé n’ouvre pas cela.' },
    });
    expect((await as.get('/admin/auth/verify')).status).toBe(200);
  });
});

describe('a key', () => {
  beginWithOneCrew();
  // Before the crews that they name.
  afterEach(() => rowsOf(api, 'update admin_keys set crew_id = null where crew_id is not null'));

  test('that names no role is an owner’s, and so is the one that was there', async () => {
    const { body } = await staff.post('/admin/auth/keys', { label: 'Comme avant' });
    expect(body).toMatchObject({ role: 'owner' });
    expect((await staff.get('/admin/auth/verify')).body).toEqual({
      ok: true,
      label: expect.any(String),
      role: 'owner',
    });
  });

  test('of a crew says whose at its login, at every check and in the list', async () => {
    const [, two] = await withCrews('Équipe 2');
    const crew = { id: two?.id, name: 'Équipe 2', color: 'green' };
    const { id, key, as } = await aKey('crew', two?.id);
    expect((await as.get('/admin/auth/verify')).body).toMatchObject({ role: 'crew', crew });
    const session = await api.post('/admin/auth/session', { key, label: 'Tablette' });
    expect(session.body).toMatchObject({ role: 'crew', crew });
    const { keys } = (await staff.get('/admin/auth/access')).body;
    expect(keys.find((one: { id: string }) => one.id === id)).toMatchObject({
      role: 'crew',
      crew,
      closed: false,
    });
  });

  test.each([
    ['of a crew that is not named', { role: 'crew' }, { crewId: 'required' }],
    ['of a crew that is not there', { role: 'crew', crewId: crypto.randomUUID() }, { crewId: 'invalid' }],
    ['of the office with a crew', { role: 'office', crewId: crypto.randomUUID() }, { crewId: 'invalid' }],
    ['of a role that there is not', { role: 'boss' }, { role: 'invalid' }],
  ])('%s is not made', async (_name, input, fields) => {
    const label = `Nulle ${crypto.randomUUID()}`;
    expect(await staff.post('/admin/auth/keys', { label, ...input })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields },
    });
    expect(await rowsOf(api, 'select 1 from admin_keys where label = $1', [label])).toEqual([]);
  });

  test('of a closed crew opens nothing, at once and on its devices too, and does again with the crew', async () => {
    const [, two] = await withCrews('Équipe 2');
    const { key, as } = await aKey('crew', two?.id);
    const device = await aDevice(key);
    expect((await staff.patch(`/admin/crews/${two?.id}`, { active: false })).status).toBe(200);
    const closed = {
      status: 401,
      body: { code: 'admin.crew_closed', error: 'L’équipe de cette clé est fermée.' },
    };
    expect(await as.get('/admin/bookings')).toMatchObject(closed);
    expect(await device.as.get('/admin/bookings')).toMatchObject(closed);
    expect(await api.post('/admin/auth/session', { key })).toMatchObject(closed);
    expect((await staff.get('/admin/auth/access')).body.keys).toContainEqual(
      expect.objectContaining({ role: 'crew', closed: true }),
    );
    await staff.patch(`/admin/crews/${two?.id}`, { active: true });
    expect((await device.as.get('/admin/bookings')).status).toBe(200);
  });

  test('of a deleted crew opens nothing for good, and can be revoked', async () => {
    const [, two] = await withCrews('Équipe 2');
    const { id, key, as } = await aKey('crew', two?.id);
    const device = await aDevice(key);
    expect((await staff.delete(`/admin/crews/${two?.id}`)).status).toBe(204);
    for (const caller of [as, device.as])
      expect(await caller.get('/admin/auth/verify')).toMatchObject({ body: { code: 'admin.crew_closed' } });
    expect((await staff.delete(`/admin/auth/keys/${id}`)).status).toBe(204);
    expect(await as.get('/admin/auth/verify')).toMatchObject({ status: 401, body: { code: 'admin.denied' } });
  });

  test('of an owner is never the last that goes, whatever other keys there are', async () => {
    await rowsOf(api, `update admin_keys set revoked_at = now() where label not in ('Sabal')`);
    const office = await aKey('office');
    const { keys } = (await staff.get('/admin/auth/access')).body;
    const last = keys.find(({ role }: { role: string }) => role === 'owner');
    expect(await staff.delete(`/admin/auth/keys/${last.id}`)).toMatchObject({
      status: 409,
      body: { code: 'key.last' },
    });
    expect((await staff.delete(`/admin/auth/keys/${office.id}`)).status).toBe(204);
  });

  test('that is asked for again has to be an owner’s: nobody makes more of theirs', async () => {
    const office = await aKey('office');
    const { token } = await aDevice('sabal-dev-admin');
    const make = (confirm: string) =>
      api
        .as({ 'X-Admin-Token': token, 'X-Confirm-Key': confirm })
        .post('/admin/auth/keys', { label: `Encore ${crypto.randomUUID()}` });
    expect(await make(office.key)).toMatchObject({ status: 403, body: { code: 'key.unproven' } });
    expect((await make('sabal-dev-admin')).status).toBe(201);
  });
});
