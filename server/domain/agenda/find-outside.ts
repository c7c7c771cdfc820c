import { isInsideHours } from '#shared/agenda/outside-hours.ts';
import type { WeekHours } from '#shared/agenda/week-hours.ts';
import type { OutsideView } from '#shared/api/admin/agenda.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { listBookingsById, listBookingsToCome } from '../../db/repos/agenda/agenda-settings.ts';
import { type CrewRow, listCrews } from '../../db/repos/agenda/crews.ts';
import type { Tx } from '../../db/with-tenant.ts';
import { type StaffContext, toStaffRow } from '../bookings/staff/staff-view.ts';

/** As many as staff move by hand; the count says how many more there are. */
const OUTSIDE_MAX = 50;

/**
 * Visits that are not over and lie outside the hours of their crew (AG25, AG49). Nothing happens to them. `hoursOf` is
 * asked with no crew for a visit that has none; where it has no hours to tell, the visit is not looked at.
 */
export async function findOutside(
  tx: Tx,
  context: StaffContext,
  hoursOf: (crew: CrewRow | undefined) => WeekHours | undefined,
  now: Instant,
): Promise<OutsideView> {
  const { timeZone } = context;
  const crews = await listCrews(tx);
  const bookings = (await listBookingsToCome(tx, now)).filter(({ startsAt, endsAt, crewId }) => {
    const hours = hoursOf(crews.find(({ id }) => id === crewId));
    return hours !== undefined && !isInsideHours({ hours, timeZone }, startsAt, endsAt);
  });
  const shown = bookings.slice(0, OUTSIDE_MAX).map(({ id }) => id);
  const rows = shown.length === 0 ? [] : await listBookingsById(tx, shown);
  return { outside: rows.map((row) => toStaffRow(row, context)), outsideCount: bookings.length };
}
