import type { Knex } from 'knex';

/** Customers are found in the index that bookings are found in; until now another one held every text a second time. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw('drop index bookings_customer_search_index');
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
