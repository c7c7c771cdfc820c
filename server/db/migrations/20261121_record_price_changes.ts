import type { Knex } from 'knex';

/** Who changed which price or rate, and from what to what. Rows are only ever added. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    create table price_changes (
      tenant_id uuid not null references tenants (id),
      id uuid not null,
      at timestamptz not null,
      -- label of an admin key
      changed_by text not null,
      type text not null check (type in ('services', 'products', 'options', 'settings')),
      -- of a service, product or option its id, of settings the field
      target text not null,
      -- French, as it was called then; empty for settings
      title text not null,
      from_cents integer not null,
      to_cents integer not null,
      constraint price_changes_pk primary key (tenant_id, id)
    );
    create index price_changes_at_index on price_changes (tenant_id, at, id);`);
  // After COMMIT the setting is '' and not NULL, and ''::uuid is an error.
  const mine = `nullif(current_setting('app.tenant_id', true), '')::uuid`;
  await knex.raw(`
    alter table price_changes enable row level security;
    alter table price_changes force row level security;
    create policy price_changes_of_tenant on price_changes
      using (tenant_id = ${mine}) with check (tenant_id = ${mine});
    grant select, insert on price_changes to sabal_api;`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
