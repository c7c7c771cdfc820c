import type { Knex } from 'knex';

/**
 * How many bookings there are, or of a status, is told with the first page of their list. The entries here are alike,
 * so they are kept together in a few pages; the indexes of the lists have the whole text that is looked for in each.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(
    'create index bookings_count_index on bookings (tenant_id, status) where deleted_at is null',
  );
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
