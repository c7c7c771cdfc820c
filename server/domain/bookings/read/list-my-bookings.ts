import type { MyBookingsView, MyBookingView } from '#shared/api/bookings.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { type ListedBooking, readBookingsOf } from '../../../db/repos/bookings/bookings.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { readAsTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { linkToBooking } from '../../links/booking-link.ts';
import { verifyListLink } from '../../links/list-link.ts';
import { normalizeEmail } from '../../links/sign-link.ts';
import { whyItWaits } from '../contact/judge-places.ts';
import { openPartOf } from './open-part-of.ts';

/**
 * All visits of an address, for the link that was mailed to it. A wrong link reads nothing and is the same
 * link.invalid for every address that it names. Each row carries the way to its booking, which works at least as long
 * as the list.
 */
export async function listMyBookings(
  deps: Deps,
  tenant: Tenant,
  input: { readonly email: string; readonly sig: string },
): Promise<MyBookingsView> {
  const now = deps.now();
  const link = verifyListLink(deps.env, tenant.id, input, now);
  if (!link) throw new AppError('link.invalid');
  const rows = await readAsTenant<ListedBooking>(deps.db, tenant.id, readBookingsOf, [
    tenant.id,
    normalizeEmail(input.email),
  ]);
  const { area } = await deps.catalogue.current(tenant);
  const toView = (row: ListedBooking) => ({
    ...toMyBookingView(row, linkToBooking(deps.env, tenant, row, link.expiresAt)),
    ...whyItWaits(area, row),
  });
  return {
    upcoming: rows
      .filter((row) => isUpcoming(row, now))
      .toReversed()
      .map(toView),
    past: rows.filter((row) => !isUpcoming(row, now)).map(toView),
  };
}

/** D125: a visit that has begun is still upcoming until its end. */
function isUpcoming({ status, endsAt }: ListedBooking, now: Instant): boolean {
  return status !== 'CANCELLED' && endsAt > now;
}

function toMyBookingView(row: ListedBooking, manageUrl: string): MyBookingView {
  const { id, serviceTitle, startsAt, endsAt, timeZone, status, quote, estimate, totalCents, offered } = row;
  return {
    id,
    serviceTitle,
    startISO: formatInstant(startsAt),
    endISO: formatInstant(endsAt),
    timeZone,
    status,
    quote,
    estimate,
    total: toDollars(totalCents),
    ...openPartOf(row),
    ...(offered && { offered }),
    manageUrl,
  };
}
