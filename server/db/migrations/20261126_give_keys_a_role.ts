import type { Knex } from 'knex';

/**
 * What a key of the back office may do (D470): all that exist are the owner's, as they were, and so are those that a
 * node of the release before still makes. A crew's key names its crew; without one the crew is gone, and the key opens
 * nothing (D472).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    alter table admin_keys
      add column role text not null default 'owner',
      add column crew_id uuid;
    alter table admin_keys
      add constraint admin_keys_role_check check (role in ('owner', 'office', 'crew')),
      add constraint admin_keys_crew_check check (role = 'crew' or crew_id is null),
      add constraint admin_keys_crew_fk foreign key (tenant_id, crew_id) references crews (tenant_id, id);`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
