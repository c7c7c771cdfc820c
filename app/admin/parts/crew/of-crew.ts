import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { CalendarRange } from '../use-calendar-range.ts';

/** The visits of one crew, and what closes it: blocks of its own and those of the whole company. */
export function ofCrew(range: CalendarRange, crew: Id | 'all'): CalendarRange {
  if (crew === 'all') return range;
  return {
    bookings: range.bookings.filter((row) => row.crew?.id === crew),
    blocks: range.blocks.filter(({ crewId }) => crewId === undefined || crewId === crew),
  };
}

/** What is cancelled, by start: it takes nobody's time, so it is no crew's any more. */
export function ofNobody({ bookings }: CalendarRange): readonly BookingRowView[] {
  return bookings
    .filter(({ status, crew }) => status === 'CANCELLED' && crew === undefined)
    .sort((one, other) => one.startISO.localeCompare(other.startISO));
}
