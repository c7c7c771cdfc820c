import type { Job } from '#shared/agenda/fit-crew.ts';
import type { BookingMadeView, CreateBookingInput } from '#shared/api/bookings.ts';
import { jobOf } from '#shared/booking/job-of.ts';
import { minutesBetween } from '#shared/kernel/instant.ts';
import type { Program } from '../../../access/check-api-key.ts';
import { insertBooking } from '../../../db/repos/bookings/insert-booking.ts';
import { countUnprovenBookings } from '../../../db/repos/bookings/unproven-bookings.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { type Tx, withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { fingerprint } from '../../idempotency/fingerprint.ts';
import { type Once, runOnce } from '../../idempotency/run-once.ts';
import { linkToBooking } from '../../links/booking-link.ts';
import { offerAlternatives, type WantedSlot } from '../../slots/offer-alternatives.ts';
import { parsedInstant } from '../../slots/parsed-time.ts';
import { cleanContact } from '../contact/clean-contact.ts';
import { judgePlaces, refuseOutside, whyFar } from '../contact/judge-places.ts';
import { toBookingMadeView } from '../read/booking-view.ts';
import { claimForBooking } from './claim-for-booking.ts';
import { type BookingAttempt, describeBooking, mailOfNew } from './describe-booking.ts';
import { firstStatus, hasTooMany } from './first-status.ts';
import { lastCrewOf, reasonFor } from './last-crew-of.ts';
import { priceForBooking } from './price-for-booking.ts';
import { type FoundForBooking, newBookingCart, readForBooking } from './read-for-booking.ts';
import { redeemCouponsOf } from './redeem-coupons.ts';
import { tellQuoteOfNew, toldOfNew } from './tell-new.ts';
import { withFreshCatalogue } from './with-fresh-catalogue.ts';

interface BookingCaller {
  readonly idempotencyKey: string;
  readonly address: string;
  readonly program?: Program | undefined;
}

/** Everything one attempt works with. */
interface Attempt extends BookingAttempt {
  readonly input: CreateBookingInput;
  /** null: visits are not counted for the address, which is none of a customer's. */
  readonly address: string | null;
  /** Who booked for the customer, with a key. */
  readonly program: Program | undefined;
  /** What a refusal looks for alternatives to. */
  readonly wanted: { job?: Job };
}

/**
 * Books a cart in one transaction: key, cart, price, time, booking, codes, mail and answer commit together
 * (D351, D352). Rows are locked in the order key, cart, days, claims, codes.
 */
export async function placeBooking(
  deps: Deps,
  tenant: Tenant,
  input: CreateBookingInput,
  { idempotencyKey, address, program }: BookingCaller,
): Promise<Once<BookingMadeView>> {
  const startsAt = parsedInstant(input.startISO);
  const endsAt = parsedInstant(input.endISO);
  const contact = cleanContact(input);
  const request = {
    deps,
    tenant,
    input,
    contact,
    startsAt,
    endsAt,
    now: deps.now(),
    address: deps.env.limitsOff || program ? null : address,
    program,
  };
  const key = { scope: 'POST /bookings', key: idempotencyKey, fingerprint: fingerprint(input) };
  const wanted: WantedSlot & { job?: Job } = {
    startsAt,
    minutes: minutesBetween(startsAt, endsAt),
    ownerId: input.cartId,
  };
  return offerAlternatives(deps, tenant, wanted, () =>
    withFreshCatalogue(deps, tenant, (catalogue) =>
      withTenant(deps.db, tenant.id, (tx) =>
        runOnce(tx, key, 201, {
          read: () => readForBooking(tx, request),
          work: (found) => bookInTransaction(tx, { ...request, catalogue, wanted }, found),
        }),
      ),
    ),
  );
}

async function bookInTransaction(
  tx: Tx,
  attempt: Attempt,
  { cart, reading }: FoundForBooking,
): Promise<BookingMadeView> {
  const { deps, tenant, input, contact, startsAt, endsAt, now, address, program } = attempt;
  const { area, book } = attempt.catalogue;
  const priced = priceForBooking(attempt, newBookingCart(cart, 'link.invalid'));
  if (minutesBetween(startsAt, endsAt) !== priced.totals.minutes) throw new AppError('slot.invalid');
  const places = judgePlaces(area, contact, priced.cart.items);
  refuseOutside(area, places);
  const job = jobOf(priced.cart.items, book.services, contact);
  attempt.wanted.job = job;
  const bookingId = deps.newId();
  const { cartId, lockId } = input;
  const bookingTime = { bookingId, cartId, lockId, startsAt, endsAt, reading, job };
  const who = { job, lastId: await lastCrewOf(tx, reading, contact.email, now) };
  const [{ claimId, crewId }, unproven] = await Promise.all([
    claimForBooking(deps, tx, bookingTime, who),
    deps.env.limitsOff
      ? { fromAddress: 0, ofEmail: 0 }
      : countUnprovenBookings(tx, { address, email: contact.email, now }),
  ]);
  const status = firstStatus(priced.totals, places, unproven);
  const described = describeBooking(attempt, priced, { id: bookingId, claimId, status });
  const why = hasTooMany(unproven) ? 'unproven' : (whyFar(area, places) ?? null);
  const told = toldOfNew(deps, described);
  const crew = reasonFor(reading, { ...who, startsAt, endsAt }, crewId);
  const by = { actor: 'customer', from: address, via: program?.label };
  const made = { id: deps.newId(), ...told, ...by, why, crew } as const;
  const booking = await insertBooking(tx, described, made, mailOfNew(deps, described));
  await tellQuoteOfNew(tx, deps, booking);
  await redeemCouponsOf(tx, attempt, priced, booking);
  return toBookingMadeView(booking, linkToBooking(deps.env, tenant, booking));
}
