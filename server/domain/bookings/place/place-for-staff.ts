import type { Job } from '#shared/agenda/fit-crew.ts';
import type { PlacedForStaffView, PlaceForStaffInput } from '#shared/api/admin/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { jobOf } from '#shared/booking/job-of.ts';
import { minutesBetween } from '#shared/kernel/instant.ts';
import { insertBooking } from '../../../db/repos/bookings/insert-booking.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { type Tx, withTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { fingerprint } from '../../idempotency/fingerprint.ts';
import { type Once, runOnce } from '../../idempotency/run-once.ts';
import { linkToBooking } from '../../links/booking-link.ts';
import { parsedInstant } from '../../slots/parsed-time.ts';
import { cleanContact } from '../contact/clean-contact.ts';
import { refuseUnlessPossible } from '../reschedule/refuse-unless-possible.ts';
import { refuseUnknownCrew } from '../staff/assign-crew.ts';
import { explainConflict, type WantedPlace } from '../staff/explain-conflict.ts';
import { staffContext, viewForStaff } from '../staff/staff-view.ts';
import { claimNow } from './claim-for-booking.ts';
import { type BookingAttempt, describeBooking, mailOfNew } from './describe-booking.ts';
import { firstStatusByStaff } from './first-status.ts';
import { lastCrewOf, reasonFor } from './last-crew-of.ts';
import { priceForBooking } from './price-for-booking.ts';
import { type FoundForBooking, newBookingCart, readForBooking } from './read-for-booking.ts';
import { redeemCouponsOf } from './redeem-coupons.ts';
import { tellQuoteOfNew, toldOfNew } from './tell-new.ts';
import { withFreshCatalogue } from './with-fresh-catalogue.ts';

export interface PlaceForStaffCall extends PlaceForStaffInput {
  /** Who of staff, as history calls them. */
  readonly actor: string;
  readonly idempotencyKey: string;
}

interface Attempt extends BookingAttempt {
  readonly input: PlaceForStaffCall;
  /** What a refusal is explained for. */
  readonly place: { job?: Job };
}

/**
 * Books a cart for a customer who called, by the rules of rescheduling by staff: whatever the agenda says, and never
 * over what is taken (D110). In one transaction, rows locked as in placeBooking. A call does not say where
 * the customer heard of the company, so the lead source stays open. A customer without e-mail is known by the phone,
 * and gets no mail. Throws cart.*, price.changed, slot.invalid, request.invalid with `fields`, and what
 * explainConflict says; a cart that edits a booking is cart.closed, because 401 would end the session.
 */
export async function placeForStaff(
  deps: Deps,
  tenant: Tenant,
  call: PlaceForStaffCall,
): Promise<Once<PlacedForStaffView>> {
  const { idempotencyKey, actor: _actor, ...asked } = call;
  const startsAt = parsedInstant(call.startISO);
  const endsAt = parsedInstant(call.endISO);
  const now = deps.now();
  const contact = cleanContact({ ...call, email: call.email ?? '' }, { phoneEnough: true });
  refuseUnlessPossible(startsAt, endsAt, now);
  const wanted = { deps, tenant, input: call, contact, startsAt, endsAt, now };
  const key = { scope: 'POST /admin/bookings', key: idempotencyKey, fingerprint: fingerprint(asked) };
  const place: WantedPlace & { job?: Job } = {
    ...{ startsAt, endsAt, crewId: call.crewId, anyCrew: call.anyCrew },
  };
  return explainConflict(deps, tenant, place, () =>
    withFreshCatalogue(deps, tenant, (catalogue) =>
      withTenant(deps.db, tenant.id, (tx) =>
        runOnce(tx, key, 201, {
          read: () => readForBooking(tx, wanted),
          work: (found) => placeInTransaction(tx, { ...wanted, catalogue, place }, found),
        }),
      ),
    ),
  );
}

async function placeInTransaction(
  tx: Tx,
  attempt: Attempt,
  { cart, reading }: FoundForBooking,
): Promise<PlacedForStaffView> {
  const { deps, tenant, input, contact, startsAt, endsAt, catalogue } = attempt;
  const priced = priceForBooking(attempt, newBookingCart(cart, 'cart.closed'));
  const id = deps.newId();
  const job = jobOf(priced.cart.items, catalogue.book.services, contact);
  attempt.place.job = job;
  refuseUnknownCrew(reading, input.crewId);
  const time = { cartId: input.cartId, lockId: undefined, startsAt, endsAt, reading, job };
  const lastId = await lastCrewOf(tx, reading, contact.email, attempt.now);
  const who = { job, anyCrew: input.anyCrew, anyHour: true, onlyId: input.crewId, lastId };
  const { claimId, crewId } = await claimNow(deps, tx, { bookingId: id, ...time }, who);
  const described = describeBooking(attempt, priced, {
    id,
    claimId,
    status: firstStatusByStaff(priced.totals),
    minutes: minutesBetween(startsAt, endsAt),
    staffNotes: input.staffNotes?.trim() || null,
  });
  const crew = reasonFor(reading, { ...who, startsAt, endsAt }, crewId);
  const made = { id: deps.newId(), ...toldOfNew(deps, described), actor: input.actor, crew };
  const isWrittenTo = input.notify && mailAddressOf(contact.email) !== undefined;
  const mail = isWrittenTo ? mailOfNew(deps, described) : undefined;
  const booking = await insertBooking(tx, described, made, mail);
  await tellQuoteOfNew(tx, deps, booking);
  await redeemCouponsOf(tx, attempt, priced, booking);
  return {
    ...(await viewForStaff(tx, id, await staffContext(deps, tenant, { known: catalogue }))),
    manageUrl: linkToBooking(deps.env, tenant, booking),
  };
}
