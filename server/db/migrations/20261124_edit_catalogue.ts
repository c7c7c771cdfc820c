import type { Knex } from 'knex';

/**
 * The catalogue is its owner's to write: entries have a version of their own beside that of their price, products may
 * have a picture and minutes, options minutes, and every change is kept with its author. Old nodes neither read nor
 * write the new columns and table.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    alter table services add column entry_version integer not null default 1;
    alter table products
      add column entry_version integer not null default 1,
      -- a path; empty: the drawing that its slug names
      add column image text not null default '',
      add column minutes integer;
    alter table options
      add column entry_version integer not null default 1,
      add column minutes integer;

    create table catalogue_changes (
      tenant_id uuid not null references tenants (id),
      id uuid not null,
      at timestamptz not null,
      -- label of an admin key
      changed_by text not null,
      type text not null check (type in ('services', 'products', 'options')),
      target uuid not null,
      -- as it was called then
      title text not null,
      act text not null check (act in ('added', 'changed', 'hidden', 'shown', 'ordered', 'removed')),
      -- [{ field, from, to }]
      fields jsonb not null,
      constraint catalogue_changes_pk primary key (tenant_id, id)
    );
    create index catalogue_changes_at_index on catalogue_changes (tenant_id, at, id);`);
  // After COMMIT the setting is '' and not NULL, and ''::uuid is an error.
  const mine = `nullif(current_setting('app.tenant_id', true), '')::uuid`;
  await knex.raw(`
    alter table catalogue_changes enable row level security;
    alter table catalogue_changes force row level security;
    create policy catalogue_changes_of_tenant on catalogue_changes
      using (tenant_id = ${mine}) with check (tenant_id = ${mine});
    grant select, insert on catalogue_changes to sabal_api;`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
