import type { Knex } from 'knex';

/**
 * Which company answers under which host name. Asked before a company is known, as `tenants` is, so it is no table of a
 * tenant: names of hosts are public, and the API may read them and nothing else. Only the operator writes (`npm run
 * tenant`), who may also delete a company. Old nodes know nothing of either.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    create table tenant_hosts (
      -- in lower case, without a port; other alphabets as xn--…
      host text not null,
      tenant uuid not null references tenants (id),
      -- what the company's links begin with
      is_primary boolean not null default false,
      created_at timestamptz not null default now(),
      constraint tenant_hosts_pk primary key (host)
    );
    create index tenant_hosts_tenant_index on tenant_hosts (tenant);
    grant select on tenant_hosts to sabal_api;
    create policy tenants_owner_delete on tenants for delete to current_user using (true);`);
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
