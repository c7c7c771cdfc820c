import type { Knex } from 'knex';

/**
 * Addresses of other programs that are told of what happens, and what there is to be told to each: an event is written
 * with its fact, once for every address that wants it, and waits in that address's own queue. The secret signs, so it
 * is kept as it is and not as a hash. Old nodes neither read nor write these tables.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    create table webhooks (
      tenant_id uuid not null,
      id uuid not null,
      url text not null,
      events text[] not null,
      secret text not null,
      created_at timestamptz not null,
      -- since when every attempt has failed; null while it takes what it is sent
      failing_since timestamptz,
      -- nothing is written to it any more until staff switch it on
      off_at timestamptz,
      constraint webhooks_pk primary key (tenant_id, id)
    );
    create table webhook_events (
      tenant_id uuid not null,
      webhook_id uuid not null,
      -- the same for every address that is told of the fact
      id uuid not null,
      dedupe_key text not null,
      kind text not null,
      booking_id uuid,
      facts jsonb not null,
      at timestamptz not null,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
      attempts integer not null default 0,
      next_at timestamptz not null,
      lease_until timestamptz,
      tried_at timestamptz,
      -- of the last attempt: HTTP status, and why it was none that counts
      last_status integer,
      last_fault text,
      constraint webhook_events_pk primary key (tenant_id, webhook_id, id),
      constraint webhook_events_dedupe_unique unique (tenant_id, webhook_id, dedupe_key)
    );
    create index webhook_events_waiting_index on webhook_events (tenant_id, webhook_id, next_at)
      where state = 'waiting';
    create index webhook_events_at_index on webhook_events (tenant_id, at);
    create index webhook_events_booking_index on webhook_events (tenant_id, booking_id);`);
  // After COMMIT the setting is '' and not NULL, and ''::uuid is an error.
  const mine = `nullif(current_setting('app.tenant_id', true), '')::uuid`;
  for (const table of ['webhooks', 'webhook_events']) {
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
