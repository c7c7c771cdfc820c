import type { Locale } from '#shared/kernel/locale.ts';
import { type BookingRow, readBooking } from '../../../db/repos/bookings/bookings.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { readAsTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import type { Env } from '../../../env.ts';
import { AppError } from '../../../errors/app-error.ts';
import { linkToBooking } from '../../links/booking-link.ts';
import { type LinkInput, proveBooking } from '../prove-booking.ts';
import { toBookingView } from './booking-view.ts';
import { type CalendarFile, calendarFile } from './calendar-file.ts';

type CalendarEnv = Pick<Env, 'publicUrl' | 'appTenant' | 'linkSecrets' | 'mailFrom'>;

/** A booking as it is now, with the link that its mails carry. */
export function calendarOf(env: CalendarEnv, tenant: Tenant, row: BookingRow, locale: Locale): CalendarFile {
  return calendarFile(toBookingView(row), {
    locale,
    companyName: tenant.name,
    companyEmail: env.mailFrom,
    uidHost: tenant.calendarHost ?? calendarHostOf(env, tenant),
    manageUrl: linkToBooking(env, tenant, row),
  });
}

/** For ever the same, whatever hosts a company gets or leaves (D414). */
export function calendarHostOf(
  { publicUrl, appTenant }: Pick<Env, 'publicUrl' | 'appTenant'>,
  { id, slug }: Pick<Tenant, 'id' | 'slug'>,
): string {
  return slug === appTenant ? new URL(publicUrl).host : id;
}

/** The calendar file of a booking for its link; one and the same link.invalid for everything else. Changes nothing. */
export async function showCalendar(deps: Deps, tenant: Tenant, input: LinkInput): Promise<CalendarFile> {
  const proof = proveBooking(deps, tenant, input);
  if (!proof) throw new AppError('link.invalid');
  const [row] = await readAsTenant<BookingRow>(deps.db, tenant.id, readBooking, [tenant.id, input.bookingId]);
  if (!row || !proof.fits(row)) throw new AppError('link.invalid');
  return calendarOf(deps.env, tenant, row, row.locale);
}
