import type { CreateBookingInput } from '#shared/api/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { BookingChange } from '../../../db/repos/bookings/change-booking.ts';
import type { UnprovenBookings } from '../../../db/repos/bookings/unproven-bookings.ts';
import { type Contact, cleanContact } from '../contact/clean-contact.ts';
import { addedPlaces, judgePlaces, refuseOutside } from '../contact/judge-places.ts';
import type { PricedCart } from '../place/price-for-booking.ts';
import { describeWork } from '../work/describe-work.ts';
import type { Edit } from './edit-request.ts';
import { keepBookedDetails } from './keep-booked-details.ts';
import { statusAfterEdit } from './status-after-edit.ts';

/**
 * What a booking says after an edit, its time apart, in the language it was booked in. Throws area.outside for a customer's
 * new place where the company does not come; what was booked before stays good.
 */
export function describeEdit(
  { by: { form }, now, catalogue }: Edit,
  booking: BookingRow,
  priced: PricedCart,
  unproven: UnprovenBookings,
): Omit<BookingChange, 'claimId' | 'startsAt' | 'endsAt'> {
  const contact = form ? typedContact(form, booking) : bookedContact(booking);
  const notes = form?.notes ?? booking.notes ?? undefined;
  const all = judgePlaces(catalogue.area, contact, priced.cart.items);
  const places = judgePlaces(catalogue.area, booking, booking.items);
  const added = form ? addedPlaces(places, all) : [];
  refuseOutside(catalogue.area, added);
  const work = describeWork(priced, catalogue.book, booking.locale, notes);
  const isAccepted = form?.termsVersion === undefined || form.termsVersion === booking.termsVersion;
  return {
    ...contact,
    ...work,
    itemsSnapshot: keepBookedDetails(work.itemsSnapshot, priced.cart, booking),
    status: statusAfterEdit(booking, priced, { all, added }, form && { places, unproven }),
    termsVersion: isAccepted ? booking.termsVersion : (form?.termsVersion ?? null),
    termsAcceptedAt: isAccepted ? booking.termsAcceptedAt : now,
  };
}

function typedContact(form: CreateBookingInput, booking: BookingRow): Omit<Contact, 'email'> {
  const { email: _email, ...contact } = cleanContact(withBookedContact(form, booking), { phoneEnough: true });
  return contact;
}

/** Staff edit the work alone here. */
function bookedContact(booking: BookingRow): Omit<Contact, 'email'> {
  const { customerName, firstName, lastName, phone } = booking;
  const { addressLine1, addressLine2, city, region, postalCode, country, gateCode } = booking;
  return {
    ...{ customerName, firstName, lastName, phone },
    ...{ addressLine1, addressLine2, city, region, postalCode, country, gateCode },
  };
}

/**
 * D90: the form's values, except the address of the link. What a form must have and left empty, and what it
 * may have and did not send, is as it was booked.
 */
function withBookedContact(input: CreateBookingInput, booking: BookingRow): CreateBookingInput {
  const { address } = input;
  return {
    ...input,
    email: mailAddressOf(booking.email) ?? '',
    customerName: filled(input.customerName, booking.customerName),
    firstName: input.firstName ?? booking.firstName ?? undefined,
    lastName: input.lastName ?? booking.lastName ?? undefined,
    phone: input.phone ?? booking.phone ?? undefined,
    address: {
      line1: filled(address.line1, booking.addressLine1),
      line2: address.line2 ?? booking.addressLine2 ?? undefined,
      city: filled(address.city, booking.city),
      region: address.region ?? booking.region ?? undefined,
      postalCode: filled(address.postalCode, booking.postalCode),
      country: address.country,
      gateCode: address.gateCode ?? booking.gateCode ?? undefined,
    },
  };
}

function filled(typed: string, booked: string): string {
  return typed.trim() === '' ? booked : typed;
}
