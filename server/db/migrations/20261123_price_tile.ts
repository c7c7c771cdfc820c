import type { Knex } from 'knex';

/** What tile costs, until now a part of the program, is the owner's to change. Old nodes neither read nor write it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(
    `alter table pricing_settings
      add column tile_room_cents integer not null default 2500,
      add column tile_sqft_cents integer not null default 100,
      add column tile_deep_soil_sqft_cents integer not null default 20,
      add column tile_sealant_sqft_cents integer not null default 20,
      add column tile_minimum_job_cents integer not null default 15000;`,
  );
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
