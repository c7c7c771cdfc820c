import type { Knex } from 'knex';

/**
 * The way between two visits of a crew (D495). A company that exists keeps none free until it says so, as it always did.
 * Visits to come get the place of their address; what a node of the release before claims has none, which asks for no way.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`set local lock_timeout = '2s'`);
  await knex.raw(`
    alter table agendas
      add column travel text not null default 'off' check (travel in ('off', 'fixed', 'estimate')),
      -- of 'fixed'; kept while another way is chosen
      add column travel_min integer not null default 15;
    alter table claims
      -- where the visit leads, in order: its address, then the ends of its deliveries; none: not known
      add column zips text[] not null default '{}'`);
  // Rows of every company are reached by naming it, because policies bind the owner too.
  const { rows } = await knex.raw<{ rows: { id: string }[] }>('select id from tenants');
  for (const { id } of rows) {
    await knex.raw(`select set_config('app.tenant_id', ?, true)`, [id]);
    await knex.raw(
      `update claims c set zips = array[left(b.postal_code, 5)]
      from bookings b
      where c.tenant_id = ? and b.tenant_id = c.tenant_id and b.claim_id = c.id and b.country = 'US'
        and b.postal_code ~ '^\\d{5}(-{0,1}\\d{4}){0,1}$' and c.ends_at > now()`,
      [id],
    );
  }
}

export async function down(): Promise<void> {
  throw new Error('Migrations only add; restore a backup to go back.');
}
