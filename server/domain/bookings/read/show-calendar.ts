import { type BookingRow, readBooking } from '../../../db/repos/bookings/bookings.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { readAsTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { type LinkInput, proveBooking } from '../prove-booking.ts';
import type { CalendarFile } from './calendar-file.ts';
import { calendarOf } from './calendar-of.ts';

/** The calendar file of a booking for its link; one and the same link.invalid for everything else. Changes nothing. */
export async function showCalendar(deps: Deps, tenant: Tenant, input: LinkInput): Promise<CalendarFile> {
  const proof = proveBooking(deps, tenant, input);
  if (!proof) throw new AppError('link.invalid');
  const [row] = await readAsTenant<BookingRow>(deps.db, tenant.id, readBooking, [tenant.id, input.bookingId]);
  if (!row || !proof.fits(row)) throw new AppError('link.invalid');
  return calendarOf(deps.env, tenant, row, row.locale);
}
