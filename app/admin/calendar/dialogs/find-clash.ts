import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Stretch } from '#shared/booking/occupancy.ts';
import { minutesBetween } from '#shared/kernel/instant.ts';
import type { Conflict } from '../../../data/staff/commands/reschedule-booking.ts';
import { findConflict, type Sought } from '../../parts/booking-panel/reschedule/find-conflict.ts';
import type { CalendarRange } from '../../parts/use-calendar-range.ts';
import { at } from '../grid/timed-rows.ts';

export type Clash = Conflict;

/** What a visit would run into at another time, with the buffer it has: by the crew, or else by all that may come. */
export function findClash(
  row: BookingRowView,
  to: Stretch,
  range: CalendarRange,
  whose: Pick<Sought, 'crewId' | 'crewIds'> = {},
): Clash | undefined {
  const bufferMin = minutesBetween(at(row.endISO), at(row.occupiedUntil));
  return findConflict(to, bufferMin, range, { ...whose, except: row.id });
}
