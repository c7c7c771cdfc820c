/**
 * The agenda as slots need it, in one statement: the weekly hours, what each active crew has in a range, what is closed
 * in it, and the hold that the asker already has. And the day rows, which are the lock of everything that writes the agenda.
 */
import type { Agenda, Busy, Crew } from '#shared/agenda/agenda.ts';
import { TRAVEL_MAX_MIN, type Travel } from '#shared/agenda/travel.ts';
import type { WeekHours } from '#shared/agenda/week-hours.ts';
import { BOOKING_MIN_MAX } from '#shared/api/slots.ts';
import { travelMinOf } from '#shared/booking/travel-min.ts';
import { assert } from '#shared/kernel/assert.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, formatInstant, type Instant, instantFromMs, MINUTE_MS } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../../with-tenant.ts';

export interface AgendaReading {
  readonly agenda: Agenda;
  /** Whose the company's blocks are, and the rules. */
  readonly agendaId: Id;
  /** Of the rules: what was judged by older ones is judged again under the locks. */
  readonly agendaVersion: number;
  /**
   * The active ones by position, with everything in the range that is taken or closed, without the asker's own hold and
   * the booking that is being moved.
   */
  readonly crews: readonly CrewReading[];
  /** The crew of the booking that is being moved, while it has its time. */
  readonly movedCrewId: Id | undefined;
  /** The asker's hold, wherever it lies; expired ones too. */
  readonly ownHold: OwnHold | undefined;
  /** What was asked for: the same again is read under a lock. */
  readonly range: AgendaRange;
}

export interface CrewReading extends Crew {
  /** A crew that was changed since takes nothing that was judged by this (D461). */
  readonly version: number;
}

interface OwnHold {
  readonly id: Id;
  readonly crewId: Id;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly occupiedUntil: Instant;
  readonly firstHeldAt: Instant;
  readonly live: boolean;
}

export interface AgendaRange {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** The hold named by its id, or the owner whose hold it is. */
  readonly holdId?: Id | undefined;
  readonly ownerId?: Id | undefined;
  /** The booking that is being moved: its own time counts as free. A hold of it, named by its id, says the same. */
  readonly bookingId?: Id | undefined;
}

/** One row: what PostgreSQL has put together as JSON is read several times faster than a row for each visit. */
export interface AgendaRow {
  readonly agendaId: Id;
  readonly agendaVersion: number;
  readonly rules: Omit<Agenda, 'timeZone' | 'travelMin'> & { readonly travel: Travel };
  readonly crews: readonly {
    readonly id: Id;
    readonly version: number;
    readonly kinds: readonly string[];
    readonly zips: readonly string[];
    readonly hours: WeekHours | null;
    readonly baseZip: string | null;
    readonly claims: ClaimColumns;
  }[];
  /** With the crew that it closes; null: every one. */
  readonly blocks: readonly (readonly [Instant, Instant, Id | null])[];
  readonly movedCrewId: Id | null;
  readonly ownHold: OwnHold | null;
}

/**
 * A crew's claims column by column, in whole minutes since the epoch: numbers in one array are written and read several
 * times faster than an array for each claim. Null without a claim; ascending only by chance.
 */
interface ClaimColumns {
  readonly startMin: readonly number[] | null;
  /** The end with the buffer. */
  readonly untilMin: readonly number[] | null;
  /** The own end and the places, where ways are kept free. */
  readonly leftMin: readonly number[] | null;
  readonly zips: readonly (readonly string[])[] | null;
}

/** What agendas may keep free after a visit; more would make claims longer than the searches below look for. */
const BUFFER_MIN_MAX = 12 * 60;

/** Claims are found by their start, so the search begins a longest visit and buffer before the range. */
const LONGEST_CLAIM_MIN = BOOKING_MIN_MAX + BUFFER_MIN_MAX;

/** An Instant; the cast rounds, so that a float just below a whole millisecond is that millisecond. */
const ms = (column: string) => `(date_part('epoch', ${column}) * 1000)::int8`;

/** Whole minutes; what lies between two belongs to what is taken. */
const startMin = (column: string) => `floor(date_part('epoch', ${column}) / 60)::int4`;
const endMin = (column: string) => `ceil(date_part('epoch', ${column}) / 60)::int4`;

/**
 * An owner has one hold at most, so whose it is tells which it is. One that was made without a cart may stand beside that of
 * the cart: then the cart's is the asker's.
 */
const ownerOfHold = `(select h.owner_id from claims h where h.tenant_id = $1 and h.id = $5 and h.state = 'held')`;

/**
 * Values: tenant, range start less the longest claim, range start, range end, hold, owner, moved booking or null.
 * Claims are asked for in a subquery of each crew and not in a join, so that the range ends the search in the index,
 * which has every column that is asked of them (claims_taken_index); the hold is found by one whole key after the other,
 * so that the holds of others cost nothing.
 * SQL: hot, the slots of a day and of a month.
 */
export const readAgenda = statement(
  'agenda_read',
  `select a.resource_id as "agendaId", a.version as "agendaVersion",
    json_build_object('hours', a.hours, 'stepMin', a.step_min, 'bufferMin', a.buffer_min,
      'noticeMin', a.notice_min, 'horizonDays', a.horizon_days,
      'travel', json_build_object('mode', a.travel, 'fixedMin', a.travel_min)) as rules,
    (select coalesce(json_agg(json_build_object('id', k.id, 'version', k.version, 'kinds', k.kinds, 'zips', k.zips,
        'hours', k.hours, 'baseZip', k.base_zip, 'claims', (
        select json_build_object('startMin', array_agg(${startMin('c.starts_at')}),
          'untilMin', array_agg(${endMin('c.occupied_until')}),
          'leftMin', array_agg(${endMin('c.ends_at')}) filter (where a.travel <> 'off'),
          'zips', json_agg(c.zips) filter (where a.travel <> 'off'))
        from claims c
        where c.tenant_id = $1 and c.resource_id = k.id and c.starts_at > $2
          and c.starts_at < $4
          and c.occupied_until > $3
          and (c.expires_at is null or (c.expires_at > now() and c.owner_id is distinct from ${ownerOfHold}
            and c.owner_id is distinct from $6))
          and c.owner_id is distinct from coalesce($7::uuid, ${ownerOfHold})
      )) order by k.position, k.id), '[]')
      from crews k where k.tenant_id = $1 and k.active) as crews,
    (select coalesce(json_agg(json_build_array(${ms('b.starts_at')}, ${ms('b.ends_at')}, b.crew_id)), '[]')
      from blocks b
      where b.tenant_id = $1 and b.resource_id = a.resource_id and b.ends_at > $3
        and b.starts_at < $4) as blocks,
    (select c.resource_id from bookings m join claims c on c.tenant_id = $1 and c.id = m.claim_id
      where m.tenant_id = $1 and m.id = $7) as "movedCrewId",
    (select json_build_object('id', c.id, 'crewId', c.resource_id, 'startsAt', ${ms('c.starts_at')}, 'endsAt', ${ms('c.ends_at')},
        'occupiedUntil', ${ms('c.occupied_until')}, 'firstHeldAt', ${ms('c.first_held_at')}, 'live', c.expires_at > now())
      from (
        select * from claims where tenant_id = $1 and owner_id = $6 and state = 'held'
        union all
        select * from claims where tenant_id = $1 and id = $5 and expires_at is not null
      ) as c order by (c.owner_id = $6) desc nulls last limit 1) as "ownHold"
  from agendas a where a.tenant_id = $1 order by a.resource_id limit 1`,
);

/**
 * The lock of everything that writes these days of these crews, ascending by crew and then by day, so that no two wait
 * in a circle (D457); `crews` and `days` are values of the statement around it.
 */
export const lockDaysOf = (
  crews: string,
  days: string,
) => `insert into agenda_days (tenant_id, resource_id, day)
  select $1, k, d from unnest(${crews}) as k cross join unnest(${days}) as d order by k, d
  on conflict (tenant_id, resource_id, day) do update set revision = agenda_days.revision + 1`;

/**
 * Values: tenant, days. The catalogue's in every row; a day without a write has none, and no day one without.
 * SQL: hot, polled for everyone who watches the slots.
 */
export const readRevisions = statement(
  'agenda_day_revisions',
  `select t.catalogue_revision as catalogue, d.day, sum(d.revision)::int8 as revision
    from tenants t left join agenda_days d on d.tenant_id = t.id and d.day = any($2::date[])
    where t.id = $1 group by t.catalogue_revision, d.day`,
);

/** SQL: hot, and a lock. */
const daysLock = statement('agenda_days_lock', lockDaysOf('$2::uuid[]', '$3::date[]'));

export function agendaValues(tenantId: Id, range: AgendaRange): unknown[] {
  // Whatever the buffer is: what stands behind it here is left out by the rules, and the index needs a plain value.
  const end = addMinutes(range.endsAt, BUFFER_MIN_MAX);
  // A way from the evening before may reach into the range (AG11).
  const start = addMinutes(range.startsAt, -TRAVEL_MAX_MIN);
  const edges = [addMinutes(start, -LONGEST_CLAIM_MIN), start, end];
  const asker = [range.holdId ?? null, range.ownerId ?? null, range.bookingId ?? null];
  return [tenantId, ...edges.map(toStorable), ...asker];
}

/** No booking lies outside these years, but any caller may ask; PostgreSQL reads no year of five digits and no year 0. */
const EARLIEST_MS = Date.UTC(1970);
const LATEST_MS = Date.UTC(9000);

function toStorable(at: Instant): string {
  return formatInstant(instantFromMs(Math.min(Math.max(at, EARLIEST_MS), LATEST_MS)));
}

export async function getAgenda(tx: Tx, timeZone: string, range: AgendaRange): Promise<AgendaReading> {
  return toAgendaReading(
    await tx.run<AgendaRow>(readAgenda, agendaValues(tx.tenantId, range)),
    timeZone,
    range,
  );
}

/** As it is now, for what was judged by a reading and is decided under a lock. */
export function rereadAgenda(
  tx: Tx,
  { agenda, range }: AgendaReading,
  asker: Pick<AgendaRange, 'bookingId'> = {},
): Promise<AgendaReading> {
  return getAgenda(tx, agenda.timeZone, { ...range, ...asker });
}

export function toAgendaReading(
  [row]: readonly AgendaRow[],
  timeZone: string,
  range: AgendaRange,
): AgendaReading {
  if (!row) throw new Error('Expected an agenda of the tenant');
  assert(row.rules.bufferMin <= BUFFER_MIN_MAX, 'a buffer of at most twelve hours');
  const { blocks } = row;
  const { travel, ...rules } = row.rules;
  const crews = row.crews.map(({ claims, hours, baseZip, ...crew }): CrewReading => {
    const busy = toBusy(claims);
    for (const [startsAt, endsAt, crewId] of blocks) {
      if (crewId === null || crewId === crew.id) busy.push({ startsAt, endsAt, isBlock: true });
    }
    return { ...crew, busy, hours: hours ?? undefined, baseZip: baseZip ?? undefined };
  });
  return {
    agenda: { ...rules, timeZone, travelMin: travelMinOf(travel) },
    agendaId: row.agendaId,
    agendaVersion: row.agendaVersion,
    crews,
    movedCrewId: row.movedCrewId ?? undefined,
    ownHold: row.ownHold ?? undefined,
    range,
  };
}

function toBusy({ startMin, untilMin, leftMin, zips }: ClaimColumns): Busy[] {
  const minute = (column: readonly number[] | null, index: number) => {
    const min = column?.[index];
    assert(min !== undefined, 'columns of one length');
    return instantFromMs(min * MINUTE_MS);
  };
  return (startMin ?? []).map((_, index) => ({
    startsAt: minute(startMin, index),
    endsAt: minute(untilMin, index),
    leftAt: leftMin ? minute(leftMin, index) : undefined,
    zips: zips?.[index],
  }));
}

/**
 * Locks these days of each of these crews in ascending order and moves their revisions. Statements behind it may leave at the same time:
 * they begin, and read the clock, when all locks are held.
 */
export async function lockDays(tx: Tx, crewIds: readonly Id[], days: readonly Day[]): Promise<void> {
  assert(crewIds.length > 0 && days.length > 0, 'at least one day to lock');
  await tx.run(daysLock, [tx.tenantId, [...new Set(crewIds)], [...days]]);
}
