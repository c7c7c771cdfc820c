import { type BookingRowView, DELETED_KEPT_DAYS } from '#shared/api/admin/bookings.ts';
import { addMs, type Instant, parseInstant } from '#shared/kernel/instant.ts';

const DAY_MS = 86_400_000;

/** Until when a deleted booking can be put back; undefined for one that was not deleted. */
export function putBackUntil({ deletedAt }: Pick<BookingRowView, 'deletedAt'>): Instant | undefined {
  const at = deletedAt === undefined ? undefined : parseInstant(deletedAt);
  return at && addMs(at, DELETED_KEPT_DAYS * DAY_MS);
}
