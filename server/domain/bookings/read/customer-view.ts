import type { BookingView } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { findCrewForCustomer } from '../../../db/repos/agenda/crews.ts';
import { type HistoryRow, listHistory } from '../../../db/repos/bookings/booking-events.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-cache.ts';
import { whyItWaits } from '../contact/judge-places.ts';
import { toHistory } from './booking-history.ts';
import { toBookingView } from './booking-view.ts';

/** What the company has set of it. */
type Shown = Pick<CatalogueSnapshot, 'area' | 'settings'>;

type ShownCrew = Pick<BookingView, 'crew'>;

/**
 * What a link shows of its booking. A device keeps it as it is, so the answer to a change says all of it too, with the
 * line that the change has just added.
 */
export async function viewForCustomer(tx: Tx, booking: BookingRow, shown: Shown): Promise<BookingView> {
  const history = await listHistory(tx, booking.id);
  const crew = shown.settings.rules.nameCrew ? await findShownCrew(tx, booking.id) : {};
  return toCustomerView({ ...booking, history }, shown, crew);
}

export function toCustomerView(
  booking: BookingRow & { readonly history: readonly HistoryRow[] },
  { area }: Shown,
  crew: ShownCrew,
): BookingView {
  return {
    ...toBookingView(booking),
    ...whyItWaits(area, booking),
    ...crew,
    history: toHistory(booking.history),
  };
}

/**
 * Where the owner wants it told (`rules.nameCrew`), only for whoever opened a mail of ours: the crew of last time would
 * tell a stranger who typed the e-mail that it is a customer's (D482).
 */
export async function findShownCrew(tx: Tx, bookingId: Id): Promise<ShownCrew> {
  const found = await findCrewForCustomer(tx, bookingId);
  if (!found?.isProven) return {};
  const { name, again, picture } = found;
  return { crew: { name, again, ...(picture !== null && { picture }) } };
}
