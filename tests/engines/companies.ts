import type { Client } from 'pg';
import { tenantTables } from '../support/canary-tenant.ts';
import { onServer } from '../support/database-servers.ts';

/** Another company with all rows of the seeded one, under its own slug. */
export async function addCompany(owner: Client, id: string, slug: string): Promise<void> {
  await owner.query(
    `insert into tenants select (jsonb_populate_record(t, jsonb_build_object('id', $1::text, 'slug', $2::text))).*
       from tenants t where slug = 'sabal'`,
    [id, slug],
  );
  for (const table of await inOrderOfKeys(owner)) {
    const columns = await listColumns(owner, table);
    await owner.query(
      `insert into ${table} (tenant_id, ${columns}) select $1, ${columns}
         from ${table} where tenant_id = (select id from tenants where slug = 'sabal')`,
      [id],
    );
  }
}

/** Those that can be written, but the company's. */
async function listColumns(owner: Client, table: string): Promise<string> {
  const { rows } = await owner.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
         and attname <> 'tenant_id'`,
    [table],
  );
  return rows[0]?.names ?? '';
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

interface Place {
  readonly host: string;
  readonly port: number;
}

/** The worker of Citus that has a company's rows, or would have them. */
export async function placeOf(client: Client, tenantId: string): Promise<Place & { readonly shard: string }> {
  const { rows } = await client.query<Place & { shard: string }>(
    `select shardid::text as shard, nodename as host, nodeport as port from pg_dist_shard_placement
       where shardid = get_shard_id_for_distribution_column('agendas', $1::uuid)`,
    [tenantId],
  );
  const [place] = rows;
  if (place === undefined) throw new Error(`No worker has the company ${tenantId}`);
  return place;
}

/** Moves a company's rows to another worker, as an owner does who takes a machine away. */
export async function moveCompany(ownerUrl: string, tenantId: string): Promise<void> {
  await onServer(ownerUrl, async (client) => {
    const from = await placeOf(client, tenantId);
    const { rows } = await client.query<Place>(
      `select nodename as host, nodeport as port from pg_dist_node
         where groupid <> 0 and (nodename, nodeport) <> ($1, $2) limit 1`,
      [from.host, from.port],
    );
    const [to] = rows;
    if (to === undefined) throw new Error('A company can only be moved where there are two workers');
    const { rows: levels } = await client.query<{ level: string }>(
      `select current_setting('wal_level') as level`,
    );
    // Without logical decoding writes wait until the copy is done.
    const mode = levels[0]?.level === 'logical' ? 'force_logical' : 'block_writes';
    await client.query('select citus_move_shard_placement($1, $2, $3, $4, $5, $6)', [
      from.shard,
      from.host,
      from.port,
      to.host,
      to.port,
      mode,
    ]);
  });
}
