import type { Knex } from 'knex';

/** One row that /readyz writes now and then: a database that only answers questions can take no booking. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    create table write_checks (
      id integer not null,
      at timestamptz not null,
      constraint write_checks_pk primary key (id)
    );
    insert into write_checks values (1, now());
    grant select, update on write_checks to sabal_api;`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
