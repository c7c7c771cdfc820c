/** A database that answers and takes no writes: read-only, without room, with another password. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiRole } from '../../server/db/roles.ts';
import { route } from '../../server/http/calls/route.ts';
import { type Answer, type Api, startApi } from '../support/api.ts';
import { asOwner } from '../support/shop.ts';

const row = {
  method: 'GET',
  summary: 'A test row',
  who: 'anyone',
  scope: 'catalogue:read',
  errors: [],
  status: 204,
  limit: 'read',
} as const;

/** What the database will say. */
let code = '';

const failing = route({
  ...row,
  path: '/test/fail',
  handle: async ({ deps }) => {
    await deps.db.raw(`do $$ begin raise exception 'as told' using errcode = '${code}'; end $$`);
  },
});

let api: Api;
beforeAll(async () => {
  api = await startApi({ moreRoutes: [failing] });
});
afterAll(() => api.stop());

function expectBusy(answer: Answer): void {
  expect([answer.status, answer.body.code]).toEqual([503, 'server.busy']);
  expect(answer.headers.get('Retry-After')).toBe('1');
}
const ready = async () => (await fetch(`${api.url}/readyz`)).status;
const write = () => api.post('/cart', { id: crypto.randomUUID() });

test.each(['53100', '53200', '53300', '58030', '25006', '57P01', '57P03', '28P01', '28000'])(
  'SQLSTATE %s is the database, not a bug: 503 with Retry-After',
  async (told) => {
    code = told;
    expectBusy(await api.get('/test/fail'));
  },
);

test('what is our bug stays one', async () => {
  for (code of ['42703', '23505', 'P0001']) expect((await api.get('/test/fail')).status).toBe(500);
});

test('read-only after a failover: 503, not ready, and no connection of before is used again', async () => {
  expect((await write()).status).toBe(201);
  const role = apiRole(api.ownerUrl);
  // All that are open, as the sessions of a demoted server; the role, for those to come.
  const readers = await Promise.all(Array.from({ length: 10 }, demote));
  await asOwner(api.ownerUrl, (owner) =>
    owner.query(`alter role ${role} set default_transaction_read_only = on`),
  );
  expectBusy(await write());
  await expect.poll(ready, { timeout: 10_000 }).toBe(503);
  await asOwner(api.ownerUrl, (owner) =>
    owner.query(`alter role ${role} reset default_transaction_read_only`),
  );
  // One write may meet a connection that was opened while the server only read; the next finds a new one.
  await write();
  expect((await write()).status).toBe(201);
  await expect.poll(ready).toBe(200);
  expect(readers).not.toContain(await pidOfConnection());
});

async function demote(): Promise<number> {
  const { rows } = await api.db.raw(
    `select pg_backend_pid() as pid, set_config('default_transaction_read_only', 'on', false), pg_sleep(0.3)`,
  );
  return rows[0].pid;
}

async function pidOfConnection(): Promise<number> {
  const { rows } = await api.db.raw('select pg_backend_pid() as pid');
  return rows[0].pid;
}
