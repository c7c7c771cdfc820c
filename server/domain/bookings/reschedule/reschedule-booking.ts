import type { Job } from '#shared/agenda/fit-crew.ts';
import type { RescheduledView, RescheduleInput } from '#shared/api/bookings.ts';
import { jobOf } from '#shared/booking/job-of.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type Instant, minutesBetween } from '#shared/kernel/instant.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { type Tx, withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-cache.ts';
import { promisedCrew } from '../../holds/refuse-unless-free.ts';
import { fingerprint } from '../../idempotency/fingerprint.ts';
import { type Once, runOnce } from '../../idempotency/run-once.ts';
import { linkToBooking } from '../../links/booking-link.ts';
import { offerAlternatives, type WantedSlot } from '../../slots/offer-alternatives.ts';
import { parsedInstant } from '../../slots/parsed-time.ts';
import { proveBooking } from '../prove-booking.ts';
import { viewForCustomer } from '../read/customer-view.ts';
import { refuseIfLate, refuseUnlessChangeable } from '../refuse-unless-changeable.ts';
import { retryWhenChanged } from '../retry-when-changed.ts';
import { type FoundForReschedule, readForReschedule, type WantedReschedule } from './read-for-reschedule.ts';
import { rescheduleInTransaction } from './reschedule-in-transaction.ts';

/** Everything one attempt works with. */
interface Reschedule extends WantedReschedule {
  readonly deps: Deps;
  readonly input: RescheduleInput;
  readonly endsAt: Instant;
  readonly catalogue: CatalogueSnapshot;
  /** What a refusal looks for alternatives to. */
  readonly wanted: { job?: Job };
}

/**
 * Gives a booking another time in one transaction: new cells in, old cells out, version, history, mail and answer
 * (D351). Its own old time counts as free; price and status stay. The time that it has already is
 * the same answer and no second mail, whatever version was expected. Rows are locked as in placeBooking.
 */
export async function rescheduleBooking(
  deps: Deps,
  tenant: Tenant,
  bookingId: Id,
  input: RescheduleInput,
  idempotencyKey: string,
): Promise<Once<RescheduledView>> {
  const { email, sig } = input;
  if (sig === undefined) throw new AppError('request.invalid', { fields: { sig: 'required' } });
  const proof = proveBooking(deps, tenant, { bookingId, email, sig });
  if (!proof) throw new AppError('link.invalid');
  const startsAt = parsedInstant(input.startISO);
  const endsAt = parsedInstant(input.endISO);
  const wanted: WantedSlot & { job?: Job } = {
    ...{ startsAt, minutes: minutesBetween(startsAt, endsAt), ownerId: bookingId },
  };
  const reschedule: Reschedule = {
    ...{ deps, tenant, bookingId, input, startsAt, endsAt, wanted, fits: proof.fits },
    catalogue: await deps.catalogue.current(tenant),
  };
  const key = {
    scope: 'POST /bookings/:id/reschedule',
    key: idempotencyKey,
    fingerprint: fingerprint({ bookingId, ...input }),
  };
  return offerAlternatives(deps, tenant, wanted, () =>
    retryWhenChanged(() =>
      withTenant(deps.db, tenant.id, (tx) =>
        runOnce(tx, key, 200, {
          read: () => readForReschedule(tx, reschedule),
          work: (found) => answerReschedule(tx, reschedule, found),
        }),
      ),
    ),
  );
}

async function answerReschedule(
  tx: Tx,
  reschedule: Reschedule,
  found: FoundForReschedule,
): Promise<RescheduledView> {
  const { deps, tenant, catalogue } = reschedule;
  const booking = needsReschedule(reschedule, found.booking)
    ? await rescheduleIfFree(tx, reschedule, found)
    : found.booking;
  return {
    ...(await viewForCustomer(tx, booking, catalogue)),
    manageUrl: linkToBooking(deps.env, tenant, booking),
  };
}

/**
 * False: it has this time already. Throws booking.not_changeable, booking.changed, and slot.invalid for another
 * length.
 */
function needsReschedule({ deps, input, startsAt, endsAt }: Reschedule, booking: BookingRow): boolean {
  refuseUnlessChangeable(booking, deps.now());
  if (booking.startsAt === startsAt && booking.endsAt === endsAt) return false;
  const { expectedVersion = booking.version } = input;
  if (booking.version !== expectedVersion) throw new AppError('booking.changed');
  if (minutesBetween(startsAt, endsAt) !== booking.minutes) throw new AppError('slot.invalid');
  return true;
}

async function rescheduleIfFree(
  tx: Tx,
  reschedule: Reschedule,
  found: FoundForReschedule,
): Promise<BookingRow> {
  const { deps, input, startsAt, endsAt, catalogue, wanted } = reschedule;
  const { booking, reading } = found;
  await refuseIfLate(tx, booking, deps.now());
  const job = jobOf(booking.items, catalogue.book.services, booking);
  wanted.job = job;
  const promisedId = promisedCrew(reading, { startsAt, endsAt, job }, deps.now());
  const { lockId } = input;
  const by = { actor: 'customer', notify: true, who: { job } };
  const to = { startsAt, endsAt, lockId, promisedId, phone: booking.phone, ...by };
  return rescheduleInTransaction(tx, deps, found, to);
}
