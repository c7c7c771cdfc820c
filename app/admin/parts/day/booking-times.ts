import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { staffFormat } from '../words/staff-format.ts';

/** A visit's hours in the company's zone: "14:30", "16:00" and "14:30 – 16:00". */
export function bookingTimes(
  { startISO, endISO }: Pick<BookingRowView, 'startISO' | 'endISO'>,
  timeZone: string,
): { readonly start: string; readonly end: string; readonly range: string } {
  const startAt = parseInstant(startISO);
  const endAt = parseInstant(endISO);
  if (startAt === undefined || endAt === undefined) return { start: '', end: '', range: '' };
  return {
    start: staffFormat.time(startAt, timeZone),
    end: staffFormat.time(endAt, timeZone),
    range: staffFormat.timeRange(startAt, endAt, timeZone),
  };
}
