import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../server/db/connect.ts';
import { apiRole, apiUrl } from '../../server/db/roles.ts';
import { readAsTenant, statement, withTenant } from '../../server/db/with-tenant.ts';
import type { AnyRoute } from '../../server/http/calls/route.ts';
import { allRoutes } from '../../server/routes/all-routes.ts';
import { type Api, startApi } from '../support/api.ts';
import { addCanaryTenant, type CanaryTenant, MARK, tenantTables } from '../support/canary-tenant.ts';
import { findServers } from '../support/database-servers.ts';
import { textOf } from '../support/fuzz-route.ts';
import { plausibleInput } from '../support/plausible-input.ts';
import { setAsksOfAllShards } from '../support/postgres.ts';

let api: Api;
let owner: Client;
let canary: CanaryTenant;
let tables: string[];
beforeAll(async () => {
  api = await startApi();
  owner = new Client({ connectionString: api.ownerUrl });
  await owner.connect();
  canary = await addCanaryTenant(owner);
  tables = await tenantTables(owner);
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

/** Last the call that makes a row of any id: before it, their ids name nothing at all in the first company. */
const inOrder = [...allRoutes].sort((one, other) => Number(makesRows(one)) - Number(makesRows(other)));

function makesRows(row: AnyRoute): boolean {
  return row.method === 'POST' && row.path === '/cart';
}

describe('through the API', () => {
  test.each(inOrder.map((row): [string, AnyRoute] => [`${row.method} ${row.path}`, row]))(
    '%s reads and changes nothing of another company, whatever id of its rows is tried',
    async (_name, row) => {
      const before = await canary.readAll();
      for (const id of canary.ids) {
        const text = await tryId(row, id);
        expect(text.toLowerCase()).not.toContain(MARK);
      }
      expect(await canary.readAll()).toBe(before);
    },
  );

  test('the same ids do answer to the company that owns them: the check above is not empty', async () => {
    const theirs = api.as({ 'X-Tenant-Slug': canary.slug });
    const [cartId] = canary.ids;
    expect(JSON.stringify((await theirs.get(`/cart/${cartId}`)).body)).toContain(MARK);
    expect(JSON.stringify((await theirs.get('/services')).body)).toContain(MARK);
    expect(await canary.readAll()).toContain(MARK);
  });
});

/** The answer's headers and body, asked as the first company with every field of the call filled. */
async function tryId(row: AnyRoute, id: string): Promise<string> {
  const startAt = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 72 * 3_600_000);
  const given = {
    id,
    code: canary.couponCode,
    email: canary.email,
    day: startAt.toISOString().slice(0, 10),
    startAt: startAt.toISOString(),
    endAt: new Date(startAt.getTime() + 3_600_000).toISOString(),
  };
  const query = plausibleInput(row.query, given);
  const body = plausibleInput(row.body, { ...given, email: 'probe@sabal.test' }); // what is sent may come back
  const search = query === undefined ? '' : `?${new URLSearchParams(query as Record<string, string>)}`; // all texts
  const params = plausibleInput(row.params, given) as Record<string, string> | undefined; // segments are texts
  const path = row.path.replace(/:(\w+)/g, (_all, name: string) => params?.[name] ?? id);
  const answer = await fetch(`${api.url}/api${path}${search}`, {
    method: row.method,
    redirect: 'manual',
    headers: {
      'X-Tenant-Slug': 'sabal',
      'X-Admin-Token': 'sabal-dev-admin',
      'Idempotency-Key': 'canary-key-1', // theirs; a stored answer must not come back from it
      'Content-Type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBeLessThan(500);
  const text = `${JSON.stringify([...answer.headers])}\n${await textOf(answer)}`;
  return text.replaceAll(encodeURIComponent(canary.email), ''); // a redirect names the address that was asked with
}

describe('in the database', () => {
  /** Whatever a statement forgot, also where Citus' tests would have refused it. */
  let db: ReturnType<typeof connect>;
  beforeAll(async () => {
    await setAsksOfAllShards(api.ownerUrl, 'off');
    db = connect(apiUrl(api.ownerUrl), { max: 2 });
  });
  afterAll(async () => {
    await db?.destroy();
    await setAsksOfAllShards(api.ownerUrl, 'error');
  });

  test("the API's role owns nothing and can neither bypass nor create", async () => {
    const { rows } = await owner.query(
      `select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, rolreplication, rolcanlogin,
          (select count(*)::int from pg_class where relowner = r.oid) as owned,
          (select count(*)::int from pg_auth_members where member = r.oid) as memberships,
          has_schema_privilege(rolname, 'public', 'create') as may_create
        from pg_roles r where rolname = $1`,
      [apiRole(api.ownerUrl)],
    );
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolcreatedb: false,
        rolcreaterole: false,
        rolreplication: false,
        rolcanlogin: true,
        owned: 0,
        memberships: 0,
        may_create: false,
      },
    ]);
    const settings = await api.db.raw(
      `select name, setting from pg_settings where name in ('statement_timeout','lock_timeout','idle_in_transaction_session_timeout','TimeZone') order by name`,
    );
    expect(settings.rows.map((row: { setting: string }) => row.setting)).toEqual([
      'UTC',
      '10000',
      '2000',
      '5000',
    ]);
  });

  test('every company table has row level security that binds its owner too, with one policy for reading and writing', async () => {
    const { rows } = await owner.query(
      `select c.relname as name, relrowsecurity and relforcerowsecurity as secured,
          (select count(*)::int from pg_policy p where p.polrelid = c.oid and polcmd = '*'
             and polqual is not null and polwithcheck is not null) as policies
        from pg_class c where relname = any($1) and relkind = 'r'`,
      [tables],
    );
    expect(rows).toHaveLength(tables.length);
    expect(rows.filter((row) => !row.secured || row.policies !== 1)).toEqual([]);
  });

  test('tenant_id leads every primary key, unique key and foreign key', async () => {
    const { rows } = await owner.query(
      `select c.relname || '.' || k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
        where c.relname = any($1) and k.contype in ('p', 'u', 'f') and a.attname <> 'tenant_id'
       union all
       select c.relname || '.' || i.indexrelid::regclass from pg_index i join pg_class c on c.oid = i.indrelid
          left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where c.relname = any($1) and (i.indisunique or i.indisprimary) and a.attname is distinct from 'tenant_id'
       union all
       select c.relname || '.' || k.conname from pg_constraint k join pg_class c on c.oid = k.conrelid
          join pg_class target on target.oid = k.confrelid
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = k.confkey[1]
        where c.relname = any($1) and k.contype = 'f' and target.relname <> 'tenants' and a.attname <> 'tenant_id'
       union all
       select c.relname || ' has no primary key' from pg_class c
        where c.relname = any($1) and not exists (select from pg_constraint where conrelid = c.oid and contype = 'p')`,
      [tables],
    );
    expect(rows).toEqual([]);
  });

  test('nothing is used that other engines lack: no exclusion, trigger, deferrable constraint, GiST or partition', async () => {
    const { rows } = await owner.query(
      `select conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
         where c.relname = any($1) and (contype = 'x' or condeferrable)
       union all select tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relname = any($1) and not tgisinternal
       union all select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'p'
       union all select c.relname from pg_class c join pg_am m on m.oid = c.relam
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'i' and m.amname <> 'btree'`,
      [tables],
    );
    expect(rows).toEqual([]);
  });

  test('without a company there are no rows and no error, before and after a transaction of one', async () => {
    await withTenant(db, api.tenantId, async (tx) => tx.run(statement('tenancy_one', 'select 1'), []));
    for (const table of tables) {
      const { rows } = await db.raw('select count(*) as count from ??', [table]);
      expect([table, rows[0].count]).toEqual([table, 0]);
    }
  });

  test('a repository that forgot its `where` still reads no other company, in any table', async () => {
    for (const table of tables) {
      const forgotten = statement(
        `tenancy_forgotten_${table}`,
        `select tenant_id::text as owner from ${table}`,
      );
      const seen = await readAsTenant<{ owner: string }>(db, api.tenantId, forgotten, []);
      expect(seen.filter((row) => row.owner !== api.tenantId)).toEqual([]);
      // The same statement by a role that bypasses the policies does find the other company's row.
      const all = await owner.query(forgotten.text);
      expect([table, all.rows.some((row) => row.owner === canary.id)]).toEqual([table, true]);
    }
  });

  test('on Citus a repository that forgot its `where` is told of it, since it asked all workers', async ({
    skip,
  }) => {
    skip((await findServers(api.ownerUrl)).length === 1, 'there is one worker');
    const forgotten = statement('tenancy_of_all', 'select tenant_id from services');
    await setAsksOfAllShards(api.ownerUrl, 'error');
    const strict = connect(apiUrl(api.ownerUrl), { max: 1 });
    const asked = readAsTenant(strict, api.tenantId, forgotten, []).finally(() => strict.destroy());
    await expect(asked).rejects.toThrow(/multi-task query/);
    await setAsksOfAllShards(api.ownerUrl, 'off');
  });

  test('a row cannot be written, moved or removed for another company', async () => {
    const asFirst = (name: string, text: string) =>
      withTenant(api.db, api.tenantId, (tx) => tx.run(statement(name, text), [canary.id]));
    await expect(
      asFirst('tenancy_insert', `insert into agenda_days values ($1, gen_random_uuid(), current_date, 1)`),
    ).rejects.toThrow(/row-level security/);
    const before = await canary.readAll();
    await asFirst('tenancy_update', `update carts set locale = 'xx' where tenant_id = $1`);
    await asFirst('tenancy_delete', 'delete from mail_outbox where tenant_id = $1');
    expect(await canary.readAll()).toBe(before);
  });

  test('2,000 reads of two companies mixed on two connections never cross', async () => {
    const whose = statement('tenancy_whose', 'select tenant_id::text as owner from services');
    const crossed: string[] = [];
    // Twenty callers, so that a slow machine does not turn the queue for two connections into time-outs.
    const callers = Array.from({ length: 20 }, async (_unused, caller) => {
      for (let read = 0; read < 100; read++) {
        const tenantId = (caller + read) % 2 === 0 ? api.tenantId : canary.id;
        const rows = await readAsTenant<{ owner: string }>(db, tenantId, whose, []);
        if (rows.length === 0 || rows.some((row) => row.owner !== tenantId)) crossed.push(tenantId);
      }
    });
    await Promise.all(callers);
    expect(crossed).toEqual([]);
  });

  test('a setting for the whole session, the mistake this design avoids, does leak into the next call', async ({
    skip,
  }) => {
    skip((await findServers(api.ownerUrl)).length > 1, 'Citus tells its workers of no such setting');
    const one = connect(apiUrl(api.ownerUrl), { max: 1 });
    await one.raw(`select set_config('app.tenant_id', ?, false)`, [canary.id]);
    const { rows } = await one.raw('select title from coupons');
    await one.destroy();
    expect(JSON.stringify(rows)).toContain(MARK);
  });
});
