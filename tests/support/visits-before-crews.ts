import type { Client } from 'pg';

const aroundTheClock = JSON.stringify(
  Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [{ startMin: 0, endMin: 1440 }]])),
);

/**
 * A company as the releases before crews left it: so many visits of its one resource, each of fifty minutes and ten
 * that are kept free, in four hours of every five, with what each brought along; a twentieth as many that were
 * cancelled, a hold, a block and a key. In SQL, because no program writes such rows any more. From here on the client's
 * session names the company.
 */
export async function sowVisits(client: Client, slug: string, visits: number): Promise<void> {
  await client.query(
    `insert into tenants (id, slug, name, time_zone, default_locale)
      values (gen_random_uuid(), $1, 'Of before', 'America/New_York', 'en')`,
    [slug],
  );
  await nameCompany(client, slug);
  await client.query(
    `insert into agendas select id, gen_random_uuid(), $2, 20, 10, 120, 90, 1 from tenants where slug = $1`,
    [slug, aroundTheClock],
  );
  await client.query(
    `insert into claims (tenant_id, id, resource_id, state, owner_id, starts_at, ends_at, occupied_until)
      select tenant_id, gen_random_uuid(), resource_id, 'booked', gen_random_uuid(), at, at + interval '50 minutes',
        at + interval '1 hour'
      from agendas cross join lateral (
        select date_trunc('hour', now()) + interval '2 days' + (n + (n - 1) / 4) * interval '1 hour' as at
        from generate_series(1, $1::int) as n) as times`,
    [visits],
  );
  await client.query(bookings);
  await client.query(hold);
  await client.query(besideBookings);
}

/** The rows of every company but this one are out of reach until another is named. */
export async function nameCompany(client: Client, slug: string): Promise<void> {
  await client.query(`select set_config('app.tenant_id', id::text, false) from tenants where slug = $1`, [
    slug,
  ]);
}

const bookings = `
  insert into bookings (tenant_id, id, claim_id, cart_id, status, locale, email, customer_name, address_line1, city,
    postal_code, country, starts_at, ends_at, time_zone, service_title, service_type, minutes, quote, estimate,
    subtotal_cents, discount_cents, total_cents, items, items_snapshot, promotions_snapshot)
  select c.tenant_id, case when gone then gen_random_uuid() else c.owner_id end, case when gone then null else c.id end,
    gen_random_uuid(), case when gone then 'CANCELLED' when c.n % 7 = 0 then 'PENDING' else 'CONFIRMED' end, 'en',
    'visit-' || c.n || '@sabal-mail.com', 'Ada Osprey', c.n || ' Harbor Rd', 'Orlando', '32801', 'US', c.starts_at,
    c.ends_at, 'America/New_York', 'Carpet', 'carpet-cleaning', 50, false, false, 9900, 0, 9900, '[]', '[]', '[]'
  from (select *, row_number() over (order by starts_at) as n from claims) as c
    cross join lateral (select false as gone union all select true where c.n % 20 = 0) as fate`;

/** In the first hour that no visit has. */
const hold = `
  insert into claims (tenant_id, id, resource_id, state, owner_id, starts_at, ends_at, occupied_until, first_held_at,
    expires_at)
  select tenant_id, gen_random_uuid(), resource_id, 'held', gen_random_uuid(), at, at + interval '50 minutes',
    at + interval '1 hour', now(), now() + interval '15 minutes'
  from agendas cross join (select min(starts_at) + interval '4 hours' as at from claims) as time`;

const besideBookings = `
  insert into claim_cells (tenant_id, resource_id, cell, claim_id)
    select c.tenant_id, c.resource_id, cell, c.id
    from claims c, generate_series(c.starts_at, c.occupied_until - interval '5 minutes', interval '5 minutes') as cell;
  insert into agenda_days (tenant_id, resource_id, day, revision)
    select tenant_id, resource_id, (starts_at at time zone 'America/New_York')::date, count(*) from claims group by 1, 2, 3;
  insert into booking_events (tenant_id, id, booking_id, kind, actor)
    select tenant_id, gen_random_uuid(), id, 'created', 'customer' from bookings;
  insert into mail_outbox (tenant_id, id, dedupe_key, kind, recipient, locale, payload, state, sent_at)
    select tenant_id, gen_random_uuid(), 'booked:' || id, case status when 'PENDING' then 'booking.pending' else
      'booking.booked' end, email, locale, jsonb_build_object('bookingId', id), 'sent', now() from bookings;
  insert into blocks (tenant_id, id, resource_id, starts_at, ends_at, created_by)
    select tenant_id, gen_random_uuid(), resource_id, now() + interval '80 days', now() + interval '81 days', 'before'
    from agendas;
  insert into admin_keys (tenant_id, id, label, prefix, key_hash)
    select tenant_id, gen_random_uuid(), 'Before', 'adm_before', '\\xcafe' from agendas`;
