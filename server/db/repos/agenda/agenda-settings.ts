/** The agenda as the back office edits it, and the visits that its hours concern. */
import type { Travel, TravelMode } from '#shared/agenda/travel.ts';
import type { WeekHours } from '#shared/agenda/week-hours.ts';
import { BOOKING_MIN_MAX } from '#shared/api/slots.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import { type BookingForStaff, columns } from '../bookings/booking-lists.ts';

export interface AgendaSettings {
  readonly resourceId: Id;
  readonly hours: WeekHours;
  readonly stepMin: number;
  readonly bufferMin: number;
  readonly noticeMin: number;
  readonly horizonDays: number;
  readonly travel: Travel;
  readonly version: number;
}

interface AgendaSettingsRow extends Omit<AgendaSettings, 'travel'> {
  readonly travel: TravelMode;
  /** Of `fixed`; kept while another way is chosen. */
  readonly travelMin: number;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    agendas: Table<AgendaSettingsRow>;
  }
}

const settingsColumns = [
  'resourceId',
  'hours',
  'stepMin',
  'bufferMin',
  'noticeMin',
  'horizonDays',
  'travel',
  'travelMin',
  'version',
] as const satisfies (keyof AgendaSettingsRow)[];

/** Longer than any visit, so that the search begins in the index and not with the first booking ever. */
const LONGEST_BOOKING_MIN = 2 * BOOKING_MIN_MAX;

/** SQL: the columns of lists hold subqueries. */
const bookingsById = statement(
  'agenda_bookings_by_id',
  `select ${columns} from bookings where tenant_id = $1 and id = any ($2::uuid[]) and deleted_at is null
  order by starts_at, id`,
);

export async function findAgendaSettings(tx: Tx): Promise<AgendaSettings> {
  return only(await tx.query(settingsOf(tx)));
}

/** No other transaction changes it until this one ends. */
export async function lockAgendaSettings(tx: Tx): Promise<AgendaSettings> {
  return only(await tx.query(settingsOf(tx).forUpdate()));
}

function settingsOf(tx: Tx) {
  return tx.from('agendas').select(settingsColumns).orderBy('resourceId').limit(1);
}

/** The row must be locked. What devices keep of the company names the step: the catalogue's revision has to follow. */
export async function writeAgendaSettings(
  tx: Tx,
  { resourceId, travel, hours, stepMin, bufferMin, noticeMin, horizonDays }: Omit<AgendaSettings, 'version'>,
): Promise<AgendaSettings> {
  return only(
    await tx.query(
      tx
        .from('agendas')
        .where({ resourceId })
        .increment('version')
        .update({
          ...{ hours, stepMin, bufferMin, noticeMin, horizonDays },
          ...{ travel: travel.mode, travelMin: travel.fixedMin },
        })
        .returning(settingsColumns),
    ),
  );
}

export interface BookingToCome extends Pick<BookingForStaff, 'id' | 'startsAt' | 'endsAt'> {
  /** Who comes. */
  readonly crewId: Id | null;
}

/** Values: tenant, a longest visit ago, now. SQL: a join. */
const bookingsToCome = statement(
  'agenda_bookings_to_come',
  `select b.id, b.starts_at as "startsAt", b.ends_at as "endsAt", c.resource_id as "crewId"
  from bookings b left join claims c on c.tenant_id = $1 and c.id = b.claim_id
  where b.tenant_id = $1 and b.starts_at > $2 and b.ends_at > $3 and b.status <> 'CANCELLED' and b.deleted_at is null
  order by b.starts_at, b.id`,
);

/** Not over, not cancelled, the next one first. */
export function listBookingsToCome(tx: Tx, now: Instant): Promise<BookingToCome[]> {
  const edges = [addMinutes(now, -LONGEST_BOOKING_MIN), now].map(formatInstant);
  return tx.run<BookingToCome>(bookingsToCome, [tx.tenantId, ...edges]);
}

/** The next one first. */
export function listBookingsById(tx: Tx, ids: readonly Id[]): Promise<BookingForStaff[]> {
  return tx.run<BookingForStaff>(bookingsById, [tx.tenantId, [...ids]]);
}

function only([row]: readonly AgendaSettingsRow[]): AgendaSettings {
  if (!row) throw new Error('Expected an agenda of the tenant');
  const { travel: mode, travelMin: fixedMin, ...settings } = row;
  return { ...settings, travel: { mode, fixedMin } };
}
