import { afterEach, describe, expect, test } from 'vitest';
import { type KeyScope, keyScopes } from '#shared/company/api-keys.ts';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import type { AnyRoute } from '../../server/http/calls/route.ts';
import { allRoutes } from '../../server/routes/all-routes.ts';
import type { Caller } from '../support/api.ts';
import { aKey, withKey } from '../support/api-keys.ts';
import { addCanaryTenant } from '../support/canary-tenant.ts';
import { findTraces } from '../support/find-traces.ts';
import { startLoggingNode } from '../support/logging-node.ts';
import { api, day, nextDay, openShop, shop, staff } from '../support/open-shop.ts';
import { plausibleInput } from '../support/plausible-input.ts';
import { aSmallCart, asOwner, book, bookingBody, freeSlot, linkOf, rowsOf } from '../support/shop.ts';
import { countStatements } from '../support/statement-count.ts';

let minutesLater = 0;
openShop({ now: () => addMinutes(instantFromMs(Date.now()), minutesLater) });

afterEach(async () => {
  minutesLater = 0;
  const { body } = await staff.get('/admin/api-keys');
  for (const { id } of body.keys) await staff.delete(`/admin/api-keys/${id}`);
});

/** The call with every field filled, so that it gets as far as its handler. */
async function call(
  row: AnyRoute,
  key: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; code: string | undefined }> {
  const startAt = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 72 * 3_600_000);
  const given = {
    id: crypto.randomUUID(),
    code: 'NOTHING1',
    email: 'probe@sabal-mail.com',
    day,
    startAt: startAt.toISOString(),
    endAt: new Date(startAt.getTime() + 3_600_000).toISOString(),
  };
  const query = plausibleInput(row.query, given) as Record<string, string> | undefined; // all texts
  const named = { ...query, ...(query?.tenant !== undefined && { tenant: 'sabal' }) };
  const path = row.path.replace(/:hash/, 'a'.repeat(64)).replace(/:\w+/g, given.id);
  const body = plausibleInput(row.body, given);
  const answer = await fetch(`${api.url}/api${path}?${new URLSearchParams(named)}`, {
    method: row.method,
    redirect: 'manual',
    headers: {
      Authorization: `Bearer ${key}`,
      'Idempotency-Key': crypto.randomUUID(),
      'Content-Type': 'application/json',
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, code: /"code":"([\w.]+)"/.exec(await answer.text())?.[1] };
}

/** What a call is told that its key is not good for. */
const beyond = { status: 403, code: 'key.scope' };

const nameOf = (row: AnyRoute) => `${row.method} ${row.path}`;
const publicRows = allRoutes.filter(({ who, stream }) => who === 'anyone' && stream === undefined);

describe('scopes', () => {
  test('[D452] each public call has one, and writing and what is not for programs are these', () => {
    const ofScope = (scope: AnyRoute['scope']) =>
      allRoutes.filter((row) => row.who === 'anyone' && row.scope === scope).map(nameOf);
    expect(allRoutes.filter(({ who, scope }) => (who === 'anyone') !== (scope !== undefined))).toEqual([]);
    expect(ofScope('slots:read')).toEqual(['GET /slots', 'GET /slots/days', 'GET /slots/events']);
    expect(ofScope('bookings:write')).toEqual([
      'POST /cart',
      'GET /cart/:id',
      'PATCH /cart/:id/items',
      'DELETE /cart/:id/items/:itemId',
      'DELETE /cart/:id',
      'POST /promo/coupon/apply',
      'POST /promo/coupon/remove',
      'POST /slots/hold',
      'POST /slots/release',
      'GET /addresses/autocomplete',
      'GET /addresses/details',
      'POST /delivery/directions',
      'POST /bookings',
      'POST /access-link',
      'POST /newsletter',
    ]);
    expect(ofScope('none')).toEqual([
      'POST /admin/auth/session',
      'DELETE /admin/auth/session',
      'GET /admin/feed/:token.ics',
    ]);
    for (const name of ofScope('link')) expect(name).toMatch(/ \/(bookings|newsletter|mailbox)\//);
  });

  test('every call is open to a key of its scope, and 403 to the same key without it', async () => {
    const { key: whole } = await aKey();
    const alone = new Map<KeyScope, string>();
    for (const scope of keyScopes) alone.set(scope, (await aKey([scope])).key);
    for (const row of publicRows) {
      for (const [scope, key] of [...alone, [undefined, whole] as const]) {
        const told = await call(row, key);
        const isOpen =
          row.scope !== 'none' && (row.scope === 'link' || scope === undefined || scope === row.scope);
        if (!isOpen) expect([nameOf(row), scope, told]).toEqual([nameOf(row), scope, beyond]);
        else
          expect([nameOf(row), scope, told.status === 403 || told.status >= 500]).toEqual([
            nameOf(row),
            scope,
            false,
          ]);
      }
    }
  });

  test('a stream of times is opened by slots:read and refused to another key', async () => {
    const ask = async (scopes: readonly KeyScope[]) => {
      const { key } = await aKey(scopes);
      const stop = new AbortController();
      const answer = await fetch(`${api.url}/api/slots/events?from=${day}&to=${day}`, {
        headers: { Authorization: `Bearer ${key}` },
        signal: stop.signal,
      });
      stop.abort();
      return answer.status;
    };
    expect([await ask(['slots:read']), await ask(['bookings:write'])]).toEqual([200, 403]);
  });

  test('no call of staff takes a key, alone or beside a good token, and it opens nobody’s bookings', async () => {
    const { key, caller } = await aKey();
    for (const row of allRoutes.filter(({ who }) => who === 'admin')) {
      for (const headers of [{}, { 'X-Admin-Token': 'sabal-dev-admin' }]) {
        expect([nameOf(row), await call(row, key, headers)]).toEqual([nameOf(row), beyond]);
      }
    }
    const { cartId, minutes } = await aSmallCart(api, shop);
    const made = await book(api, bookingBody(cartId, await freeSlot(api, day, minutes)));
    const { id, email, sig } = linkOf(made.body.manageUrl);
    const query = `email=${encodeURIComponent(email)}`;
    expect((await caller.get(`/bookings/${id}?${query}&sig=${sig}x`)).body.code).toBe('link.invalid');
    expect((await caller.get(`/bookings/my?${query}&sig=${sig}`)).body.code).toBe('link.invalid');
    expect((await caller.get(`/bookings/${id}?${query}&sig=${sig}`)).body.id).toBe(id);
    const moved = await caller.post(
      `/bookings/${id}/reschedule`,
      { email, sig, startISO: made.body.startISO, endISO: made.body.endISO },
      { headers: { 'X-Admin-Token': 'sabal-dev-admin', 'Idempotency-Key': crypto.randomUUID() } },
    );
    expect([moved.status, moved.body.code]).toEqual([403, 'key.scope']);
  });
});

describe('a key that is not good', () => {
  test('is one and the same refusal, whatever is wrong with it, on any call', async () => {
    const other = await asOwner(api.ownerUrl, addCanaryTenant);
    const { key } = await aKey();
    const revoked = await aKey();
    expect((await revoked.caller.get('/services')).status).toBe(200);
    expect((await staff.delete(`/admin/api-keys/${revoked.id}`)).status).toBe(204);
    const wrong = [
      revoked.key,
      `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
      key.replace('sabal_sabal_', `sabal_${other.slug}_`),
      key.replace('sabal_sabal_', 'sabal_nobody_'),
      key.slice(0, -1),
      `${key}A`,
      key.toUpperCase(),
      'sabal-dev-admin',
      '',
      'x'.repeat(5_000),
    ];
    const answers = new Set<string>();
    for (const text of wrong) {
      for (const path of ['/services', '/admin/api-keys', '/nothing', '/openapi.json']) {
        const { status, body } = await withKey(text, { 'X-Admin-Token': 'sabal-dev-admin' }).get(path);
        answers.add(JSON.stringify([status, body]));
      }
    }
    expect([...answers]).toEqual(['[401,{"error":"This API key is not valid here.","code":"key.invalid"}]']);
  });

  test('names its company itself: another one’s name beside it is refused, its own is not', async () => {
    const other = await asOwner(api.ownerUrl, addCanaryTenant).catch(() => ({ slug: 'other' })); // made above
    const { key } = await aKey();
    const ask = (slug: string) => withKey(key, { 'X-Tenant-Slug': slug }).get('/public/company');
    const [own, foreign, unknown] = [await ask('sabal'), await ask(other.slug), await ask('nobody')];
    expect([own.status, foreign.body.code, unknown.body.code]).toEqual([200, 'key.invalid', 'key.invalid']);
    const { body } = await withKey(key).get(`/files/${'a'.repeat(64)}?tenant=${other.slug}`);
    expect(body.code).toBe('key.invalid');
    expect((await withKey(key).get('/public/company')).body).toEqual(own.body);
  });

  test('credentials of another kind are none of ours: the call is one without a key', async () => {
    const caller = api.as({ Authorization: 'Basic c3RhZ2luZzpzZWNyZXQ=' });
    expect((await caller.get('/services')).status).toBe(200);
    expect((await caller.get('/services', { headers: { 'X-Tenant-Slug': undefined } })).status).toBe(400);
  });

  test('that is revoked while it books, books or does not, and never afterwards', async () => {
    const { id, caller } = await aKey();
    const ready = [];
    for (let count = 0; count < 6; count++) {
      const { cartId, minutes } = await aSmallCart(api, shop);
      ready.push(
        bookingBody(cartId, await freeSlot(api, nextDay(), minutes), { email: `r${count}@sabal-mail.com` }),
      );
    }
    const [first, ...rest] = ready;
    const answers = await Promise.all([
      ...rest.map((body) => book(caller, body)),
      staff.delete(`/admin/api-keys/${id}`),
    ]);
    const codes = answers.slice(0, -1).map(({ status }) => status);
    expect(codes.filter((status) => status !== 201 && status !== 401)).toEqual([]);
    const rows = await rowsOf(api, `select 1 from bookings where email like 'r_@sabal-mail.com'`);
    expect(rows).toHaveLength(codes.filter((status) => status === 201).length);
    expect((await book(caller, first ?? {})).body.code).toBe('key.invalid');
  });
});

describe('a booking by a key', () => {
  test('is the customer’s, and its history tells staff alone which program made it', async () => {
    const { caller } = await aKey(['slots:read', 'bookings:write'], 'Site de Marc');
    const { cartId, minutes } = await aSmallCart(caller, shop);
    const slot = await freeSlot(caller, day, minutes);
    const held = await caller.post('/slots/hold', { startAt: slot.startAt, endAt: slot.endAt, cartId });
    expect(held.status).toBe(201);
    const made = await book(caller, bookingBody(cartId, slot));
    expect([made.status, made.body.status]).toEqual([201, 'CONFIRMED']);
    const { body } = await staff.get(`/admin/bookings/${made.body.id}`);
    expect(body.history).toMatchObject([{ kind: 'booking.made', by: 'customer', via: 'Site de Marc' }]);
    const { id, email, sig } = linkOf(made.body.manageUrl);
    const shown = await api.get(`/bookings/${id}?email=${encodeURIComponent(email)}&sig=${sig}`);
    expect(shown.body.history).toMatchObject([{ kind: 'booking.made', by: 'customer' }]);
    expect(JSON.stringify(shown.body)).not.toContain('Site de Marc');
  });
});

describe('what it costs and says', () => {
  test('a call without a key costs no statement more, one with it a single one, and its use is noted by the hour', async () => {
    const { id, caller } = await aKey();
    const ask = (from: Caller) => countStatements(api, () => from.get(`/slots?date=${day}&minutes=60`));
    const usedAt = async () =>
      (await staff.get('/admin/api-keys')).body.keys.find((one: { id: string }) => one.id === id).lastUsedAt;
    expect(await usedAt()).toBeNull();
    await ask(api); // whatever is remembered of the company
    const without = await ask(api);
    expect(await ask(caller)).toEqual(['select api_keys', 'update api_keys', ...without]);
    const first = await usedAt();
    minutesLater = 59;
    expect(await ask(caller)).toEqual(['select api_keys', ...without]);
    expect(await usedAt()).toBe(first);
    minutesLater = 61;
    await ask(caller);
    expect(Date.parse(await usedAt()) - Date.parse(first)).toBeGreaterThan(3_600_000);
    expect(without.join()).not.toContain('api_keys');
  });

  test('answers to a key are kept by no shared cache, and no page of another site may ask with one', async () => {
    const { key, caller } = await aKey();
    const { headers } = await caller.get('/public/map');
    expect(headers.get('Cache-Control')).toBe('private, max-age=3600');
    expect(headers.get('Vary')).toMatch(/Authorization/);
    expect((await api.get('/public/map')).headers.get('Cache-Control')).toBe('public, max-age=3600');
    const asked = await fetch(`${api.url}/api/services`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://partner.test',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    });
    const read = await fetch(`${api.url}/api/services`, {
      headers: { Origin: 'https://partner.test', Authorization: `Bearer ${key}` },
    });
    expect([asked.ok, read.status]).toEqual([false, 200]);
    for (const answer of [asked, read]) {
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test('the document of the calls says which scope each needs', async () => {
    const { paths } = (await api.get('/openapi.json')).body;
    expect(paths['/services'].get.security).toEqual([{}, { key: ['catalogue:read'] }]);
    expect(paths['/bookings'].post.security).toEqual([{}, { key: ['bookings:write'] }]);
    expect(paths['/bookings/{id}/cancel'].post.security).toEqual([{}, { key: [] }]);
    expect(paths['/admin/api-keys'].get.security).toEqual([{ admin: [] }]);
    expect(paths['/admin/auth/session'].post.security).toEqual([{}]);
    const namesCompany = ({ parameters }: { parameters: { name: string; required: boolean }[] }) =>
      parameters.find(({ name }) => name === 'X-Tenant-Slug')?.required;
    const [keyed, staff] = [paths['/services'].get, paths['/admin/api-keys'].get];
    expect([namesCompany(keyed), namesCompany(staff)], 'a key names the company').toEqual([false, true]);
  });

  test('a key stands in no table and no line of the log, good or wrong', async () => {
    const node = await startLoggingNode(api.ownerUrl);
    const { key } = await aKey();
    const wrong = `${key.slice(0, -4)}AAAA`;
    for (const each of [key, wrong]) {
      await fetch(`${node.url}/api/services`, { headers: { Authorization: `Bearer ${each}` } });
      await fetch(`${node.url}/api/cart?key=${each}`, {
        method: 'POST',
        body: `{"id":"${each}"`,
        headers: { Authorization: `Bearer ${each}`, 'Content-Type': 'application/json' },
      });
    }
    const log = await node.stop();
    expect(log).toContain('"route":"/services"');
    expect(log).toContain('"status":401');
    for (const each of [key, wrong]) {
      expect(log).not.toContain(each.slice(-43, -4));
      expect(await findTraces(api, [each.toLowerCase(), Buffer.from(each).toString('hex')])).toEqual([]);
    }
  });
});
