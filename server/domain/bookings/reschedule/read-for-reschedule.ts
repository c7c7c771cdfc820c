import { dayBounds } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { type AgendaReading, getAgenda } from '../../../db/repos/agenda/agenda.ts';
import { type ClaimRow, findClaimsOfBooking } from '../../../db/repos/agenda/claims.ts';
import { type BookingRow, findBooking } from '../../../db/repos/bookings/bookings.ts';
import type { Tenant } from '../../../db/tenant.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import { AppError } from '../../../errors/app-error.ts';

/** A booking and the start that it is to have. */
export interface WantedReschedule {
  readonly tenant: Tenant;
  readonly bookingId: Id;
  readonly input: { readonly lockId?: Id | undefined };
  readonly startsAt: Instant;
  /** Whether the link is one of this booking. */
  readonly fits: (booking: BookingRow) => boolean;
  /** What is said of a booking that is not there or does not fit; `link.invalid` unless staff ask. */
  readonly refusal?: 'booking.not_found';
}

export interface FoundForReschedule {
  readonly booking: BookingRow;
  /** The booking's present time and its hold, as far as they are still there. */
  readonly claims: readonly ClaimRow[];
  /** Of the day of the new time; what it misses meanwhile, the cells refuse. */
  readonly reading: AgendaReading;
}

/** One round trip. Throws link.invalid, or `refusal`: a link that is over replays no answer either. */
export async function readForReschedule(
  tx: Tx,
  { tenant, bookingId, input, startsAt, fits, refusal }: WantedReschedule,
): Promise<FoundForReschedule> {
  const day = dayBounds(toLocal(startsAt, tenant.timeZone).day, tenant.timeZone);
  const [booking, claims, reading] = await Promise.all([
    findBooking(tx, bookingId),
    findClaimsOfBooking(tx, bookingId),
    getAgenda(tx, tenant.timeZone, { ...day, holdId: input.lockId, ownerId: bookingId, bookingId }),
  ]);
  if (!booking || !fits(booking)) throw new AppError(refusal ?? 'link.invalid');
  return { booking, claims, reading };
}
