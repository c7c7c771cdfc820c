import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { keyPrefix, secretHash } from '../../server/db/secret-hash.ts';
import { type AnyRoute, route } from '../../server/http/calls/route.ts';
import { allRoutes } from '../../server/routes/all-routes.ts';
import { type Api, startApi } from '../support/api.ts';
import { addCanaryTenant, type CanaryTenant, MARK } from '../support/canary-tenant.ts';
import { textOf } from '../support/fuzz-route.ts';
import { plausibleInput } from '../support/plausible-input.ts';

/**
 * What a key of one company opens in another: nothing. Ids of another company are tried in tenancy.test.ts, with a key
 * that is good.
 */
const OUR_KEY = 'sabal-dev-admin';
const THEIR_KEY = 'adm_of-the-other-company';

/** Forgets to ask for a key, as no row of the back office may. */
const unlocked = route({
  method: 'GET',
  path: '/admin/test/unlocked',
  summary: 'A row with a bug',
  who: 'anyone',
  scope: 'catalogue:read',
  limit: 'read',
  status: 200,
  output: z.object({ ok: z.boolean() }),
  errors: [],
  handle: async () => ({ ok: true }),
});
/** Tells every caller the name of the company that was asked about. */
const talkative = route({
  method: 'GET',
  path: '/admin/test/talkative',
  summary: 'A row with another bug',
  who: 'anyone',
  scope: 'catalogue:read',
  limit: 'read',
  status: 200,
  output: z.object({ name: z.string() }),
  errors: [],
  handle: async ({ tenant }) => ({ name: tenant.name }),
});

let api: Api;
let owner: Client;
let canary: CanaryTenant;
let ourToken: string;
let theirToken: string;

beforeAll(async () => {
  api = await startApi({ moreRoutes: [unlocked, talkative] });
  owner = new Client({ connectionString: api.ownerUrl });
  await owner.connect();
  canary = await addCanaryTenant(owner);
  await owner.query('update admin_keys set prefix = $2, key_hash = $3 where tenant_id = $1', [
    canary.id,
    keyPrefix(THEIR_KEY),
    secretHash(THEIR_KEY),
  ]);
  ourToken = await openDevice('sabal', OUR_KEY);
  theirToken = await openDevice(canary.slug, THEIR_KEY);
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

async function openDevice(slug: string, key: string): Promise<string> {
  const opened = await api
    .as({ 'X-Tenant-Slug': slug })
    .post('/admin/auth/session', { key, label: 'Tablette' });
  expect(opened.status).toBe(201);
  return opened.body.token;
}

interface Call {
  readonly slug: string;
  readonly token: string;
  /** Stands wherever an id belongs. */
  readonly id: string;
}

/** With every field filled, so that only the key is wrong. */
async function call(row: AnyRoute, { slug, token, id }: Call): Promise<{ status: number; text: string }> {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const given = {
    id,
    code: 'PROBE',
    email: 'probe@sabal.test',
    day: at(72).slice(0, 10),
    startAt: at(72),
    endAt: at(73),
  };
  const query = plausibleInput(row.query, given) as Record<string, string> | undefined; // all texts
  const params = plausibleInput(row.params, given) as Record<string, string> | undefined; // all texts
  const body = plausibleInput(row.body, given);
  const path = row.path.replace(/:(\w+)/g, (_all, name: string) => params?.[name] ?? id);
  const answer = await fetch(
    `${api.url}/api${path}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`,
    {
      method: row.method,
      redirect: 'manual',
      headers: {
        'X-Tenant-Slug': slug,
        'X-Admin-Token': token,
        'Idempotency-Key': crypto.randomUUID(),
        'Content-Type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  );
  return { status: answer.status, text: `${JSON.stringify([...answer.headers])}\n${await textOf(answer)}` };
}

/** Every way to ask with what opens the other company. */
function strangers(): readonly Call[] {
  const [theirs = ''] = canary.ids;
  return [
    { slug: 'sabal', token: THEIR_KEY, id: theirs },
    { slug: 'sabal', token: theirToken, id: theirs },
    { slug: canary.slug, token: OUR_KEY, id: theirs },
    { slug: canary.slug, token: ourToken, id: theirs },
    { slug: canary.slug, token: '', id: theirs },
  ];
}

/** Throws when a row answers anything but a refusal, or a byte of the other company. */
async function refuses(row: AnyRoute): Promise<void> {
  for (const stranger of strangers()) {
    const { status, text } = await call(row, stranger);
    expect([stranger.slug, status]).toEqual([stranger.slug, 401]);
    expect(text.toLowerCase()).not.toContain(MARK);
  }
}

const adminRows = allRoutes.filter(({ who }) => who === 'admin');

describe("another company's key and token", () => {
  test.each(adminRows.map((row): [string, AnyRoute] => [`${row.method} ${row.path}`, row]))(
    'are refused by %s, which changes nothing and says nothing',
    async (_name, row) => {
      const before = await canary.readAll();
      await refuses(row);
      expect(await canary.readAll()).toBe(before);
    },
  );

  test('rows that ask for no key, or name who they were asked about, are found', async () => {
    await expect(refuses(unlocked)).rejects.toThrow();
    const [, , stranger] = strangers();
    expect((await call(talkative, stranger as Call)).text.toLowerCase()).toContain(MARK);
  });

  test('are good at home: the refusals above are not of anything', async () => {
    for (const token of [THEIR_KEY, theirToken]) {
      const theirs = api.as({ 'X-Tenant-Slug': canary.slug, 'X-Admin-Token': token });
      const { status, body } = await theirs.get('/admin/customers');
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toContain(MARK);
    }
    expect(adminRows.length).toBeGreaterThan(25);
  });

  test('every call below /admin asks for a key, but for the two of a session and a feed, which has its own', () => {
    const open = allRoutes.filter(({ path, who }) => path.startsWith('/admin') && who !== 'admin');
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /admin/auth/session',
      'GET /admin/feed/:token.ics',
      'POST /admin/auth/session',
    ]);
  });
});

describe('with a key that is good at home', () => {
  const office = () => api.as({ 'X-Admin-Token': OUR_KEY });

  test('a customer of another company is nobody: no history, nothing to erase', async () => {
    const before = await canary.readAll();
    const { email } = canary;
    expect((await office().post('/admin/customers/history', { email })).status).toBe(404);
    expect((await office().post('/admin/customers/erasure', { email })).status).toBe(404);
    expect((await office().post('/admin/customers/erase', { email, confirm: email })).status).toBe(404);
    expect(await canary.readAll()).toBe(before);
  });

  test('a session ended under another company stays open', async () => {
    await api.delete('/admin/auth/session', { token: theirToken });
    const theirs = api.as({ 'X-Tenant-Slug': canary.slug, 'X-Admin-Token': theirToken });
    expect((await theirs.get('/admin/auth/verify')).status).toBe(200);
  });

  test('the access list has no device and no key of another company', async () => {
    const { body } = await office().get('/admin/auth/access');
    expect(JSON.stringify(body).toLowerCase()).not.toContain(MARK);
    expect(body.keys).toHaveLength(1);
  });
});
