import type { Knex } from 'knex';

/**
 * Whose visits nobody has vouched for: the network address that booked, until the visit is over, and when somebody
 * opened a link of ours in the mailbox of its e-mail.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(
    `alter table bookings add column booked_from text, add column mail_opened_at timestamptz;
    create index bookings_from_index on bookings (tenant_id, booked_from, starts_at) where booked_from is not null;`,
  );
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
