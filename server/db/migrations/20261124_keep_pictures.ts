import type { Knex } from 'knex';

/**
 * Pictures of the owner's, in the database so that one backup and every engine has them. Old nodes neither read nor
 * write the table.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    create table files (
      tenant_id uuid not null references tenants (id),
      -- SHA-256 of what was uploaded, in hex
      hash text not null,
      -- of both: they are made by us
      type text not null check (type = 'image/webp'),
      large bytea not null,
      width integer not null,
      height integer not null,
      small bytea not null,
      small_width integer not null,
      small_height integer not null,
      created_at timestamptz not null,
      -- since when nothing shows it; null while something does
      unused_since timestamptz,
      constraint files_pk primary key (tenant_id, hash)
    );
    -- WebP does not become smaller.
    alter table files alter column large set storage external, alter column small set storage external;`);
  // After COMMIT the setting is '' and not NULL, and ''::uuid is an error.
  const mine = `nullif(current_setting('app.tenant_id', true), '')::uuid`;
  await knex.raw(`
    alter table files enable row level security;
    alter table files force row level security;
    create policy files_of_tenant on files
      using (tenant_id = ${mine}) with check (tenant_id = ${mine});
    grant select, insert, delete on files to sabal_api;
    grant update (unused_since) on files to sabal_api;`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
