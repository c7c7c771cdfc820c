import type { Knex } from 'knex';

/** By creation and not by their last change, which would be one more index to write with every change of a cart. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(
    `create index carts_forgotten_index on carts (tenant_id, created_at) where status <> 'CONVERTED';
    create index mail_outbox_settled_index on mail_outbox (tenant_id, created_at) where state <> 'waiting';`,
  );
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
