import type { Knex } from 'knex';

/** How many mails a mailbox got within the hour, whatever stands after a plus in its address (countedAs). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(
    `create index mail_outbox_mailbox_index
      on mail_outbox (tenant_id, (regexp_replace(lower(recipient), '[+][^@]*@', '@')), sent_at) where state = 'sent'`,
  );
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
