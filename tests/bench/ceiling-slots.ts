import { randomUUID } from 'node:crypto';
import { cellsOf, daysTouched } from '#shared/agenda/claimed-cells.ts';
import { dayBounds, toInstant } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import { estimateMinutes } from '#shared/durations/estimate-minutes.ts';
import { addDays, type Day, weekdayOf } from '#shared/kernel/day.ts';
import { formatInstant, instantFromMs, minutesBetween } from '#shared/kernel/instant.ts';
import { seedTenant } from '../../server/db/seeds/tenant.ts';
import { type Ceiling, inTransaction, only } from './ceiling-database.ts';

const ZONE = seedTenant.timeZone;
const MINUTE_MS = 60_000;

/** Hours and rules, and what each crew has taken, in whole minutes since the epoch. */
interface Reading {
  readonly resource: string;
  readonly hours: Readonly<Record<number, readonly { startMin: number; endMin: number }[]>>;
  readonly step: number;
  readonly notice: number;
  readonly horizon: number;
  readonly busy: readonly Columns[];
}

/** Numbers in one array are written and read several times faster than an array for each stretch. Null: nothing is taken. */
interface Columns {
  readonly starts: readonly number[] | null;
  readonly ends: readonly number[] | null;
}

type Taken = readonly (readonly [start: number, end: number])[];

const minuteOf = (column: string) => `floor(date_part('epoch', ${column}) / 60)::int`;

const agendaColumns = `a.resource_id as resource, a.hours, a.step_min as step, a.notice_min as notice,
  a.horizon_days as horizon`;

/**
 * Of one crew. The seed's agenda has no buffer, and no question here comes with a hold. `$owner` leaves the asker's own hold out.
 */
const busyOf = (
  crew: string,
  from: string,
  to: string,
  owner: string,
) => `(select json_build_object('starts', array_agg(s), 'ends', array_agg(e)) from (
    select ${minuteOf('starts_at')} as s, ${minuteOf('occupied_until')} as e
    from claims where tenant_id = $1 and resource_id = ${crew}
      and starts_at > ${from}::timestamptz - interval '1 day' and starts_at < ${to} and occupied_until > ${from}
      and (expires_at is null or expires_at > now()) and (state = 'held' and owner_id = ${owner}) is not true
    union all
    select ${minuteOf('starts_at')}, ${minuteOf('ends_at')}
    from blocks where tenant_id = $1 and resource_id = a.resource_id and ends_at > ${from} and starts_at < ${to}
  ) as taken)`;

const agendaRead = {
  name: 'agenda_read',
  text: `select ${agendaColumns}, (select json_agg(${busyOf('k.id', '$2', '$3', 'null')})
    from crews k where k.tenant_id = $1 and k.active) as busy
  from agendas a where tenant_id = $1`,
};

const holdRead = {
  name: 'hold_read',
  text: `select c.items, ${agendaColumns}, json_build_array(${busyOf('a.resource_id', '$3', '$4', '$2')}) as busy,
    (select json_agg(json_build_array(starts_at, occupied_until)) from claims
      where tenant_id = $1 and state = 'held' and owner_id = $2) as own
  from carts c, agendas a where c.tenant_id = $1 and c.id = $2 and a.tenant_id = $1 for update of c`,
};

/** Also what a booking locks. */
export const daysLock = {
  name: 'days_lock',
  text: `insert into agenda_days (tenant_id, resource_id, day) select $1, $2, d from unnest($3::date[]) as d order by d
  on conflict (tenant_id, resource_id, day) do update set revision = agenda_days.revision + 1`,
};

const wayClear = {
  name: 'way_clear',
  text: `delete from claims where tenant_id = $1 and state = 'held' and (owner_id = $2 or (resource_id = $3
    and starts_at > $4::timestamptz - interval '1 day' and starts_at < $5 and occupied_until > $4
    and expires_at <= clock_timestamp()))`,
};

const claimInsert = {
  name: 'claim_insert',
  text: `with claim as (
    insert into claims (tenant_id, id, resource_id, state, owner_id, starts_at, ends_at, occupied_until, first_held_at,
      expires_at)
    select $1, $2, $3::uuid, 'held', $4, $5::timestamptz, $6::timestamptz, $6::timestamptz, clock_timestamp(),
      clock_timestamp() + interval '10 minutes'
    where not exists (select 1 from blocks where tenant_id = $1 and resource_id = $3 and ends_at > $5 and starts_at < $6)
    on conflict (tenant_id, owner_id) where state = 'held' do nothing
    returning id, first_held_at, expires_at
  ), cells as (
    insert into claim_cells (tenant_id, resource_id, cell, claim_id)
    select $1, $3::uuid, cell, claim.id from claim, unnest($7::timestamptz[]) as cell order by cell
    on conflict (tenant_id, resource_id, cell) do nothing returning 1
  )
  select (select count(*) from cells)::int as cells, (extract(epoch from first_held_at) * 1000)::int8 as "heldAt",
    (extract(epoch from expires_at) * 1000)::int8 as "expiresAt" from claim`,
};

export async function listSlots(ceiling: Ceiling, query: URLSearchParams): Promise<unknown> {
  const day = query.get('date') as Day; // the ceiling believes what it is sent
  const lengthMin = Number(query.get('minutes'));
  const reading = await readAgenda(ceiling, day, day);
  return walk(reading, reading.busy.map(ascending), day, lengthMin).map(([start, free]) => ({
    startAt: new Date(start * MINUTE_MS).toISOString(),
    endAt: new Date((start + lengthMin) * MINUTE_MS).toISOString(),
    available: free,
  }));
}

export async function countDays(ceiling: Ceiling, query: URLSearchParams): Promise<unknown> {
  const from = query.get('from') as Day; // as above
  const to = query.get('to') as Day;
  const lengthMin = Number(query.get('minutes'));
  const reading = await readAgenda(ceiling, from, to);
  const busy = reading.busy.map(ascending);
  const days: { date: Day; available: number }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    let available = 0;
    for (const [, free] of walk(reading, busy, day, lengthMin)) if (free) available += 1;
    days.push({ date: day, available });
  }
  return days;
}

async function readAgenda({ pool }: Ceiling, from: Day, to: Day): Promise<Reading> {
  const edges = [formatInstant(dayBounds(from, ZONE).startsAt), formatInstant(dayBounds(to, ZONE).endsAt)];
  const { rows } = await pool.query<Reading>({ ...agendaRead, values: [seedTenant.id, ...edges] });
  return only(rows, 'an agenda');
}

function ascending({ starts, ends }: Columns): Taken {
  return (starts ?? [])
    .map((start, index) => [start, ends?.[index] ?? start] as const)
    .sort((a, b) => a[0] - b[0]);
}

/** Starts of a day in whole minutes, and whether a crew is free at each: one walk, because all lists ascend. */
function walk(
  { hours, step, notice, horizon }: Reading,
  busy: readonly Taken[],
  day: Day,
  lengthMin: number,
): [number, boolean][] {
  const nowMin = Date.now() / MINUTE_MS;
  const today = toLocal(instantFromMs(Date.now()), ZONE).day;
  if (day < today || day > addDays(today, horizon)) return [];
  const starts: [number, boolean][] = [];
  const indexes = busy.map(() => 0);
  const isFree = (taken: Taken, crew: number, start: number) => {
    let index = indexes[crew] ?? 0;
    while (index < taken.length && (taken[index]?.[1] ?? 0) <= start) index += 1;
    indexes[crew] = index;
    return (taken[index]?.[0] ?? Number.POSITIVE_INFINITY) >= start + lengthMin;
  };
  for (const { startMin, endMin } of hours[weekdayOf(day)] ?? []) {
    for (let wall = startMin; wall + lengthMin <= endMin; wall += step) {
      const start = minuteAt(day, wall);
      if (start === undefined || start < nowMin + notice) continue;
      starts.push([start, busy.some((taken, crew) => isFree(taken, crew, start))]);
    }
  }
  return starts;
}

function minuteAt(day: Day, wall: number): number | undefined {
  const { startsAt, endsAt } = dayBounds(day, ZONE);
  if (endsAt - startsAt === 86_400_000) return startsAt / MINUTE_MS + wall;
  const at = toInstant(day, wall, ZONE);
  return at === undefined ? undefined : at / MINUTE_MS;
}

/** Three round trips: lock and read; days, old hold and new one; commit. */
export async function holdSlot(ceiling: Ceiling, body: unknown): Promise<unknown> {
  const { cartId, startAt, endAt } = body as { cartId: string; startAt: string; endAt: string }; // as above
  const [startsAt, endsAt] = [instantFromMs(Date.parse(startAt)), instantFromMs(Date.parse(endAt))];
  const { day } = toLocal(startsAt, ZONE);
  const bounds = dayBounds(day, ZONE);
  const id = randomUUID();
  const held = await inTransaction(ceiling.pool, async (client) => {
    const edges = [formatInstant(bounds.startsAt), formatInstant(bounds.endsAt)];
    const read = { ...holdRead, values: [seedTenant.id, cartId, ...edges] };
    type Row = Reading & { items: CartItem[]; own: [string, string][] | null };
    const row = only((await client.query<Row>(read)).rows, 'a cart');
    const minutes = estimateMinutes(row.items, ceiling.catalogue.book, row.step);
    const slot = walk(row, row.busy.map(ascending), day, minutes).find(
      ([start]) => start * MINUTE_MS === startsAt,
    );
    if (minutesBetween(startsAt, endsAt) !== minutes || !slot?.[1]) throw new Error('Expected a free slot');
    const own = (row.own ?? []).flatMap(([from, to]) =>
      daysTouched(instantFromMs(Date.parse(from)), instantFromMs(Date.parse(to)), 0, ZONE),
    );
    const days = [...new Set([...own, ...daysTouched(startsAt, endsAt, 0, ZONE)])].sort();
    const cells = cellsOf(startsAt, endsAt, 0).map(formatInstant);
    const { resource } = row;
    const [, , inserted] = await Promise.all([
      client.query({ ...daysLock, values: [seedTenant.id, resource, days] }),
      client.query({ ...wayClear, values: [seedTenant.id, cartId, resource, startAt, endAt] }),
      client.query<{ cells: number; heldAt: number; expiresAt: number }>({
        ...claimInsert,
        values: [seedTenant.id, id, resource, cartId, startAt, endAt, cells],
      }),
    ]);
    const claim = only(inserted.rows, 'a claim');
    if (claim.cells !== cells.length) throw new Error('Expected a free slot');
    return claim;
  });
  return {
    id,
    startAt,
    endAt,
    expiresAt: new Date(held.expiresAt).toISOString(),
    renewableUntil: new Date(held.heldAt + 20 * MINUTE_MS).toISOString(),
    serverNow: new Date(held.heldAt).toISOString(),
  };
}
