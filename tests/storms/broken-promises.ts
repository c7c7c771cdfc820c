import type { Client } from 'pg';

/**
 * What must hold after any storm, asked of the rows and not of the code that wrote them. Each query counts the rows
 * that break one promise. The hold of a visit that is being moved may lie over the visit's own time, also when that was
 * cancelled at the same moment: it leads nowhere and runs out. A booking that
 * staff said nothing about says so itself, and has no mail.
 */
const promises = {
  'two live claims overlap': `
    select 1 from claims a join claims b on b.tenant_id = a.tenant_id and b.resource_id = a.resource_id
      and b.id > a.id and b.owner_id <> a.owner_id
      and b.starts_at < a.occupied_until and a.starts_at < b.occupied_until
    where (a.state = 'booked' or a.expires_at > now()) and (b.state = 'booked' or b.expires_at > now())`,
  'a claim without exactly its cells': `
    select 1 from claims c where (select count(*) from claim_cells x join claims o on o.tenant_id = x.tenant_id
      and o.id = x.claim_id where x.tenant_id = c.tenant_id and x.resource_id = c.resource_id and (o.id = c.id or c.state = 'held' and o.owner_id = c.owner_id)
      and x.cell >= c.starts_at and x.cell < c.occupied_until)
      <> extract(epoch from c.occupied_until - c.starts_at) / 300
      and (c.state = 'booked' or c.expires_at > now()) and not exists (select 1 from bookings b
        where b.tenant_id = c.tenant_id and b.id = c.owner_id and (b.status = 'CANCELLED' or b.deleted_at is not null))`,
  'a claim of no crew': `
    select 1 from claims c left join crews k on k.tenant_id = c.tenant_id and k.id = c.resource_id
    where k.id is null`,
  'a booking without its claim': `
    select 1 from bookings b left join claims c on c.tenant_id = b.tenant_id and c.id = b.claim_id
    where b.status <> 'CANCELLED' and b.deleted_at is null and (c.id is null or c.state <> 'booked' or c.owner_id <> b.id
      or c.starts_at <> b.starts_at or c.ends_at <> b.ends_at)`,
  'a booked claim without its booking': `
    select 1 from claims c left join bookings b on b.tenant_id = c.tenant_id and b.claim_id = c.id
    where c.state = 'booked' and b.id is null`,
  'a cart booked twice': `
    select 1 from bookings where status <> 'CANCELLED' group by tenant_id, cart_id having count(*) > 1`,
  'a booking without exactly one mail': `
    select 1 from bookings b where (select count(*) from mail_outbox m where m.tenant_id = b.tenant_id
      and m.payload ->> 'bookingId' = b.id::text and m.kind in ('booking.booked', 'booking.pending'))
      <> case when exists (select 1 from booking_events e where e.tenant_id = b.tenant_id and e.booking_id = b.id
        and e.detail -> 'told' = 'false') then 0 else 1 end + (select count(*) from booking_events e
        where e.tenant_id = b.tenant_id and e.booking_id = b.id and e.kind = 'booking.readdressed')
      and b.erased_at is null`,
  'a mail without its booking': `
    select 1 from mail_outbox m left join bookings b on b.tenant_id = m.tenant_id
      and b.id::text = m.payload ->> 'bookingId' where b.id is null`,
  'a key without its answer': 'select 1 from idempotency_keys where status is null',
} as const;

export type BrokenPromises = Partial<Record<keyof typeof promises, number>>;

/** Empty when every promise holds. The client's session has named its tenant. */
export async function brokenPromises(client: Client): Promise<BrokenPromises> {
  const broken: BrokenPromises = {};
  for (const [name, sql] of Object.entries(promises) as [keyof typeof promises, string][]) {
    const { rowCount } = await client.query(sql);
    if (rowCount) broken[name] = rowCount;
  }
  return broken;
}

/** Of this database since it was made. */
export async function countDeadlocks(client: Client): Promise<number> {
  const { rows } = await client.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.deadlocks);
}
