import { now } from '../device/clock.ts';
import type { BookRequest, LastContact } from '../device/rows.ts';

/** What the next booking may begin with (LC110): without what was written for one visit, or opens a door. */
export function lastContactOf({ email, firstName, lastName, phone, address }: BookRequest): LastContact {
  return {
    email: email.trim(),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: phone?.trim() ?? '',
    line1: address.line1.trim(),
    line2: address.line2?.trim() ?? '',
    city: address.city.trim(),
    region: address.region?.trim() ?? '',
    postalCode: address.postalCode.trim(),
    country: address.country.trim() || 'US',
    bookedAt: now(),
  };
}
