import type { Job } from '#shared/agenda/fit-crew.ts';
import type { RescheduledView } from '#shared/api/bookings.ts';
import type { AcceptQuoteInput } from '#shared/api/quotes.ts';
import { jobOf } from '#shared/booking/job-of.ts';
import { isQuoteExpired, type OpenOffer } from '#shared/booking/quote-rules.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, formatInstant, type Instant, minutesBetween } from '#shared/kernel/instant.ts';
import { CENTS_MAX, toCents } from '#shared/kernel/money.ts';
import { deleteClaim } from '../../db/repos/agenda/claims.ts';
import { insertBookingEvent } from '../../db/repos/bookings/booking-events.ts';
import type { BookingRow } from '../../db/repos/bookings/bookings.ts';
import { acceptIntoBooking, closeQuote } from '../../db/repos/bookings/quotes.ts';
import { enqueueMail } from '../../db/repos/mail-outbox.ts';
import type { Tenant } from '../../db/tenant.ts';
import { type Tx, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { type TakenEdit, takeEditedTime } from '../bookings/edit/take-edited-time.ts';
import { proveBooking } from '../bookings/prove-booking.ts';
import { toBookingView } from '../bookings/read/booking-view.ts';
import { viewForCustomer } from '../bookings/read/customer-view.ts';
import {
  type FoundForReschedule,
  readForReschedule,
  type WantedReschedule,
} from '../bookings/reschedule/read-for-reschedule.ts';
import { BookingChanged, retryWhenChanged } from '../bookings/retry-when-changed.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogue-cache.ts';
import { claimTime } from '../holds/claim-time.ts';
import type { CrewChange } from '../holds/crew-change.ts';
import { promisedCrew } from '../holds/refuse-unless-free.ts';
import { fingerprint } from '../idempotency/fingerprint.ts';
import { type Once, runOnce } from '../idempotency/run-once.ts';
import { linkToBooking } from '../links/booking-link.ts';
import { tellFact } from '../notices/tell-fact.ts';
import { offerAlternatives, type WantedSlot } from '../slots/offer-alternatives.ts';
import { parsedInstant } from '../slots/parsed-time.ts';
import { pricedBeforeCents } from './offer-quote.ts';
import { openQuoteOf } from './open-quote-of.ts';
import { quotedLines } from './quoted-lines.ts';

/** Everything one attempt works with. */
interface Acceptance extends WantedReschedule {
  readonly deps: Deps;
  readonly input: AcceptQuoteInput;
  readonly endsAt: Instant;
  readonly now: Instant;
  readonly catalogue: CatalogueSnapshot;
}

/**
 * Makes a visit of a request for a quote: same booking, CONFIRMED, with the quote's lines and length, at the time that
 * was chosen for the work; history and mail in the same transaction. The time of the request counts as free. Rows are
 * locked as in rescheduleBooking, then the quote.
 */
export async function acceptQuote(
  deps: Deps,
  tenant: Tenant,
  bookingId: Id,
  input: AcceptQuoteInput,
  idempotencyKey: string,
): Promise<Once<RescheduledView>> {
  const proof = proveBooking(deps, tenant, { bookingId, ...input });
  if (!proof) throw new AppError('link.invalid');
  const startsAt = parsedInstant(input.startISO);
  const endsAt = parsedInstant(input.endISO);
  const catalogue = await deps.catalogue.current(tenant);
  const acceptance = {
    ...{ deps, tenant, bookingId, input, startsAt, endsAt, now: deps.now(), fits: proof.fits, catalogue },
  };
  const key = {
    scope: 'POST /bookings/:id/quote/accept',
    key: idempotencyKey,
    fingerprint: fingerprint({ bookingId, ...input }),
  };
  const wanted: WantedSlot & { minutes: number; job?: Job } = {
    ...{ startsAt, minutes: minutesBetween(startsAt, endsAt), ownerId: bookingId, bookingId },
  };
  return offerAlternatives(deps, tenant, wanted, () =>
    retryWhenChanged(() =>
      withTenant(deps.db, tenant.id, (tx) =>
        runOnce(tx, key, 200, {
          read: () => readForReschedule(tx, acceptance),
          work: (found) => {
            // The length of a kept time is known only once the quote is read.
            wanted.minutes = found.booking.offer?.minutes ?? wanted.minutes;
            const job = jobOf(found.booking.items, catalogue.book.services, found.booking);
            wanted.job = job;
            return acceptInTransaction(tx, acceptance, found, job);
          },
        }),
      ),
    ),
  );
}

async function acceptInTransaction(
  tx: Tx,
  acceptance: Acceptance,
  { booking, claims, reading }: FoundForReschedule,
  job: Job,
): Promise<RescheduledView> {
  const { deps, input, now } = acceptance;
  if (isAcceptedAlready(booking, acceptance)) return toAnswer(tx, acceptance, booking);
  const offer = openQuoteOf(booking, input.quoteId);
  if (isQuoteExpired(offer.validUntil, now, booking.timeZone)) throw new AppError('quote.expired');
  if (offer.totalCents > CENTS_MAX - pricedBeforeCents(booking)) {
    throw new AppError('request.invalid', { fields: { quoteId: 'too_large' } });
  }
  refuseIfRisen(input, booking, offer);
  const time = timeOf(acceptance, booking, offer);
  const leaving = claims.find(({ id }) => id === booking.claimId);
  const work = { booking, leaving, reading, job, jobBefore: job, ...time };
  const { claimId, crew } = await takeTime(tx, acceptance, work);
  const accepted = await acceptIntoBooking(tx, booking, {
    ...time,
    claimId,
    at: now,
    quoteId: offer.id,
    minutes: offer.minutes,
    quotedCents: offer.totalCents,
    itemsSnapshot: quotedLines(booking.itemsSnapshot, offer.lines),
  });
  if (!accepted || !(await closeQuote(tx, booking.id, 'ACCEPTED', now))) throw new BookingChanged();
  if (leaving && claimId !== leaving.id) await deleteClaim(tx, leaving.id, 'booked');
  await tellAcceptance(tx, deps, booking, accepted, crew);
  return toAnswer(tx, acceptance, accepted);
}

async function toAnswer(
  tx: Tx,
  { deps, tenant, catalogue }: Acceptance,
  accepted: BookingRow,
): Promise<RescheduledView> {
  const manageUrl = linkToBooking(deps.env, tenant, accepted);
  return { ...(await viewForCustomer(tx, accepted, catalogue)), manageUrl };
}

/**
 * Said again by a page that never heard the answer, it is the same answer. Throws quote.accepted where it was said for
 * another time, or the visit has been moved since.
 */
function isAcceptedAlready(booking: BookingRow, { input, startsAt }: Acceptance): boolean {
  if (booking.status === 'CANCELLED' || booking.acceptedQuoteId !== input.quoteId) return false;
  if (booking.startsAt !== startsAt) throw new AppError('quote.accepted');
  return true;
}

/**
 * What had a price before counts too, and staff may change it under an open quote. Naming the total that was on the
 * screen is the consent, and a lower price needs none (D40); a device of before names none. Throws booking.changed.
 */
function refuseIfRisen({ expectedTotal }: AcceptQuoteInput, booking: BookingRow, offer: OpenOffer): void {
  if (expectedTotal === undefined) return;
  if (booking.totalCents + offer.totalCents <= toCents(expectedTotal)) return;
  throw new AppError('booking.changed', { booking: toBookingView(booking) });
}

/** Throws slot.invalid for another length, and booking.changed for a kept time that is no longer the booking's. */
function timeOf(
  { input, startsAt, endsAt }: Acceptance,
  booking: BookingRow,
  { minutes }: OpenOffer,
): Pick<BookingRow, 'startsAt' | 'endsAt'> {
  if (input.keepTime) {
    if (booking.startsAt === startsAt) return { startsAt, endsAt: addMinutes(startsAt, minutes) };
    throw new AppError('booking.changed', { booking: toBookingView(booking) });
  }
  if (minutesBetween(startsAt, endsAt) !== minutes) throw new AppError('slot.invalid');
  return { startsAt, endsAt };
}

type WorkTime = Parameters<typeof takeEditedTime>[2];

/** The work often comes after the visit: a time that is over cannot be moved, and its cells may be swept already. */
async function takeTime(tx: Tx, { deps, input, now }: Acceptance, time: WorkTime): Promise<TakenEdit> {
  const { booking, reading, job, startsAt, endsAt } = time;
  if (startsAt <= now) throw new AppError('slot.invalid');
  if (booking.endsAt > now) return takeEditedTime(tx, { deps, input, now }, time);
  const promisedId = promisedCrew(reading, time, now);
  const claimId = deps.newId();
  const owner = { ownerId: booking.id, formerOwnerId: booking.id, lockId: input.lockId };
  await claimTime(tx, { claimId, ...owner, startsAt, endsAt, reading, promisedId, who: { job } });
  return { claimId };
}

/** The mail is the one of any booking that is confirmed. */
async function tellAcceptance(
  tx: Tx,
  deps: Deps,
  before: BookingRow,
  booking: BookingRow,
  crew: CrewChange | undefined,
): Promise<void> {
  const { id: bookingId, version, email: recipient, locale, totalCents, updatedAt: at } = booking;
  const detail = {
    quoteId: booking.acceptedQuoteId,
    from: timeOfRow(before),
    to: { ...timeOfRow(booking), totalCents },
    ...(crew && { crew }),
  };
  await Promise.all([
    insertBookingEvent(tx, {
      id: deps.newId(),
      bookingId,
      kind: 'quote.accepted',
      actor: 'customer',
      detail,
      at,
    }),
    enqueueMail(tx, {
      id: deps.newId(),
      dedupeKey: `accepted:${bookingId}:${version}`,
      kind: 'quote.accepted',
      recipient,
      locale,
      payload: { bookingId },
    }),
    tellFact(tx, deps, booking, {
      dedupeKey: `accepted:${bookingId}:${version}`,
      notice: { kind: 'booked', actor: 'customer', detail: { accepted: true } },
      event: 'booking.created',
      at,
    }),
  ]);
}

function timeOfRow({ startsAt, endsAt }: BookingRow) {
  return { startISO: formatInstant(startsAt), endISO: formatInstant(endsAt) };
}
