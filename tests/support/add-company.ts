import type { Client } from 'pg';
import { tenantTables } from './canary-tenant.ts';

/** Another company with all rows of the seeded one, under its own slug. */
export async function addCompany(owner: Client, id: string, slug: string): Promise<void> {
  await owner.query(
    `insert into tenants select (jsonb_populate_record(t, jsonb_build_object('id', $1::text, 'slug', $2::text))).*
       from tenants t where slug = 'sabal'`,
    [id, slug],
  );
  for (const table of await inOrderOfKeys(owner)) {
    const names = (await writableColumns(owner, table)).filter((name) => name !== 'tenant_id');
    const columns = names.map((name) => owner.escapeIdentifier(name)).join(', ');
    await owner.query(
      `insert into ${table} (tenant_id, ${columns}) select $1, ${columns}
         from ${table} where tenant_id = (select id from tenants where slug = 'sabal')`,
      [id],
    );
  }
}

/** All but those that the database works out by itself. */
export async function writableColumns(owner: Client, table: string): Promise<readonly string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** What others refer to first. */
async function inOrderOfKeys(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
       where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`,
  );
  const waiting = new Set(await tenantTables(owner));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      (table) => !rows.some(({ from, to }) => from === table && waiting.has(to)),
    );
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...waiting].join(', ')}`);
    for (const table of ready) waiting.delete(table);
    ordered.push(...ready);
  }
  return ordered;
}
