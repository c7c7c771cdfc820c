import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { isCorrectable } from '#shared/booking/correctable.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { serverNow } from '../../../data/device/clock.ts';

/** The customer still waits for this visit: it is not over and not cancelled. */
export function isUpcoming({ status, endISO }: Pick<BookingRowView, 'status' | 'endISO'>): boolean {
  return status !== 'CANCELLED' && (parseInstant(endISO) ?? 0) > serverNow();
}

/** Staff may still move it, and change its work, price and address (D591). */
export function isCorrectableRow({
  status,
  startISO,
  email,
}: Pick<BookingRowView, 'status' | 'startISO' | 'email'>): boolean {
  return isCorrectable({ status, email, startsAt: parseInstant(startISO) ?? serverNow() }, serverNow());
}
