import type { Knex } from 'knex';

/**
 * A cart that edits a booking keeps what the booking cost and the terms of its codes (D65 and D113). A booking
 * has one such cart open at a time, however often it is asked for (D112).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    alter table carts add column booked jsonb;
    create unique index carts_one_edit_per_booking on carts (tenant_id, editing_booking_id)
      where status = 'DRAFT' and editing_booking_id is not null;`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
