import type { Knex } from 'knex';

/**
 * When consent was asked for, given and taken back, and the epoch that ends confirm links once somebody has left.
 * Bookings keep the service charge apart, so that what a mail lists adds up to its total.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    alter table newsletter_subscribers
      add column asked_at timestamptz,
      add column confirmed_at timestamptz,
      add column left_at timestamptz,
      add column epoch integer not null default 1;
    alter table bookings add column service_charge_cents integer not null default 0;`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
