import type * as z from 'zod/mini';
import type { BookingView, bookingGlimpse } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { type BookingRow, readBooking } from '../../db/repos/bookings.ts';
import { readAsTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { normalizeEmail } from '../links/sign-link.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { toBookingView } from './booking-view.ts';
import { proveBooking } from './prove-booking.ts';

export interface ShowBookingInput {
  readonly bookingId: Id;
  readonly email: string;
  readonly sig: string | undefined;
}

type BookingGlimpse = z.infer<typeof bookingGlimpse>;

/**
 * The whole booking for its link; status, title and times for id and e-mail alone; one and the same link.invalid
 * for everything else (decision 104).
 */
export async function showBooking(
  deps: Deps,
  tenant: Tenant,
  input: ShowBookingInput,
): Promise<BookingView | BookingGlimpse> {
  const { bookingId, email, sig } = input;
  if (sig === undefined) return toGlimpse(await readOwned(deps, tenant, bookingId, email));
  const proof = proveBooking(deps, tenant, { bookingId, email, sig });
  if (!proof) throw new AppError('link.invalid');
  const booking = await readOwned(deps, tenant, bookingId, email);
  if (!proof.fits(booking)) throw new AppError('link.invalid');
  return toBookingView(booking);
}

async function readOwned(deps: Deps, tenant: Tenant, bookingId: Id, email: string): Promise<BookingRow> {
  const [booking] = await readAsTenant<BookingRow>(deps.db, tenant.id, readBooking, [tenant.id, bookingId]);
  if (booking?.email !== normalizeEmail(email)) throw new AppError('link.invalid');
  return booking;
}

function toGlimpse({ id, status, serviceTitle, startsAt, endsAt }: BookingRow): BookingGlimpse {
  return { id, status, serviceTitle, startISO: formatInstant(startsAt), endISO: formatInstant(endsAt) };
}
