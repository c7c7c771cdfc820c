import type { Knex } from 'knex';

/**
 * Which keys of the back office ADMIN_KEY brought: the next value replaces them, and leaves alone what staff made.
 * Until now only the label told; rows of every company are reached by naming it, because policies bind the owner too.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`alter table admin_keys add column from_environment boolean not null default false`);
  const { rows } = await knex.raw<{ rows: { id: string }[] }>('select id from tenants');
  for (const { id } of rows) {
    await knex.raw(`select set_config('app.tenant_id', ?, true)`, [id]);
    await knex.raw(
      `update admin_keys set from_environment = true where tenant_id = ? and label = 'Sabal' and revoked_at is null`,
      [id],
    );
  }
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
