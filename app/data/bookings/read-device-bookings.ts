import type { MyBookingView } from '#shared/api/bookings.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';
import { serverNow } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { isOffered } from './is-offered.ts';

/** A visit that was booked or opened on this device and can be opened here again. */
interface DeviceBooking extends MyBookingView {
  readonly fetchedAt: Instant;
}

export interface DeviceBookings {
  /** Not over and not cancelled, the next one first (D125). */
  readonly upcoming: readonly DeviceBooking[];
  /** All others, newest first. */
  readonly past: readonly DeviceBooking[];
}

/** What this device knows of bookings by itself, whatever link was opened last (LC104). */
export async function readDeviceBookings(): Promise<DeviceBookings> {
  const rows = await db.cache.where('key').startsWith('booking:').toArray();
  const all = rows.flatMap((row): DeviceBooking[] => {
    if (row.kind !== 'booking' || row.manageUrl === undefined) return [];
    const { manageUrl, fetchedAt } = row;
    const { id, serviceTitle, startISO, endISO, timeZone, status } = row.booking;
    const { quote, estimate, total, toQuote, provisional, far } = row.booking;
    return [
      {
        ...{ id, serviceTitle, startISO, endISO, timeZone, status },
        ...{ quote, estimate, total, toQuote, provisional, far, manageUrl, fetchedAt },
        offered: isOffered(row.booking),
      },
    ];
  });
  all.sort((one, other) => startOf(one) - startOf(other));
  return { upcoming: all.filter(isUpcoming), past: all.filter((one) => !isUpcoming(one)).reverse() };
}

/** D125: a visit that has begun is still upcoming until its end. */
export function isUpcoming({ status, endISO }: Pick<MyBookingView, 'status' | 'endISO'>): boolean {
  return status !== 'CANCELLED' && (parseInstant(endISO) ?? 0) > serverNow();
}

function startOf({ startISO }: MyBookingView): number {
  return parseInstant(startISO) ?? 0;
}
