import type { Knex } from 'knex';

/**
 * Whoever deletes a claim makes PostgreSQL look for a booking that names it; without this index it read all of them,
 * 2 ms at 10,000, each time a hold was moved, given back or cleared away.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw('create index bookings_claim_index on bookings (tenant_id, claim_id)');
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
