import type { Knex } from 'knex';

/**
 * A company's own name, language and the rest of what it says of itself are its owner's to change, with a version and a
 * history of savings. Old nodes neither read nor write the new column and table.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    alter table tenants add column company_version integer not null default 1;
    grant update (name, default_locale, company_version) on tenants to sabal_api;

    create table company_changes (
      tenant_id uuid not null references tenants (id),
      id uuid not null,
      at timestamptz not null,
      -- label of an admin key
      changed_by text not null,
      -- [{ field, from, to }]
      fields jsonb not null,
      constraint company_changes_pk primary key (tenant_id, id)
    );
    create index company_changes_at_index on company_changes (tenant_id, at, id);`);
  // After COMMIT the setting is '' and not NULL, and ''::uuid is an error.
  const mine = `nullif(current_setting('app.tenant_id', true), '')::uuid`;
  await knex.raw(`
    alter table company_changes enable row level security;
    alter table company_changes force row level security;
    create policy company_changes_of_tenant on company_changes
      using (tenant_id = ${mine}) with check (tenant_id = ${mine});
    grant select, insert on company_changes to sabal_api;`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
