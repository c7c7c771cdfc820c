import type { Locale } from '#shared/kernel/locale.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { Tenant } from '../../../db/tenant.ts';
import type { Env } from '../../../env.ts';
import { linkToBooking } from '../../links/booking-link.ts';
import { toBookingView } from './booking-view.ts';
import { type CalendarFile, calendarFile } from './calendar-file.ts';

type CalendarEnv = Pick<Env, 'publicUrl' | 'appTenant' | 'linkSecrets' | 'mailFrom'>;

/** A booking as it is now, with the link that its mails carry. */
export function calendarOf(env: CalendarEnv, tenant: Tenant, row: BookingRow, locale: Locale): CalendarFile {
  return calendarFile(toBookingView(row), {
    locale,
    companyName: tenant.name,
    companyEmail: addressOf(env.mailFrom),
    publicUrl: env.publicUrl,
    manageUrl: linkToBooking(env, tenant, row),
  });
}

/** `bookings@company.com` of `Company <bookings@company.com>`. */
function addressOf(mailbox: string): string {
  return /<([^<>]*)>/.exec(mailbox)?.[1]?.trim() ?? mailbox.trim();
}
