import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { toInstant } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import { addDays, type Day, weekdayOf } from '#shared/kernel/day.ts';
import { formatInstant, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { seedAgenda, seedTenant } from '../../server/db/seeds/tenant.ts';

/** Every second hour of the seed's opening times, so that a full day still has an hour free after each visit. */
const HOURS: Readonly<Record<number, readonly number[]>> = {
  1: [8, 10, 12, 14, 16],
  2: [8, 10, 12, 14, 16],
  3: [8, 10, 12, 14, 16],
  4: [8, 10, 12, 14, 16],
  5: [8, 10, 12, 14, 16],
  6: [9, 11],
  7: [],
};

/** Starts of the hours above that are never taken: what a bench may hold. */
export const FREE_HOURS = [9, 11, 13, 15, 17] as const;

const DAYS_AHEAD = seedAgenda.horizonDays;

/**
 * Books `count` visits of an hour straight in SQL: first the days to come, one visit a day, then a second one, until
 * every day is full (about 350); the rest goes back in time, 27 a week. So 100 is a company in its first weeks, and
 * 10,000 one in its eighth year, whose days are full. Several crews share the count and have the same hours taken.
 */
export async function fillAgenda(ownerUrl: string, count: number, crews = 1): Promise<void> {
  const starts = bookingStarts(Math.ceil(count / crews), instantFromMs(Date.now()));
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    for (const crewId of [seedAgenda.resourceId, ...(await hireCrews(client, crews - 1))]) {
      await client.query(insertBookings, [
        seedTenant.id,
        crewId,
        starts.map(() => randomUUID()),
        starts.map(formatInstant),
        seedTenant.timeZone,
      ]);
    }
    await client.query('commit');
    // Otherwise one of the two programs would be measured with statistics and the other without.
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function hireCrews(client: Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into crews (tenant_id, id, name, color, position)
    select $1, gen_random_uuid(), 'Crew ' || n + 1, 'green', n from generate_series(1, $2::int) as n returning id`,
    [seedTenant.id, count],
  );
  return rows.map(({ id }) => id);
}

function bookingStarts(count: number, now: Instant): Instant[] {
  const today = toLocal(now, seedTenant.timeZone).day;
  const daysAhead = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index + 1));
  const ahead = [0, 1, 2, 3, 4].flatMap((turn) =>
    daysAhead.flatMap((day) => startsOf(day).slice(turn, turn + 1)),
  );
  const starts = ahead.slice(0, count);
  for (let back = 1; starts.length < count; back++) {
    starts.push(...startsOf(addDays(today, -back)).slice(0, count - starts.length));
  }
  return starts;
}

/** Of the visits that a full day of the seed's opening times has. */
export function startsOf(day: Day): Instant[] {
  return (HOURS[weekdayOf(day)] ?? []).flatMap(
    (hour) => toInstant(day, hour * 60, seedTenant.timeZone) ?? [],
  );
}

/** Cells of the past are left out, because the tidy job has long deleted them in a company of that age. */
const insertBookings = `with visit as (
  select id, starts_at, starts_at + interval '1 hour' as ends_at
  from unnest($3::uuid[], $4::timestamptz[]) as v (id, starts_at)
), claim as (
  insert into claims (tenant_id, id, resource_id, state, owner_id, starts_at, ends_at, occupied_until)
  select $1::uuid, id, $2::uuid, 'booked', id, starts_at, ends_at, ends_at from visit
), cell as (
  insert into claim_cells (tenant_id, resource_id, cell, claim_id)
  select $1::uuid, $2::uuid, cell, id
  from visit, generate_series(starts_at, ends_at - interval '5 minutes', interval '5 minutes') as cell
  where starts_at > now() - interval '1 day'
), day as (
  insert into agenda_days (tenant_id, resource_id, day)
  select distinct $1::uuid, $2::uuid, (starts_at at time zone $5::text)::date from visit
)
insert into bookings (tenant_id, id, claim_id, cart_id, status, locale, email, customer_name, address_line1, city,
  region, postal_code, country, starts_at, ends_at, time_zone, service_title, service_type, minutes, quote, estimate,
  subtotal_cents, discount_cents, total_cents, items, items_snapshot, promotions_snapshot)
select $1::uuid, id, id, gen_random_uuid(), 'CONFIRMED', 'en', 'guest' || row_number() over () || '@sabal-mail.com',
  'A Guest', '12 Palm Way', 'Orlando', 'FL', '32801', 'US', starts_at, ends_at, $5::text, 'Carpet cleaning', 'carpet',
  60, false, false, 4500, 0, 4500, '[]', '[]', '[]'
from visit`;

/** Opens every day 6:00 to 22:00 for almost three years, so that thousands of bookings find a slot of their own. */
export async function widenAgenda(ownerUrl: string): Promise<void> {
  const hours = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, [{ startMin: 360, endMin: 1320 }]]),
  );
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('update agendas set hours = $1, horizon_days = $2', [
      JSON.stringify(hours),
      WIDE_DAYS,
    ]);
  } finally {
    await client.end();
  }
}

/** Below the days that the module of local time remembers: more would measure its forgetting. */
const WIDE_DAYS = 1_000;

/** Starts of hours that are free after `widenAgenda`: one of each day in turn, so that neighbours do not meet. */
export function wideStarts(now: Instant): Instant[] {
  const today = toLocal(now, seedTenant.timeZone).day;
  // Beyond the days that are filled or held by the other scenarios.
  const days = Array.from({ length: WIDE_DAYS - DAYS_AHEAD - 2 }, (_, index) =>
    addDays(today, DAYS_AHEAD + 2 + index),
  );
  return Array.from({ length: 16 }, (_, turn) => 6 + turn).flatMap((hour) =>
    days.flatMap((day) => toInstant(day, hour * 60, seedTenant.timeZone) ?? []),
  );
}
