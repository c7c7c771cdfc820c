import type { Knex } from 'knex';

/**
 * Keys with which a company's own programs make the public calls, and what each may do. Only hashes are kept. A key that
 * was revoked stays for a while, so that staff can be told when it ended. Old nodes know no keys and refuse none.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    create table api_keys (
      tenant_id uuid not null,
      id uuid not null,
      label text not null,
      scopes text[] not null,
      secret_hash bytea not null,
      -- its last characters, by which its owner tells it from others
      hint text not null,
      created_at timestamptz not null,
      -- to the hour, so that reading costs no write
      last_used_at timestamptz,
      revoked_at timestamptz,
      constraint api_keys_pk primary key (tenant_id, id),
      constraint api_keys_secret_unique unique (tenant_id, secret_hash)
    );`);
  // After COMMIT the setting is '' and not NULL, and ''::uuid is an error.
  const mine = `nullif(current_setting('app.tenant_id', true), '')::uuid`;
  await knex.raw(`
    alter table api_keys enable row level security;
    alter table api_keys force row level security;
    create policy api_keys_of_tenant on api_keys using (tenant_id = ${mine}) with check (tenant_id = ${mine});
    grant select, insert, update, delete on api_keys to sabal_api;`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
