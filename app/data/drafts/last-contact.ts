import { addMs } from '#shared/kernel/instant.ts';
import { serverNow } from '../device/clock.ts';
import { context } from '../device/context.ts';
import type { BookRequest, LastContact } from '../device/rows.ts';

export type { LastContact } from '../device/rows.ts';

/** A customer who comes back once a year is still known; the privacy page says so. */
const KEPT_MS = 365 * 24 * 60 * 60_000;

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
    bookedAt: serverNow(),
  };
}

/** Whom the last booking of this device was for; undefined after a year without one (LC112). */
export async function readLastContact(): Promise<LastContact | undefined> {
  const last = await context('last-contact').get();
  return last !== undefined && isContactOld(last) ? undefined : last;
}

export function isContactOld({ bookedAt }: LastContact): boolean {
  return bookedAt < addMs(serverNow(), -KEPT_MS);
}

/** "Not you?": the next booking begins with an empty form (LC112). */
export function forgetLastContact(): Promise<void> {
  return context('last-contact').clear();
}

/** Takes `forgetLastContact` back. */
export function restoreLastContact(last: LastContact): Promise<void> {
  return context('last-contact').put(last);
}
