import * as z from 'zod/mini';
import type { BookingView } from '#shared/api/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { ownNotes } from '#shared/booking/own-notes.ts';
import type { EditedContact } from '../../../data/changes/save-edit-services.ts';
import { type TypedChanges, typedChanges } from '../../../data/drafts/typed-changes.ts';
import { type Contact, contactFields, emptyContact } from '../contact/contact.ts';

/** What the form of an edit begins with. A booking tells the whole name; where it is cut matters only if it is changed. */
export function bookedContact(booking: BookingView | undefined): Contact {
  if (booking === undefined) return emptyContact;
  const [firstName = '', ...others] = booking.customerName.trim().split(/\s+/);
  return {
    email: mailAddressOf(booking.email) ?? '',
    firstName,
    lastName: others.join(' '),
    phone: booking.phone ?? '',
    line1: booking.serviceAddress1,
    line2: booking.serviceAddress2 ?? '',
    city: booking.serviceCity,
    region: booking.serviceRegion ?? '',
    postalCode: booking.servicePostalCode,
    country: booking.serviceCountry,
    gateCode: booking.gateCode ?? '',
    notes: ownNotes(booking.notes),
  };
}

/** What was typed over a booking. */
export const contactChangesSchema = z.partialRecord(z.enum(contactFields), z.string());
type ContactChanges = TypedChanges<keyof Contact>;

export const noChanges: ContactChanges = {};

export function contactChanges(booked: Contact, values: Contact): ContactChanges {
  return typedChanges(contactFields, booked, values);
}

/** Only what was changed: the rest stays as it was booked, also where this form knows less of it (D90). */
export function editedContact(booked: Contact, values: Contact): EditedContact {
  const changed = (field: keyof Contact) =>
    values[field].trim() === booked[field].trim() ? undefined : values[field].trim();
  const hasNewName = changed('firstName') !== undefined || changed('lastName') !== undefined;
  return {
    firstName: hasNewName ? values.firstName.trim() : undefined,
    lastName: hasNewName ? values.lastName.trim() : undefined,
    phone: changed('phone'),
    notes: changed('notes'),
    address: {
      ...given({ line1: changed('line1'), city: changed('city'), postalCode: changed('postalCode') }),
      line2: changed('line2'),
      region: changed('region'),
      gateCode: changed('gateCode'),
      country: values.country,
    },
  };
}

function given<Key extends string>(
  fields: Readonly<Record<Key, string | undefined>>,
): Partial<Record<Key, string>> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Record<Key, string>>; // the same keys, less some
}
