import type { Knex } from 'knex';

/**
 * A coupon may take a percent off, up to a limit, and be for first bookings or some kinds only. An old node, which knows
 * amounts alone, takes the cent off that stands beside a percent, never more than was meant.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    alter table coupons
      add column percent_off smallint check (percent_off between 1 and 100),
      add column max_off_cents integer check (max_off_cents > 0),
      add column first_only boolean not null default false,
      add column kinds text[] check (cardinality(kinds) > 0);`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
