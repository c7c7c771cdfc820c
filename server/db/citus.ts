import type { Knex } from 'knex';

/** Citus spreads the tables of a database over workers. `ask` sends one statement, through whatever client there is. */
export async function isCitus(
  ask: (sql: string) => Promise<{ readonly rows: readonly unknown[] }>,
): Promise<boolean> {
  return (await ask(`select 1 from pg_extension where extname = 'citus'`)).rows.length > 0;
}

/** For what changes several tables in one transaction: one connection to each worker, where many would wait for each other. */
export async function keepToOneConnection(tx: Knex.Transaction): Promise<void> {
  await tx.raw(`set local citus.multi_shard_modify_mode to 'sequential'`);
}

/**
 * Every table of a tenant is distributed by `tenant_id` beside the others, so that a tenant's rows live on one worker;
 * what is asked for before the tenant is known is on all of them. Foreign keys are dropped on the way and added again.
 * What is distributed already stays as it is.
 */
export async function distribute(tx: Knex.Transaction): Promise<void> {
  const { rows } = await tx.raw<{ rows: LocalTable[] }>(localTables);
  if (rows.length === 0) return;
  await keepToOneConnection(tx);
  const foreign = await tx.raw<{ rows: ForeignKey[] }>(foreignKeys, [rows.map(({ name }) => name)]);
  for (const { table, name } of foreign.rows) {
    await tx.raw('alter table ?? drop constraint ??', [table, name]);
  }
  for (const { name } of rows.filter(({ ofTenant }) => !ofTenant)) {
    await tx.raw('select create_reference_table(?)', [name]);
  }
  for (const { name } of rows.filter(({ ofTenant }) => ofTenant)) {
    const beside = name === ANCHOR ? 'none' : ANCHOR;
    await tx.raw(`select create_distributed_table(?, 'tenant_id', colocate_with => ?)`, [name, beside]);
  }
  for (const { table, name, definition } of foreign.rows) {
    await tx.raw(`alter table ?? add constraint ?? ${definition}`, [table, name]);
  }
}

/** Whose shards the others lie beside. */
const ANCHOR = 'agendas';

interface LocalTable {
  readonly name: string;
  readonly ofTenant: boolean;
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * All but the coordinator's own: what knows which migrations ran, what readiness writes to, and the keys for push, which
 * nothing joins: to insert into a table that is on all workers Citus asks for the right to update it.
 */
const localTables = `
  select c.relname as name,
    exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant_id') as "ofTenant"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and c.relname not in ('knex_migrations', 'knex_migrations_lock', 'migration_turn', 'write_checks', 'push_keys')
    and c.oid not in (select logicalrelid from pg_dist_partition)
  order by c.relname <> '${ANCHOR}', c.relname`;

const foreignKeys = `
  select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.relname = any (?)
  order by k.conname`;
