import type { Knex } from 'knex';

/** Addresses at which a calendar reads the company's visits: each has a name and ends by itself. Only hashes are kept. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    create table calendar_feeds (
      tenant_id uuid not null references tenants (id),
      id uuid not null,
      label text not null,
      token_hash bytea not null,
      created_at timestamptz not null,
      constraint calendar_feeds_pk primary key (tenant_id, id),
      constraint calendar_feeds_token_unique unique (tenant_id, token_hash)
    );`);
  // After COMMIT the setting is '' and not NULL, and ''::uuid is an error.
  const mine = `nullif(current_setting('app.tenant_id', true), '')::uuid`;
  await knex.raw(`
    alter table calendar_feeds enable row level security;
    alter table calendar_feeds force row level security;
    create policy calendar_feeds_of_tenant on calendar_feeds
      using (tenant_id = ${mine}) with check (tenant_id = ${mine});
    grant select, insert, delete on calendar_feeds to sabal_api;`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
