import type { CreateBookingInput } from '#shared/api/bookings.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { NewBooking } from '../../../db/repos/bookings/bookings.ts';
import type { NewMail } from '../../../db/repos/mail-outbox.ts';
import type { Deps } from '../../../deps.ts';
import type { Contact } from '../contact/clean-contact.ts';
import { describeWork } from '../work/describe-work.ts';
import type { PricedCart, PricingAttempt } from './price-for-booking.ts';

/** One attempt to make a booking, by its customer or by staff. */
export interface BookingAttempt extends PricingAttempt {
  readonly input: Pick<
    CreateBookingInput,
    'expectedTotal' | 'locale' | 'notes' | 'termsVersion' | 'leadSource' | 'leadSourceDetail'
  >;
  readonly contact: Contact;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** A new booking of this cart. `own`: what the attempt does not say, and what the customer or staff say otherwise. */
export function describeBooking(
  { tenant, input, contact, startsAt, endsAt, now, catalogue }: BookingAttempt,
  priced: PricedCart,
  own: Pick<NewBooking, 'id' | 'claimId' | 'status'> & Partial<Pick<NewBooking, 'minutes' | 'staffNotes'>>,
): NewBooking {
  return {
    cartId: priced.cart.id,
    locale: input.locale,
    ...contact,
    ...describeWork(priced, catalogue.book, input.locale, input.notes),
    companyName: null,
    leadSource: input.leadSource?.trim() || null,
    leadSourceDetail: input.leadSourceDetail?.trim() || null,
    startsAt,
    endsAt,
    timeZone: tenant.timeZone,
    termsVersion: input.termsVersion ?? null,
    termsAcceptedAt: input.termsVersion === undefined ? null : now,
    createdAt: now,
    staffNotes: null,
    ...own,
  };
}

/** What its customer is told of a booking just made. */
export function mailOfNew(deps: Deps, { id, status, email, locale }: NewBooking): Omit<NewMail, 'payload'> {
  const kind = status === 'CONFIRMED' ? ('booking.booked' as const) : ('booking.pending' as const);
  const dedupeKey = `booked:${id}`;
  return { id: deps.newId(), dedupeKey, kind, recipient: email, locale };
}
