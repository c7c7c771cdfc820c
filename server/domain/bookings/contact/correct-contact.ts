import type { ChangeBookingInput } from '#shared/api/admin/bookings.ts';
import { isCorrectable } from '#shared/booking/correctable.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { isPostalCode } from '#shared/booking/service-area.ts';
import { sameValue } from '#shared/cart/same-value.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { type BookingContact, changeContactOf } from '../../../db/repos/bookings/booking-contact.ts';
import { insertBookingEvent } from '../../../db/repos/bookings/booking-events.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import { moveCustomerNote } from '../../../db/repos/customers/customer-notes.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { mailOfferAnew } from '../../quotes/mail-offer.ts';
import { lockClaimsOf } from '../cancel/cancel-booking.ts';
import { mailEdit } from '../edit/tell-edit.ts';
import { addressOf } from '../read/booking-view.ts';
import { BookingChanged } from '../retry-when-changed.ts';
import { cleanContact } from './clean-contact.ts';
import { prefixed } from './notes-with-prefix.ts';

const asked = [
  'email',
  'customerName',
  'phone',
  'companyName',
  'address',
  'gateCode',
  'customerNotes',
] as const satisfies (keyof ChangeBookingInput)[];

/**
 * Who the customer is and where to go, as the call wants it, cleaned as a new booking's; undefined where that is so
 * already. Without an e-mail a phone is enough, and no mail goes. The parts of a name are those that the customer
 * typed: another name has none. Throws request.invalid with `fields`.
 */
export function wantedContact(booking: BookingRow, call: ChangeBookingInput): BookingContact | undefined {
  if (asked.every((key) => call[key] === undefined)) return undefined;
  const { address = booked(booking) } = call;
  const isSameName = (call.customerName?.trim() ?? booking.customerName) === booking.customerName;
  const typed = {
    email: call.email ?? mailAddressOf(booking.email) ?? '',
    customerName: call.customerName ?? booking.customerName,
    firstName: isSameName ? (booking.firstName ?? undefined) : undefined,
    lastName: isSameName ? (booking.lastName ?? undefined) : undefined,
    phone: call.phone ?? booking.phone ?? undefined,
    address: {
      ...address,
      country: booking.country,
      gateCode: call.gateCode ?? booking.gateCode ?? undefined,
    },
  };
  const isPlaceAsked = call.address !== undefined && address.postalCode.trim() !== '';
  if (isPlaceAsked && !isPostalCode(typed.address)) {
    throw new AppError('request.invalid', { fields: { 'address.postalCode': 'invalid' } });
  }
  const wanted: BookingContact = {
    ...cleanContact(typed, { phoneEnough: true }),
    companyName: call.companyName === undefined ? booking.companyName : call.companyName.trim() || null,
    notes:
      call.customerNotes === undefined ? booking.notes : prefixed(booking.notesPrefix, call.customerNotes),
  };
  const isSame = Object.entries(wanted).every(
    ([key, value]) => sameValue(value, booking[key as keyof BookingContact]), // the keys of a BookingContact
  );
  return isSame ? undefined : wanted;
}

/**
 * Puts it right, up to 28 days after the start as a move, for an invoice needs an address too: a new version, a line of
 * history with what was there, the company's note of an address that has changed, and a mail if staff ask for it. Staff
 * have looked at the place, so the status stays wherever it is. Throws booking.not_changeable.
 */
export async function correctContact(
  tx: Tx,
  deps: Deps,
  booking: BookingRow,
  contact: BookingContact,
  { actor, notify = false }: { readonly actor: string; readonly notify?: boolean | undefined },
): Promise<BookingRow> {
  const now = deps.now();
  refuseUnlessCorrectable(booking, now);
  await lockClaimsOf(tx, booking);
  const changed = await changeContactOf(tx, booking, contact, now);
  if (!changed) throw new BookingChanged();
  if (changed.email !== booking.email) await moveCustomerNote(tx, booking.email, changed.email);
  await insertBookingEvent(tx, {
    id: deps.newId(),
    bookingId: booking.id,
    kind: 'booking.corrected',
    actor,
    detail: { changes: changesOf(booking, changed) },
    at: now,
  });
  if (notify) {
    await mailEdit(tx, deps, booking, changed, { byOffice: true });
    await mailOfferAnew(tx, deps, booking, changed);
  }
  return changed;
}

/** Throws booking.not_changeable. */
export function refuseUnlessCorrectable(booking: BookingRow, now: Instant): void {
  if (!isCorrectable(booking, now)) throw new AppError('booking.not_changeable');
}

const told = ['customerName', 'email', 'phone', 'companyName', 'notes'] as const;

/** Codes of gates are for those who drive there, and not for a history (D123). */
function changesOf(before: BookingRow, after: BookingRow): readonly object[] {
  const texts = told
    .filter((key) => before[key] !== after[key])
    .map((field) => ({ field, from: before[field], to: after[field] }));
  const [from, to] = [addressOf(before), addressOf(after)];
  return [
    ...texts,
    ...(from === to ? [] : [{ field: 'address', from, to }]),
    ...(before.gateCode === after.gateCode ? [] : [{ field: 'gateCode' }]),
  ];
}

function booked({ addressLine1, addressLine2, city, region, postalCode }: BookingRow) {
  return {
    ...{ line1: addressLine1, city, postalCode },
    line2: addressLine2 ?? undefined,
    region: region ?? undefined,
  };
}
