/**
 * The agenda as slots need it, in one statement: the weekly hours, what is taken or closed in a range, and the hold
 * that the asker already has. And the day rows, which are the lock of everything that writes the agenda.
 */
import type { Agenda, Busy } from '#shared/agenda/agenda.ts';
import { VISIT_MIN_MAX } from '#shared/api/slots.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, formatInstant, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../with-tenant.ts';

export interface AgendaReading {
  readonly agenda: Agenda;
  readonly resourceId: Id;
  /** Everything in the range that is taken, without the asker's own hold. */
  readonly busy: readonly Busy[];
  /** The asker's hold, wherever it lies; expired ones too. */
  readonly ownHold: OwnHold | undefined;
}

export interface OwnHold {
  readonly id: Id;
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
}

export interface AgendaRow extends OwnHold {
  readonly kind: 'agenda' | 'claim' | 'block' | 'own';
  readonly rules: {
    readonly hours: Agenda['hours'];
    readonly stepMin: number;
    readonly bufferMin: number;
    readonly noticeMin: number;
    readonly horizonDays: number;
  };
}

/** Claims are found by their start, so the search begins a longest visit and buffer before the range. */
const LONGEST_CLAIM_MIN = VISIT_MIN_MAX + 12 * 60;

/** Values: tenant, range start less the longest claim, range start, range end, hold or null, owner or null. */
export const readAgenda = statement(
  'agenda_read',
  `with a as (
    select * from agendas where tenant_id = $1 order by resource_id limit 1
  )
  select 'agenda' as kind, a.resource_id as id, null::timestamptz as "startsAt", null::timestamptz as "endsAt",
    null::timestamptz as "occupiedUntil", null::timestamptz as "firstHeldAt", null::boolean as live,
    jsonb_build_object('hours', a.hours, 'stepMin', a.step_min, 'bufferMin', a.buffer_min,
      'noticeMin', a.notice_min, 'horizonDays', a.horizon_days) as rules
  from a
  union all
  select 'claim', c.id, c.starts_at, c.ends_at, c.occupied_until, null, null, null
  from a join claims c on c.tenant_id = $1 and c.resource_id = a.resource_id
  where c.starts_at > $2 and c.starts_at < $4::timestamptz + a.buffer_min * interval '1 minute'
    and c.occupied_until > $3 and (c.expires_at is null or c.expires_at > now())
    and (c.state = 'held' and (c.id = $5 or c.owner_id = $6)) is not true
  union all
  select 'block', b.id, b.starts_at, b.ends_at, b.ends_at, null, null, null
  from a join blocks b on b.tenant_id = $1 and b.resource_id = a.resource_id
  where b.ends_at > $3 and b.starts_at < $4::timestamptz + a.buffer_min * interval '1 minute'
  union all
  select 'own', c.id, c.starts_at, c.ends_at, c.occupied_until, c.first_held_at, c.expires_at > now(), null
  from claims c where c.tenant_id = $1 and c.state = 'held' and (c.id = $5 or c.owner_id = $6)`,
);

const daysLock = statement(
  'agenda_days_lock',
  `insert into agenda_days (tenant_id, resource_id, day)
  select $1, $2, d from unnest($3::date[]) as d order by d
  on conflict (tenant_id, resource_id, day) do update set revision = agenda_days.revision + 1
  returning clock_timestamp() as clock`,
);

export function agendaValues(tenantId: Id, range: AgendaRange): unknown[] {
  const edges = [addMinutes(range.startsAt, -LONGEST_CLAIM_MIN), range.startsAt, range.endsAt];
  return [tenantId, ...edges.map(toStorable), range.holdId ?? null, range.ownerId ?? null];
}

/** Nobody books outside these years, but anybody may ask; PostgreSQL reads no year of five digits and no year 0. */
const EARLIEST_MS = Date.UTC(1970);
const LATEST_MS = Date.UTC(9000);

function toStorable(at: Instant): string {
  return formatInstant(instantFromMs(Math.min(Math.max(at, EARLIEST_MS), LATEST_MS)));
}

export async function getAgenda(tx: Tx, timeZone: string, range: AgendaRange): Promise<AgendaReading> {
  return toAgendaReading(await tx.run<AgendaRow>(readAgenda, agendaValues(tx.tenantId, range)), timeZone);
}

export function toAgendaReading(rows: readonly AgendaRow[], timeZone: string): AgendaReading {
  const head = rows.find(({ kind }) => kind === 'agenda');
  if (!head) throw new Error('Expected an agenda of the tenant');
  const own = rows.find(({ kind }) => kind === 'own');
  return {
    agenda: { ...head.rules, timeZone },
    resourceId: head.id,
    busy: rows.filter(isBusy).map(toBusy),
    ownHold: own,
  };
}

function isBusy(row: AgendaRow): boolean {
  return row.kind === 'claim' || row.kind === 'block';
}

function toBusy(row: AgendaRow): Busy {
  return row.kind === 'block'
    ? { startsAt: row.startsAt, endsAt: row.endsAt, isBlock: true }
    : { startsAt: row.startsAt, endsAt: row.occupiedUntil };
}

/**
 * Locks these days in ascending order, moves their revisions, and reads the clock once all locks are held: what has
 * expired is decided by that moment and by no node's own clock (reliability 3.5).
 */
export async function lockDays(tx: Tx, resourceId: Id, days: readonly Day[]): Promise<Instant> {
  const rows = await tx.run<{ clock: Instant }>(daysLock, [tx.tenantId, resourceId, [...days]]);
  const last = rows.at(-1);
  if (!last) throw new Error('Expected at least one day to lock');
  return last.clock;
}
