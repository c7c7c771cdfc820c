import { type ContactFault, findContactFault } from '#shared/booking/contact-rules.ts';
import { isPostalCode } from '#shared/booking/service-area.ts';
import { type Contact, type ContactField, contactFields } from './contact.ts';

type ContactFaults = Readonly<Partial<Record<ContactField, ContactFault>>>;

/**
 * The shared rules for every field of the form, and one more: a ZIP code that is none is asked about here, where it
 * was just typed. The server books it as a request instead (decision 132).
 */
export function checkContact(contact: Contact): ContactFaults {
  const faults: Partial<Record<ContactField, ContactFault>> = {};
  for (const field of contactFields) {
    const fault = findContactFault(field, contact[field]);
    if (fault) faults[field] = fault;
  }
  if (!isPostalCode(contact)) faults.postalCode ??= 'invalid';
  return faults;
}
