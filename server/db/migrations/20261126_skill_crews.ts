import type { Knex } from 'knex';

/**
 * What a crew does, where and when. Every crew that exists does everything everywhere in the company's hours, as it
 * always did; a node that does not know the columns goes on so until it is replaced.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    alter table crews
      -- none: every kind
      add column kinds text[] not null default '{}',
      -- codes of five digits; none: wherever the company comes
      add column zips text[] not null default '{}',
      add column base_zip text,
      -- as agendas.hours; null: the company's
      add column hours jsonb`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
