import type { Knex } from 'knex';

/** Whoever opens a booking in the back office is told what became of its mails; without this they would all be read. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(
    `create index mail_outbox_booking_index on mail_outbox (tenant_id, (payload ->> 'bookingId'), created_at)`,
  );
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
