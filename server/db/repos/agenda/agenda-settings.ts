/** The agenda as the back office edits it, and the visits that its hours concern. */
import type { WeekHours } from '#shared/agenda/week-hours.ts';
import { VISIT_MIN_MAX } from '#shared/api/slots.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import { type BookingForStaff, columns } from '../bookings/booking-lists.ts';

export interface ScheduleRow {
  readonly resourceId: Id;
  readonly hours: WeekHours;
  readonly stepMin: number;
  readonly bufferMin: number;
  readonly noticeMin: number;
  readonly horizonDays: number;
  readonly version: number;
}

const scheduleColumns = `resource_id as "resourceId", hours, step_min as "stepMin", buffer_min as "bufferMin",
  notice_min as "noticeMin", horizon_days as "horizonDays", version`;

const scheduleRead = `select ${scheduleColumns} from agendas where tenant_id = $1 order by resource_id limit 1`;
const scheduleFind = statement('schedule_find', scheduleRead);
const scheduleLock = statement('schedule_lock', `${scheduleRead} for update`);

/** The catalogue's revision moves along: what devices keep of the company names the step. */
const scheduleWrite = statement(
  'schedule_write',
  `with catalogue as (update tenants set catalogue_revision = catalogue_revision + 1 where id = $1)
  update agendas set hours = $3::jsonb, step_min = $4, buffer_min = $5, notice_min = $6, horizon_days = $7,
    version = version + 1
  where tenant_id = $1 and resource_id = $2 returning ${scheduleColumns}`,
);

/** Longer than any visit, so that the search begins in the index and not with the first booking ever. */
const LONGEST_VISIT_MIN = 2 * VISIT_MIN_MAX;

const visitsToCome = statement(
  'schedule_visits_to_come',
  `select id, starts_at as "startsAt", ends_at as "endsAt" from bookings
  where tenant_id = $1 and starts_at > $2 and ends_at > $3 and status <> 'CANCELLED' and deleted_at is null
  order by starts_at, id`,
);

const visitsByIds = statement(
  'schedule_visits_by_ids',
  `select ${columns} from bookings where tenant_id = $1 and id = any ($2::uuid[]) and deleted_at is null
  order by starts_at, id`,
);

export function findSchedule(tx: Tx): Promise<ScheduleRow> {
  return only(tx.run<ScheduleRow>(scheduleFind, [tx.tenantId]));
}

/** Nobody else changes it until this transaction ends. */
export function lockSchedule(tx: Tx): Promise<ScheduleRow> {
  return only(tx.run<ScheduleRow>(scheduleLock, [tx.tenantId]));
}

/** The row must be locked. */
export function writeSchedule(
  tx: Tx,
  { resourceId, hours, stepMin, bufferMin, noticeMin, horizonDays }: Omit<ScheduleRow, 'version'>,
): Promise<ScheduleRow> {
  const values = [tx.tenantId, resourceId, JSON.stringify(hours), stepMin, bufferMin, noticeMin, horizonDays];
  return only(tx.run<ScheduleRow>(scheduleWrite, values));
}

export type VisitToCome = Pick<BookingForStaff, 'id' | 'startsAt' | 'endsAt'>;

/** Not over, not cancelled, the next one first. */
export function listVisitsToCome(tx: Tx, now: Instant): Promise<VisitToCome[]> {
  const values = [tx.tenantId, formatInstant(addMinutes(now, -LONGEST_VISIT_MIN)), formatInstant(now)];
  return tx.run<VisitToCome>(visitsToCome, values);
}

/** The next one first. */
export function listVisits(tx: Tx, ids: readonly Id[]): Promise<BookingForStaff[]> {
  return tx.run<BookingForStaff>(visitsByIds, [tx.tenantId, [...ids]]);
}

async function only(rows: Promise<ScheduleRow[]>): Promise<ScheduleRow> {
  const [row] = await rows;
  if (!row) throw new Error('Expected an agenda of the tenant');
  return row;
}
