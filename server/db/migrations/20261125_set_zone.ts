import type { Knex } from 'knex';

/** The zone of a company is its owner's to change, with its hours. Old nodes write it never. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw('grant update (time_zone) on tenants to sabal_api');
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
