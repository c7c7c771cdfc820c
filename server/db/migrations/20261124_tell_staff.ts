import type { Knex } from 'knex';

/**
 * Whom a company tells of what happens, and what there is to be told: a notice is written with its fact where anybody
 * is to be told at all, and becomes mails a moment later. A company without an address writes none. Old nodes neither
 * read nor write these tables: what they do in the meantime is told to nobody.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    create table notice_settings (
      tenant_id uuid not null,
      version integer not null default 1,
      -- minutes of the wall clock after midnight, in the company's zone
      summary_minute integer not null default 1080 check (summary_minute between 0 and 1439),
      constraint notice_settings_pk primary key (tenant_id)
    );
    create table notice_addresses (
      tenant_id uuid not null,
      id uuid not null,
      position integer not null,
      label text not null,
      email text not null,
      locale text not null,
      kinds text[] not null,
      daily boolean not null,
      -- up to when the daily summaries have told
      summary_from timestamptz not null,
      -- its server refused a mail for good: none is written to it until a test arrives
      bounced_at timestamptz,
      bounce_reason text,
      constraint notice_addresses_pk primary key (tenant_id, id)
    );
    create table notice_changes (
      tenant_id uuid not null,
      id uuid not null,
      at timestamptz not null,
      -- label of an admin key
      changed_by text not null,
      before jsonb not null,
      after jsonb not null,
      constraint notice_changes_pk primary key (tenant_id, id)
    );
    create index notice_changes_at_index on notice_changes (tenant_id, at, id);
    create table notices (
      tenant_id uuid not null,
      id uuid not null,
      dedupe_key text not null,
      kind text not null,
      booking_id uuid,
      -- 'customer', 'server', or the label of an admin key
      actor text not null,
      detail jsonb not null default '{}',
      at timestamptz not null,
      -- when its mails were written
      shared_at timestamptz,
      constraint notices_pk primary key (tenant_id, id),
      constraint notices_dedupe_unique unique (tenant_id, dedupe_key)
    );
    create index notices_waiting_index on notices (tenant_id, at, id) where shared_at is null;
    create index notices_at_index on notices (tenant_id, at);
    create index mail_outbox_staff_index on mail_outbox (tenant_id, (payload ->> 'addressId'), created_at)
      where (payload ->> 'addressId') is not null;`);
  // After COMMIT the setting is '' and not NULL, and ''::uuid is an error.
  const mine = `nullif(current_setting('app.tenant_id', true), '')::uuid`;
  for (const table of ['notice_settings', 'notice_addresses', 'notice_changes', 'notices']) {
    await knex.raw(`
      alter table ${table} enable row level security;
      alter table ${table} force row level security;
      create policy ${table}_of_tenant on ${table} using (tenant_id = ${mine}) with check (tenant_id = ${mine});`);
  }
  await knex.raw(`
    grant select, insert, update on notice_settings to sabal_api;
    grant select, insert, update, delete on notice_addresses to sabal_api;
    grant select, insert on notice_changes to sabal_api;
    grant select, insert, update, delete on notices to sabal_api;`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
