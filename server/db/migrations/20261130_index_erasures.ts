import type { Knex } from 'knex';

/** When a customer was erased last is asked with every look at a device's key; few rows have such a time. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(
    `create index bookings_erased_index on bookings (tenant_id, erased_at) where erased_at is not null`,
  );
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
