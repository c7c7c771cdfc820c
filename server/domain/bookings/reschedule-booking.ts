import type { RescheduledView, RescheduleInput } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant, minutesBetween } from '#shared/kernel/instant.ts';
import { insertBookingEvent } from '../../db/repos/booking-events.ts';
import { type BookingRow, moveBookingRow } from '../../db/repos/bookings.ts';
import { deleteClaim } from '../../db/repos/claims.ts';
import { enqueueMail, type MailedTime } from '../../db/repos/mail-outbox.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { claimTime } from '../holds/claim-time.ts';
import { refuseUnlessHeldOrFree } from '../holds/refuse-unless-free.ts';
import { fingerprint } from '../idempotency/fingerprint.ts';
import { type Once, runOnce } from '../idempotency/run-once.ts';
import { linkToBooking } from '../links/booking-link.ts';
import { offerAlternatives } from '../slots/offer-alternatives.ts';
import { parsedInstant } from '../slots/parsed-time.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { proveBooking } from './prove-booking.ts';
import { type FoundForMove, readForMove, type WantedMove } from './read-for-move.ts';
import { refuseUnlessChangeable } from './refuse-unless-changeable.ts';
import { BookingMoved, retryWhenMoved } from './retry-when-moved.ts';
import { viewWithHistory } from './view-with-history.ts';

/** Everything one attempt works with. */
interface Move extends WantedMove {
  readonly deps: Deps;
  readonly input: RescheduleInput;
  readonly endsAt: Instant;
}

/**
 * Gives a booking another time in one transaction: new cells in, old cells out, version, history, mail and answer
 * (design 6, reliability 3.5). Its own old time counts as free; price and status stay. The time that it has already is
 * the same answer and no second mail, whatever version was expected. Rows are locked as in placeBooking.
 */
export async function rescheduleBooking(
  deps: Deps,
  tenant: Tenant,
  bookingId: Id,
  input: RescheduleInput,
  idempotencyKey: string,
): Promise<Once<RescheduledView>> {
  const proof = proveBooking(deps, tenant, { bookingId, email: input.email, sig: input.sig });
  if (!proof) throw new AppError('link.invalid');
  const startsAt = parsedInstant(input.startISO);
  const endsAt = parsedInstant(input.endISO);
  const move: Move = { deps, tenant, bookingId, input, startsAt, endsAt, fits: proof.fits };
  const key = {
    scope: 'POST /bookings/:id/reschedule',
    key: idempotencyKey,
    fingerprint: fingerprint({ bookingId, ...input }),
  };
  const wanted = { startsAt, minutes: minutesBetween(startsAt, endsAt), ownerId: bookingId };
  return offerAlternatives(deps, tenant, wanted, () =>
    retryWhenMoved(() =>
      withTenant(deps.db, tenant.id, (tx) =>
        runOnce(tx, key, 200, {
          read: () => readForMove(tx, move),
          work: (found) => answerMove(tx, move, found),
        }),
      ),
    ),
  );
}

async function answerMove(tx: Tx, move: Move, found: FoundForMove): Promise<RescheduledView> {
  const { deps, tenant } = move;
  const booking = needsMove(move, found.booking) ? await moveInTransaction(tx, move, found) : found.booking;
  return {
    ...(await viewWithHistory(tx, booking)),
    manageUrl: linkToBooking(deps.env, tenant.id, booking),
  };
}

/** False: it has this time already. Throws booking.not_changeable, booking.changed, and slot.invalid for another length. */
function needsMove({ deps, input, startsAt, endsAt }: Move, booking: BookingRow): boolean {
  refuseUnlessChangeable(booking, deps.now());
  if (booking.startsAt === startsAt && booking.endsAt === endsAt) return false;
  const { expectedVersion = booking.version } = input;
  if (booking.version !== expectedVersion) throw new AppError('booking.changed');
  if (minutesBetween(startsAt, endsAt) !== booking.minutes) throw new AppError('slot.invalid');
  return true;
}

async function moveInTransaction(tx: Tx, move: Move, found: FoundForMove): Promise<BookingRow> {
  const { deps, input, startsAt, endsAt } = move;
  const { booking, claims, reading } = found;
  const now = deps.now();
  refuseUnlessHeldOrFree(reading, move, now);
  const leaving = claims.find(({ id }) => id === booking.claimId);
  if (!leaving) throw new BookingMoved();
  const claimId = deps.newId();
  const owner = { ownerId: booking.id, formerOwnerId: booking.id, lockId: input.lockId };
  await claimTime(tx, { claimId, ...owner, startsAt, endsAt, reading, leaving });
  const moved = await moveBookingRow(tx, booking, { claimId, startsAt, endsAt, at: now });
  if (!moved) throw new BookingMoved();
  await Promise.all([deleteClaim(tx, leaving.id, 'booked'), tellMove(tx, deps, booking, moved)]);
  return moved;
}

/** History and mail. */
async function tellMove(tx: Tx, deps: Deps, before: BookingRow, { id, ...after }: BookingRow): Promise<void> {
  const from = timeOf(before);
  const to = timeOf(after);
  const { version, email, locale, updatedAt } = after;
  await Promise.all([
    insertBookingEvent(tx, {
      id: deps.newId(),
      bookingId: id,
      kind: 'booking.moved',
      actor: 'customer',
      detail: { from, to },
      at: updatedAt,
    }),
    enqueueMail(tx, {
      id: deps.newId(),
      dedupeKey: `moved:${id}:${version}`,
      kind: 'booking.moved',
      recipient: email,
      locale,
      payload: { bookingId: id, from, to },
    }),
  ]);
}

function timeOf({ startsAt, endsAt }: Pick<BookingRow, 'startsAt' | 'endsAt'>): MailedTime {
  return { startISO: formatInstant(startsAt), endISO: formatInstant(endsAt) };
}
