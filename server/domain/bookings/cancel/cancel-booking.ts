import { daysTouched } from '#shared/agenda/claimed-cells.ts';
import type { BookingView } from '#shared/api/bookings.ts';
import type { CancelReason } from '#shared/booking/cancel-reasons.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { lockDays } from '../../../db/repos/agenda/agenda.ts';
import { type ClaimRow, deleteClaim, findClaimsOfBooking } from '../../../db/repos/agenda/claims.ts';
import { type BookingEvent, insertBookingEvent } from '../../../db/repos/bookings/booking-events.ts';
import { type BookingRow, cancelBookingRow, findBooking } from '../../../db/repos/bookings/bookings.ts';
import { closeQuote } from '../../../db/repos/bookings/quotes.ts';
import { freeRedemptions } from '../../../db/repos/carts/coupons.ts';
import { enqueueMail } from '../../../db/repos/mail-outbox.ts';
import type { Tenant } from '../../../db/tenant.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { tellFact } from '../../notices/tell-fact.ts';
import { viewForCustomer } from '../read/customer-view.ts';
import { refuseIfLate } from '../refuse-unless-changeable.ts';
import { BookingChanged, retryWhenChanged } from '../retry-when-changed.ts';
import { withProvenBooking } from '../with-proven-booking.ts';

export interface CancelBookingInput {
  readonly bookingId: Id;
  readonly email: string;
  readonly sig: string;
  readonly reason?: CancelReason | undefined;
}

/**
 * Cancels until the start (D115), or as long before it as the owner asks (D372); the time is free at once and its codes count again. A second cancel is the
 * same answer and no second mail (D116).
 */
export async function cancelBooking(
  deps: Deps,
  tenant: Tenant,
  input: CancelBookingInput,
): Promise<BookingView> {
  const catalogue = await deps.catalogue.current(tenant);
  return retryWhenChanged(() =>
    withProvenBooking(deps, tenant, input, async (tx, booking) => {
      const isDone = booking.status === 'CANCELLED';
      const cancelled = isDone ? booking : await cancelUnlessBegun(deps, tx, booking, input);
      return viewForCustomer(tx, cancelled, catalogue);
    }),
  );
}

async function cancelUnlessBegun(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  { reason }: CancelBookingInput,
): Promise<BookingRow> {
  if (booking.startsAt <= deps.now()) throw new AppError('booking.not_changeable');
  await refuseIfLate(tx, booking, deps.now());
  const detail = { status: booking.status, reason };
  return cancelInTransaction(deps, tx, booking, { kind: 'booking.cancelled', detail });
}

/**
 * Day rows before the booking, as everywhere, and its open quote last; a call that waited here for another cancel
 * finds it done. `told` is what the history says; without an `actor`, the customer did it. Throws BookingChanged.
 */
export async function cancelInTransaction(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  told: Pick<BookingEvent, 'kind' | 'detail'> & Partial<Pick<BookingEvent, 'actor'>>,
): Promise<BookingRow> {
  const now = deps.now();
  const claims = await lockClaimsOf(tx, booking);
  const cancelled = await cancelBookingRow(tx, booking, now);
  if (!cancelled) return alreadyCancelled(await findBooking(tx, booking.id));
  await endClaims(tx, booking, claims);
  await freeRedemptions(tx, booking.id);
  const end = told.kind === 'quote.declined' ? 'DECLINED' : 'WITHDRAWN';
  if (booking.offer) await closeQuote(tx, booking.id, end, now);
  await insertBookingEvent(tx, {
    id: deps.newId(),
    bookingId: booking.id,
    kind: told.kind,
    actor: told.actor ?? 'customer',
    detail: { status: booking.status, ...told.detail },
    at: now,
  });
  await enqueueMail(tx, {
    id: deps.newId(),
    dedupeKey: `cancelled:${booking.id}`,
    kind: 'booking.cancelled',
    recipient: booking.email,
    locale: booking.locale,
    payload: { bookingId: booking.id, ...(told.actor !== undefined && { byOffice: true }) },
  });
  await tellFact(tx, deps, cancelled, {
    dedupeKey: `cancelled:${booking.id}`,
    notice: {
      kind: 'cancelled',
      actor: told.actor ?? 'customer',
      detail: told.kind === 'quote.declined' ? { declined: true } : {},
    },
    event: 'booking.cancelled',
    at: now,
  });
  return cancelled;
}

/** Locks the days of its time and of a hold for moving it, which is not needed any more, and answers both. */
export async function lockClaimsOf(tx: Tx, { id, timeZone }: BookingRow): Promise<readonly ClaimRow[]> {
  const claims = await findClaimsOfBooking(tx, id);
  if (claims.length === 0) return claims;
  const days = claims.flatMap(({ startsAt, occupiedUntil }) =>
    daysTouched(startsAt, occupiedUntil, 0, timeZone),
  );
  const crewIds = claims.map(({ resourceId }) => resourceId);
  await lockDays(tx, crewIds, [...new Set(days)].sort());
  return claims;
}

/**
 * Ends the claims that were locked. A hold that was begun since is seen by now, as who holds for a visit keeps its row
 * (holdSlot), and no other comes: its day would be locked behind the row, so all begins again. Throws BookingChanged.
 */
export async function endClaims(tx: Tx, booking: BookingRow, locked: readonly ClaimRow[]): Promise<void> {
  const known = new Set(locked.map(({ id }) => id));
  const claims = await findClaimsOfBooking(tx, booking.id);
  if (claims.some(({ id }) => !known.has(id))) throw new BookingChanged();
  await Promise.all(locked.map(({ id, state }) => deleteClaim(tx, id, state)));
}

function alreadyCancelled(booking: BookingRow | undefined): BookingRow {
  if (booking?.status !== 'CANCELLED') throw new AppError('booking.changed');
  return booking;
}
