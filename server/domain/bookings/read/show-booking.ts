import type * as z from 'zod/mini';
import type { BookingView, bookingSummary } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import type { HistoryRow } from '../../../db/repos/bookings/booking-events.ts';
import { type BookingRow, readBooking, readBookingWithHistory } from '../../../db/repos/bookings/bookings.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { readAsTenant, type Statement, withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { normalizeEmail } from '../../links/sign-link.ts';
import { proveBooking } from '../prove-booking.ts';
import { findShownCrew, toCustomerView } from './customer-view.ts';

export interface ShowBookingInput {
  readonly bookingId: Id;
  readonly email: string;
  readonly sig: string | undefined;
}

type BookingSummary = z.infer<typeof bookingSummary>;

/**
 * The whole booking for its link; status, title and times for id and e-mail alone; one and the same link.invalid
 * for everything else (D104).
 */
export async function showBooking(
  deps: Deps,
  tenant: Tenant,
  input: ShowBookingInput,
): Promise<BookingView | BookingSummary> {
  const { bookingId, email, sig } = input;
  if (sig === undefined) return toSummary(await readOwned(deps, tenant, readBooking, bookingId, email));
  const proof = proveBooking(deps, tenant, { bookingId, email, sig });
  if (!proof) throw new AppError('link.invalid');
  const booking = await readOwned<WithHistory>(deps, tenant, readBookingWithHistory, bookingId, email);
  if (!proof.fits(booking)) throw new AppError('link.invalid');
  const shown = await deps.catalogue.current(tenant);
  const crew = shown.settings.rules.nameCrew
    ? await withTenant(deps.db, tenant.id, (tx) => findShownCrew(tx, bookingId))
    : {};
  return toCustomerView(booking, shown, crew);
}

type WithHistory = BookingRow & { readonly history: readonly HistoryRow[] };

async function readOwned<Row extends BookingRow>(
  deps: Deps,
  tenant: Tenant,
  wanted: Statement,
  bookingId: Id,
  email: string,
): Promise<Row> {
  const [booking] = await readAsTenant<Row>(deps.db, tenant.id, wanted, [tenant.id, bookingId]);
  if (booking?.email !== normalizeEmail(email)) throw new AppError('link.invalid');
  return booking;
}

function toSummary({ id, status, serviceTitle, startsAt, endsAt }: BookingRow): BookingSummary {
  return { id, status, serviceTitle, startISO: formatInstant(startsAt), endISO: formatInstant(endsAt) };
}
