import type { Knex } from 'knex';

/**
 * Since when a receiver hears again that was switched off, by itself or by staff: what was done while it was off is not told
 * (D444). Null: since it was added.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw('alter table webhooks add column on_since timestamptz');
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
