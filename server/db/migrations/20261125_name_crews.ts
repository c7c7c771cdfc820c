import type { Knex } from 'knex';

/**
 * Who comes in one van. The resource that every company has becomes its first crew under the id it always had, so that
 * no claim, cell or day moves. Hours and rules stay on the company's one row of `agendas`, and every block stays with
 * that row: `crew_id` says whom it closes, and a node that does not know the column keeps the whole company closed.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    create table crews (
      tenant_id uuid not null,
      -- what claims, cells and days call resource_id
      id uuid not null,
      name text not null,
      color text not null,
      position integer not null,
      active boolean not null default true,
      version bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint crews_pk primary key (tenant_id, id)
    );
    create unique index crews_name_unique on crews (tenant_id, lower(name));
    -- null: the whole company's
    alter table blocks add column crew_id uuid;`);
  // After COMMIT the setting is '' and not NULL, and ''::uuid is an error.
  const mine = `nullif(current_setting('app.tenant_id', true), '')::uuid`;
  await knex.raw(`
    alter table crews enable row level security;
    alter table crews force row level security;
    create policy crews_of_tenant on crews using (tenant_id = ${mine}) with check (tenant_id = ${mine});
    grant select, insert, update, delete on crews to sabal_api;`);
  // Rows of every company are reached by naming it, because policies bind the owner too.
  const { rows } = await knex.raw<{ rows: { id: string }[] }>('select id from tenants');
  for (const { id } of rows) {
    await knex.raw(`select set_config('app.tenant_id', ?, true)`, [id]);
    await knex.raw(
      `insert into crews (tenant_id, id, name, color, position)
      select tenant_id, resource_id, 'Équipe ' || n, 'blue', n - 1 from (
        select *, row_number() over (order by resource_id) as n from agendas where tenant_id = ?
      ) as resources`,
      [id],
    );
  }
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
