import type { Knex } from 'knex';

/** How many mails somebody got within the hour is asked before each one that is sent to them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(
    `create index mail_outbox_sent_index on mail_outbox (tenant_id, recipient, sent_at) where state = 'sent'`,
  );
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
