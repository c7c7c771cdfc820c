import { toLocal } from '#shared/agenda/local-time.ts';
import type { MyBookingView } from '#shared/api/bookings.ts';
import { parseInstant } from '#shared/kernel/instant.ts';

export interface BookingMonth {
  /** `2026-12` */
  readonly key: string;
  readonly year: number;
  /** 1-12 */
  readonly month: number;
  readonly bookings: readonly MyBookingView[];
}

/** A list that is in order already, cut where the month of its visits changes. */
export function groupMonths(bookings: readonly MyBookingView[]): readonly BookingMonth[] {
  const groups: { key: string; bookings: MyBookingView[] }[] = [];
  for (const booking of bookings) {
    const at = parseInstant(booking.startISO);
    if (at === undefined) continue;
    const key = toLocal(at, booking.timeZone).day.slice(0, 7);
    const last = groups.at(-1);
    if (last?.key === key) last.bookings.push(booking);
    else groups.push({ key, bookings: [booking] });
  }
  return groups.map(({ key, ...group }) => {
    const [year = 0, month = 0] = key.split('-').map(Number);
    return { ...group, key, year, month };
  });
}
