import type { Knex } from 'knex';

/**
 * The version of a block, by which a change says what it saw (D509). What a node of the release before changes keeps its
 * version, as if nobody had.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw('alter table blocks add column version bigint not null default 1');
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
