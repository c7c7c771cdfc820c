import type { Knex } from 'knex';

/**
 * Customers are their bookings, put together by e-mail; the index has all that their list counts, so that no document
 * of a booking is read for it. A customer who was erased is no customer any more, and what was booked stays.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    alter table bookings add column erased_at timestamptz;
    create index bookings_customers_index on bookings (tenant_id, email, starts_at, id)
      include (ends_at, status, quote, total_cents) where deleted_at is null and erased_at is null;`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
