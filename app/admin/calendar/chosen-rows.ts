import type { CalendarRange } from '../parts/use-calendar-range.ts';
import type { ShownStatus } from './use-preferences.ts';

/** The visits of the chosen status; blocks have none and stay. */
export function ofStatus({ bookings, blocks }: CalendarRange, status: ShownStatus): CalendarRange {
  return { blocks, bookings: status === 'all' ? bookings : bookings.filter((row) => row.status === status) };
}
