import type { CreateBookingInput } from '#shared/api/bookings.ts';
import type { FieldCode } from '#shared/api/errors.ts';
import { findContactFault } from '#shared/booking/contact-rules.ts';
import { customerKey } from '#shared/booking/customer-key.ts';
import { readPhone } from '#shared/booking/read-phone.ts';
import type { NewBooking } from '../../../db/repos/bookings/bookings.ts';
import { AppError } from '../../../errors/app-error.ts';

export type Contact = Pick<
  NewBooking,
  | 'email'
  | 'customerName'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'addressLine1'
  | 'addressLine2'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'country'
  | 'gateCode'
>;

type TypedContact = Pick<
  CreateBookingInput,
  'email' | 'customerName' | 'firstName' | 'lastName' | 'phone' | 'address' | 'website'
>;

/**
 * What a person typed, as it is stored: trimmed, the address lower case, the phone in E.164 when it can be read.
 * `phoneEnough`: who has no e-mail is known by the phone (customerKey). Throws request.invalid with a code for each field
 * that is missing or no use.
 */
export function cleanContact(
  input: TypedContact,
  { phoneEnough = false }: { readonly phoneEnough?: boolean } = {},
): Contact {
  const { address } = input;
  const phone = cleanPhone(input.phone);
  const isByPhone = phoneEnough && phone !== null && input.email.trim() === '';
  const contact = {
    email: customerKey(input.email, isByPhone ? phone : null),
    customerName: input.customerName.trim(),
    firstName: textOrNull(input.firstName),
    lastName: textOrNull(input.lastName),
    phone,
    addressLine1: address.line1.trim(),
    addressLine2: textOrNull(address.line2),
    city: address.city.trim(),
    region: textOrNull(address.region),
    postalCode: address.postalCode.trim(),
    country: address.country.trim().toUpperCase() || 'US',
    gateCode: textOrNull(address.gateCode),
  };
  const fields = findFaults(contact, input.website, isByPhone);
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
  return contact;
}

/** Each field under its path in the body. A reserved address is one code on the wire: no use. */
function findFaults(
  contact: Contact,
  website: string | undefined,
  isByPhone: boolean,
): Record<string, FieldCode> {
  const asked = [
    ...(isByPhone ? [] : [['email', 'email', contact.email] as const]),
    ['customerName', 'customerName', contact.customerName],
    ['address.line1', 'line1', contact.addressLine1],
    ['address.city', 'city', contact.city],
    ['address.postalCode', 'postalCode', contact.postalCode],
    ['address.country', 'country', contact.country],
  ] as const;
  const fields: Record<string, FieldCode> = {};
  for (const [path, field, value] of asked) {
    const fault = findContactFault(field, value);
    if (fault) fields[path] = fault === 'reserved' ? 'invalid' : fault;
  }
  // Only a robot fills a field that people never see; the answer looks like any other mistake (D134).
  if (website !== undefined && website.trim() !== '') fields.website = 'invalid';
  return fields;
}

/** D119: E.164 when it can be read, otherwise as typed. */
export function cleanPhone(typed: string | undefined): string | null {
  const text = textOrNull(typed);
  return text === null ? null : (readPhone(text)?.number ?? text);
}

function textOrNull(typed: string | undefined): string | null {
  return typed?.trim() || null;
}
