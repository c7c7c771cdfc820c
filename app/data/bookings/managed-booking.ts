import type { BookingView } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { CacheRow } from '../device/cache-rows.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { updateRow } from '../device/update-row.ts';

/** What proves that a customer may see a booking: the parts of a manage link (D104). */
export interface BookingLink {
  readonly id: Id;
  readonly email: string;
  readonly sig: string;
}

export function managedBookingKey(id: Id): string {
  return `booking:${id}`;
}

/** From the address that an answer or a mail named; undefined where it proves nothing. */
export function readBookingLink(manageUrl: string): BookingLink | undefined {
  const query = new URLSearchParams(manageUrl.slice(manageUrl.indexOf('?') + 1));
  const [id, email, sig] = [query.get('id'), query.get('email'), query.get('sig')];
  return id && email && sig ? { id, email, sig } : undefined;
}

/** The same as an address of this app, on whatever host. */
export function manageUrlOf({ id, email, sig }: BookingLink): string {
  return `/manage?${new URLSearchParams({ id, email, sig })}`;
}

/**
 * Keeps a copy for reading offline, by its age; never over a newer version, which a slow answer may overtake (LC51).
 * `manageUrl` is there when the server signed a new link; the last one stays otherwise. May run inside a transaction on
 * `cache`.
 */
export async function storeManagedBooking(booking: BookingView, manageUrl?: string): Promise<void> {
  const key = managedBookingKey(booking.id);
  await updateRow(db.cache, key, (before): CacheRow => {
    const stored = before?.kind === 'booking' ? before : undefined;
    if (stored && stored.booking.version > booking.version) return stored;
    // Some answers leave the history out; what was told of it is still true.
    const history = booking.history ?? stored?.booking.history;
    return {
      key,
      kind: 'booking',
      booking: history ? { ...booking, history } : booking,
      manageUrl: manageUrl ?? stored?.manageUrl,
      fetchedAt: now(),
      v: 1,
    };
  });
}

/** The same of a copy that this device still has; one that was forgotten meanwhile does not come back (LC103). */
export function renewManagedBooking(booking: BookingView, manageUrl?: string): Promise<void> {
  return withDb(() =>
    db.transaction('rw', db.cache, async () => {
      if (await db.cache.get(managedBookingKey(booking.id))) await storeManagedBooking(booking, manageUrl);
    }),
  );
}

/** Whether the booking is cancelled, as far as this device has heard. */
export async function isKnownCancelled(id: Id): Promise<boolean> {
  const copy = await db.cache.get(managedBookingKey(id));
  return copy?.kind === 'booking' && copy.booking.status === 'CANCELLED';
}

/** The path holds what the link said; the query stays out of it. */
export function bookingPath(id: Id): string {
  return `/bookings/${encodeURIComponent(id)}`;
}
