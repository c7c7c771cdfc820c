import type { Knex } from 'knex';

/**
 * E-mails of customers in the order of their bytes, whatever the database's own order: how many there are is counted
 * here, where one stands but once for all bookings of its customer, and those written nearly alike are found by how
 * they begin. Row security lets no other comparison of texts into an index.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(
    `create index bookings_customer_email_index on bookings (tenant_id, (email collate "C"))
      where deleted_at is null and erased_at is null`,
  );
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
