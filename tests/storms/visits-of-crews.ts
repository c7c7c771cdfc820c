import type { Client } from 'pg';

/** Of each live visit its crew, and until when that one comes to nobody else by the settings of now. */
const visits = `select b.tenant_id, b.id, b.claim_id, c.resource_id as crew, b.starts_at,
    b.ends_at + a.buffer_min * interval '1 minute' as free_at
  from bookings b join claims c on c.tenant_id = b.tenant_id and c.id = b.claim_id
    join agendas a on a.tenant_id = b.tenant_id
  where b.status <> 'CANCELLED' and b.deleted_at is null`;

/** Pairs of visits. */
const overlapping = `with visits as (${visits})
  select 1 from visits a join visits b on b.tenant_id = a.tenant_id and b.crew = a.crew and b.id > a.id
    and b.starts_at < a.free_at and a.starts_at < b.free_at`;

/** Five minutes of a visit, or of the time kept free after it, that do not stand under its claim at its crew. */
const withoutCell = `with visits as (${visits})
  select 1 from visits v
    cross join lateral generate_series(v.starts_at, v.free_at - interval '5 minutes', interval '5 minutes') as at (cell)
    left join claim_cells x on x.tenant_id = v.tenant_id and x.resource_id = v.crew and x.cell = at.cell
      and x.claim_id = v.claim_id
  where x.claim_id is null`;

export interface CrewFaults {
  readonly overlapping: number;
  readonly withoutCell: number;
}

/**
 * What bookings and cells say of each other without what claims say of their times. Counts with the buffer of now, so
 * it is asked where that has never been another.
 */
export async function crewFaults(client: Client): Promise<CrewFaults> {
  const count = async (sql: string) => (await client.query(sql)).rowCount ?? 0;
  return { overlapping: await count(overlapping), withoutCell: await count(withoutCell) };
}

/** How many live visits each crew has. */
export async function visitsByCrew(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ visits: number }>(
    `select count(*)::int as visits from (${visits}) as v group by crew order by crew`,
  );
  return rows.map((row) => row.visits);
}
