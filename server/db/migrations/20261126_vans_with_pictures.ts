import type { Knex } from 'knex';

/** Who comes, as customers may see them (D383). Filled by no node of the release before; empty: none. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`alter table crews add column picture text not null default ''`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
