import type { Knex } from 'knex';

/**
 * Notifications to devices of staff that asked for them. The keys of the deployment are made by its first start and are
 * everybody's: a device knows them, so that others would end what it asked for. Messages are rows that go once they
 * were taken. Old nodes neither read nor write these tables.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    create table push_keys (
      id integer not null check (id = 1),
      public_key text not null,
      private_key text not null,
      created_at timestamptz not null default now(),
      constraint push_keys_pk primary key (id)
    );
    create table push_subscriptions (
      tenant_id uuid not null,
      -- of admin_sessions: one a device, and it ends with it
      session_id uuid not null,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      created_at timestamptz not null default now(),
      constraint push_subscriptions_pk primary key (tenant_id, session_id)
    );
    create table push_messages (
      tenant_id uuid not null,
      id uuid not null,
      session_id uuid not null,
      notice_id uuid not null,
      kind text not null,
      path text not null,
      attempts integer not null default 0,
      next_at timestamptz not null,
      lease_until timestamptz,
      constraint push_messages_pk primary key (tenant_id, id),
      constraint push_messages_once unique (tenant_id, notice_id, session_id)
    );
    create index push_messages_due_index on push_messages (tenant_id, next_at);
    grant select, insert on push_keys to sabal_api;`);
  // After COMMIT the setting is '' and not NULL, and ''::uuid is an error.
  const mine = `nullif(current_setting('app.tenant_id', true), '')::uuid`;
  for (const table of ['push_subscriptions', 'push_messages']) {
    await knex.raw(`
      alter table ${table} enable row level security;
      alter table ${table} force row level security;
      create policy ${table}_of_tenant on ${table} using (tenant_id = ${mine}) with check (tenant_id = ${mine});
      grant select, insert, update, delete on ${table} to sabal_api;`);
  }
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
