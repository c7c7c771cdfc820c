import type { Knex } from 'knex';

/**
 * Reviews of the company's own: each belongs to a visit, which has one; its customer may change it until the owner
 * answered, the owner may hide it and never changes its words. Old nodes read none of the new columns.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    alter table reviews
      -- null: a sample
      add column booking_id uuid,
      add column version integer not null default 1,
      add column written_at timestamptz,
      add column answer text,
      add column answered_at timestamptz,
      add column hidden_reason text,
      add column hidden_at timestamptz;
    -- so that nobody is asked twice, also of a visit that is moved after the mail was forgotten
    alter table bookings add column review_asked_at timestamptz;
    create unique index reviews_booking_unique on reviews (tenant_id, booking_id);`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
