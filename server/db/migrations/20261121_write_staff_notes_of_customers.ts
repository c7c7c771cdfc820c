import type { Knex } from 'knex';

/**
 * What staff know of a customer whatever the visit ("a dog in the garden"), by the e-mail that bookings are put together
 * by. Of one index a customer is found by what is written in any of their bookings, without reading one; the other
 * finds who else left the same phone number.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    create table customer_notes (
      tenant_id uuid not null references tenants (id),
      -- as in bookings: lower case
      email text not null,
      -- null: it was taken away, and its version goes on
      note text,
      version integer not null,
      updated_at timestamptz not null,
      constraint customer_notes_pk primary key (tenant_id, email)
    );
    create index bookings_customer_search_index on bookings (tenant_id, email) include (search_text)
      where deleted_at is null and erased_at is null;
    create index bookings_customer_phone_index on bookings (tenant_id, phone) include (email)
      where deleted_at is null and erased_at is null and phone is not null;`);
  // After COMMIT the setting is '' and not NULL, and ''::uuid is an error.
  const mine = `nullif(current_setting('app.tenant_id', true), '')::uuid`;
  await knex.raw(`
    alter table customer_notes enable row level security;
    alter table customer_notes force row level security;
    create policy customer_notes_of_tenant on customer_notes using (tenant_id = ${mine}) with check (tenant_id = ${mine});
    grant select, insert, update, delete on customer_notes to sabal_api;`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
