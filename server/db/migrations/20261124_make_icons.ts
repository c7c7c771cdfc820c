import type { Knex } from 'knex';

/**
 * Icons of the installed app, made of the picture that is the company's logo when they are asked for first. Old nodes
 * neither read nor write the new columns.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    alter table files
      add column icon_192 bytea,
      add column icon_512 bytea,
      add column maskable_512 bytea,
      add column apple_180 bytea,
      add column favicon_64 bytea;
    grant update (icon_192, icon_512, maskable_512, apple_180, favicon_64) on files to sabal_api;`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
