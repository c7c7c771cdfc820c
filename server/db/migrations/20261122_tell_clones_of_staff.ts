import type { Knex } from 'knex';

/** Whether staff edit a booking with this cart, or its customer: neither goes on with what the other had begun. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw('alter table carts add column edited_by_staff boolean not null default false');
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
