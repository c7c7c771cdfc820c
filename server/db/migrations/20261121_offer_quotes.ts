import type { Knex } from 'knex';

/**
 * The owner's answers to requests for a quote; a booking has at most one that is open. Which one was accepted stands
 * in the booking, because its services can then no longer be edited.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    create table quotes (
      tenant_id uuid not null,
      id uuid not null,
      booking_id uuid not null,
      state text not null default 'OPEN'
        check (state in ('OPEN', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'REPLACED', 'WITHDRAWN')),
      lines jsonb not null,
      total_cents integer not null check (total_cents > 0),
      minutes integer not null check (minutes > 0),
      -- the last day on which it can be accepted, in the booking's zone
      valid_until date not null,
      message text,
      offered_by text not null,
      offered_at timestamptz not null default now(),
      closed_at timestamptz,
      constraint quotes_pk primary key (tenant_id, id),
      constraint quotes_booking_fk foreign key (tenant_id, booking_id) references bookings (tenant_id, id),
      constraint quotes_closed check ((state = 'OPEN') = (closed_at is null))
    );
    create unique index quotes_one_open_per_booking on quotes (tenant_id, booking_id) where state = 'OPEN';
    create index quotes_booking_index on quotes (tenant_id, booking_id);
    alter table bookings add column accepted_quote_id uuid;`);
  // After COMMIT the setting is '' and not NULL, and ''::uuid is an error.
  const mine = `nullif(current_setting('app.tenant_id', true), '')::uuid`;
  await knex.raw(`
    alter table quotes enable row level security;
    alter table quotes force row level security;
    create policy quotes_of_tenant on quotes using (tenant_id = ${mine}) with check (tenant_id = ${mine});
    grant select, insert, update on quotes to sabal_api;`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
