import type { Knex } from 'knex';

/** Those that named a company and referred to none, neither themselves nor through another table. */
const tables = [
  'api_keys',
  'crews',
  'notice_addresses',
  'notice_changes',
  'notice_settings',
  'notices',
  'push_messages',
  'push_subscriptions',
  'webhook_events',
  'webhooks',
];

/**
 * Whoever writes a row of a company waits for its erasure, and then finds no company: until now a save that was made
 * meanwhile could leave a row of it in these tables. What was left so goes.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  // For Citus, which would else delete by many connections and then refuse to change the table; nothing elsewhere.
  await knex.raw(`set local citus.multi_shard_modify_mode to 'sequential'`);
  for (const table of tables) {
    // Policies bind the owner too, and rows of no company belong to none that could be named. One by one, as Citus wants.
    await knex.raw(`alter table ${table} no force row level security`);
    await knex.raw(
      `delete from ${table} where not exists (select from tenants where tenants.id = ${table}.tenant_id)`,
    );
    await knex.raw(`alter table ${table} force row level security`);
    await knex.raw(
      `alter table ${table} add constraint ${table}_tenant_fk foreign key (tenant_id) references tenants (id)`,
    );
  }
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
