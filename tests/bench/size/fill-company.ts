import type { Client } from 'pg';
import { toInstant } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import { addDays, weekdayOf } from '#shared/kernel/day.ts';
import { formatInstant, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { seedAgenda, seedTenant } from '../../../server/db/seeds/tenant.ts';
import { writableColumns } from '../../support/add-company.ts';
import { FIRST_NAMES, LAST_NAMES } from '../dress-bookings.ts';
import { startsOf } from '../fill-agenda.ts';

/** A company of 100,000 visits had several crews: so many a day, six days a week, for eight years. */
const PAST_MINUTES = Array.from({ length: 40 }, (_, index) => 8 * 60 + index * 15);

/** Half of the visits are theirs: 25 each among 100,000. The other half is of people who came two or three times. */
const REGULARS = 2_000;
export const CUSTOMERS = 20_000;

/** Number of the first visit that may be cancelled: before it nobody is, so that what lies ahead is the same in every size. */
const FIRST_CANCELLED = 101;

/**
 * The visits `from` to `to` of the seeded company, straight in SQL: first the days to come, each full before the next
 * begins, then back in time. Whatever the size, the coming weeks are the same. Of a booking that was made before it
 * takes what was ordered. Few statements, none of which changes what another wrote: an update of as many rows takes
 * several times as long.
 */
export async function fillCompany(owner: Client, from: number, to: number): Promise<void> {
  const starts = visitStarts(to, instantFromMs(Date.now())).slice(from - 1);
  await owner.query(`create temp table visit (number int, id uuid, cart_id uuid, event_id uuid, who int, status text,
    starts_at timestamptz, ends_at timestamptz)`);
  await owner.query(insertVisits, [starts.map(formatInstant), from - 1]);
  await owner.query('analyze visit');
  const { id } = seedTenant;
  await owner.query(insertClaims, [id, seedAgenda.resourceId]);
  await owner.query(insertCells, [id, seedAgenda.resourceId]);
  await owner.query(insertDays, [id, seedAgenda.resourceId, seedTenant.timeZone]);
  await owner.query(await copiesOf(owner, 'carts', { id: 'v.cart_id', created_at: 'v.starts_at' }), [id]);
  const names = [FIRST_NAMES.split(','), LAST_NAMES.split(',')];
  await owner.query(await copiesOf(owner, 'bookings', bookingValues), [id, ...names]);
  await owner.query(insertEvents, [id]);
  await owner.query('drop table visit');
}

/** A dozen closed mornings a year. */
export async function closeMornings(owner: Client): Promise<void> {
  await owner.query(
    `insert into blocks (tenant_id, id, resource_id, starts_at, ends_at, all_day, reason, created_by)
      select $1, gen_random_uuid(), $2, at, at + interval '3 hours', false, 'Van service', 'office'
      from generate_series(now() - interval '8 years', now() - interval '1 day', interval '30 days') as at`,
    [seedTenant.id, seedAgenda.resourceId],
  );
}

function visitStarts(count: number, now: Instant): Instant[] {
  const today = toLocal(now, seedTenant.timeZone).day;
  const starts: Instant[] = [];
  for (let ahead = 1; ahead <= seedAgenda.horizonDays; ahead++)
    starts.push(...startsOf(addDays(today, ahead)));
  for (let back = 1; starts.length < count; back++) {
    const day = addDays(today, -back);
    if (weekdayOf(day) > 6) continue;
    starts.push(...PAST_MINUTES.flatMap((minute) => toInstant(day, minute, seedTenant.timeZone) ?? []));
  }
  return starts.slice(0, count);
}

const insertVisits = `insert into visit
  select number, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
    case when number % 2 = 0 then number / 2 % ${REGULARS}
      else ${REGULARS} + number / 2 % ${CUSTOMERS - REGULARS} end,
    case when number >= ${FIRST_CANCELLED} and number % 17 = 0 then 'CANCELLED'
      when number % 10 = 0 then 'PENDING' else 'CONFIRMED' end,
    starts_at, starts_at + interval '1 hour'
  from (select starts_at, (place + $2)::int as number
    from unnest($1::timestamptz[]) with ordinality as s (starts_at, place)) as s`;

const insertClaims = `insert into claims
  (tenant_id, id, resource_id, state, owner_id, starts_at, ends_at, occupied_until)
  select $1, id, $2, 'booked', id, starts_at, ends_at, ends_at from visit where status <> 'CANCELLED'`;

/** Cells of the past are left out, because the tidy job has long deleted them. */
const insertCells = `insert into claim_cells (tenant_id, resource_id, cell, claim_id)
  select $1, $2, cell, id
  from visit, generate_series(starts_at, ends_at - interval '5 minutes', interval '5 minutes') as cell
  where status <> 'CANCELLED' and starts_at > now() - interval '1 day'`;

const insertDays = `insert into agenda_days (tenant_id, resource_id, day)
  select distinct $1::uuid, $2::uuid, (starts_at at time zone $3::text)::date from visit
  on conflict do nothing`;

const insertEvents = `insert into booking_events (tenant_id, id, booking_id, kind, actor, detail, at)
  select $1, event_id, id, 'booking.made', 'customer', '{"status":"CONFIRMED","totalCents":4500}',
    starts_at - interval '9 days' from visit`;

/** Everybody has a name, a mailbox and a number that nobody else has; the last word is their number in letters. */
const bookingValues = {
  id: 'v.id',
  cart_id: 'v.cart_id',
  claim_id: `case when v.status <> 'CANCELLED' then v.id end`,
  status: 'v.status',
  email: `'guest' || v.who || '@sabal-mail.com'`,
  customer_name: `($2::text[])[v.who % 20 + 1] || ' ' || ($3::text[])[v.who / 20 % 25 + 1] || ' K'
    || translate(lpad(v.who::text, 5, '0'), '0123456789', 'abcdefghij')`,
  phone: `'+1407' || lpad((2000000 + v.who * 7)::text, 7, '0')`,
  staff_notes: `case when v.number % 3 = 0 then 'Prefers mornings.' end`,
  starts_at: 'v.starts_at',
  ends_at: 'v.ends_at',
  created_at: `v.starts_at - interval '9 days'`,
  updated_at: `v.starts_at - interval '9 days'`,
};

/** A row for every visit, as that of the booking that was made, but for these columns. */
async function copiesOf(
  owner: Client,
  table: 'bookings' | 'carts',
  own: Readonly<Record<string, string>>,
): Promise<string> {
  const columns = await writableColumns(owner, table);
  const model = table === 'bookings' ? 'id' : 'cart_id';
  return `insert into ${table} (${columns.join(', ')})
    select ${columns.map((name) => own[name] ?? `m.${name}`).join(', ')}
    from visit v, (select * from ${table} where tenant_id = $1 and id =
      (select ${model} from bookings where tenant_id = $1 order by created_at desc limit 1)) as m`;
}
