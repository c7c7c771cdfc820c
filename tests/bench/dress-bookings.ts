import { Client } from 'pg';
import { freeStarts, wholeFlow } from './scenarios.ts';
import { askJson, fillBaskets, openCart, type Target } from './shop-requests.ts';

/** Of four visits one is of a customer who comes four times, so 10,000 visits are of 7,500 households or so. */
const dress = `with numbered as (
  select id, row_number() over (order by starts_at, id)::int as number from bookings
), person as (
  select id, number, case when number % 4 = 0 then number % 1000 else number end as who from numbered
)
update bookings b set
  customer_name = ($1::text[])[who % 20 + 1] || ' ' || ($2::text[])[who / 20 % 25 + 1] || ' ' || who,
  email = 'guest' || who || '@sabal-mail.com',
  phone = '+1407' || lpad((2000000 + who * 7)::text, 7, '0'),
  notes = 'Ring twice, the bell is quiet. The dog is friendly.',
  staff_notes = case when number % 3 = 0 then 'Prefers mornings.' end,
  status = case when number % 10 = 0 then 'PENDING' else 'CONFIRMED' end,
  items_snapshot = model.items_snapshot || model.items_snapshot || model.items_snapshot
from person, (select items_snapshot from bookings where jsonb_array_length(items_snapshot) > 0 limit 1) as model
where person.id = b.id`;

export const FIRST_NAMES = `Ana,Zoé,Lucas,Inés,Marta,Noah,Olivia,Élodie,Diego,Grace,Hugo,Iris,Jonas,Kim,Léa,Max,Nadia,Omar,Paula,Renée`;
export const LAST_NAMES = `Ruiz,Diaz,Peña,Nguyen,Smith,Okafor,Muñoz,Côté,Lefèvre,Garcia,Kowalski,Rossi,Silva,Brown,Haddad,Cohen,Ivanov,Martin,Lopez,Young,Baker,Torres,Reed,Price,Wells`;

/** Every year a dozen closed days or mornings, as of a company of that age. */
const blockDays = `insert into blocks (tenant_id, id, resource_id, starts_at, ends_at, all_day, reason, created_by)
  select a.tenant_id, gen_random_uuid(), a.resource_id, at, at + interval '3 hours', false, 'Van service', 'office'
  from agendas a, generate_series(now() - $1 * interval '1 day', now() + interval '80 days', interval '30 days') as at`;

/** The last six visits come into this week, which staff see first and which a company of a few weeks may have free. */
const fillThisWeek = `with last as (
  select id, row_number() over (order by starts_at desc, id)::int as number from bookings
  order by starts_at desc, id limit 6
), moved as (
  update bookings b set
    starts_at = date_trunc('week', now()) + (number - 1) * interval '1 day' + interval '15 hours',
    ends_at = date_trunc('week', now()) + (number - 1) * interval '1 day' + interval '16 hours'
  from last where last.id = b.id returning b.claim_id, b.starts_at, b.ends_at
)
update claims c set starts_at = moved.starts_at, ends_at = moved.ends_at, occupied_until = moved.ends_at
from moved where moved.claim_id = c.id`;

/** Visits as staff meet them: names and numbers to look for, work to describe, notes, closed mornings. */
export async function dressBookings({ url, ownerUrl }: Target, bookings: number): Promise<void> {
  const { small } = await fillBaskets(url);
  const { minutes } = await openCart(url, small);
  const start = freeStarts().at(-1);
  if (start === undefined) throw new Error('Expected a free hour');
  for (const wish of wholeFlow(small, start, minutes)) await askJson(url, wish);
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(dress, [FIRST_NAMES.split(','), LAST_NAMES.split(',')]);
    await client.query(fillThisWeek);
    await client.query(blockDays, [bookings / 4]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
