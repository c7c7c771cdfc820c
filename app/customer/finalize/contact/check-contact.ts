import { type ContactFault, findContactFault } from '#shared/booking/contact-rules.ts';
import { isPostalCode } from '#shared/booking/service-area.ts';
import { type Contact, type ContactField, contactFields } from './contact.ts';

type ContactFaults = Readonly<Partial<Record<ContactField, ContactFault>>>;

/**
 * The shared rules for every field of the form, and one more: a ZIP code that is none is asked about here, where it
 * was just typed. The server books it as a request instead (D132). What is as it was `booked` is not asked about.
 */
export function checkContact(contact: Contact, booked?: Contact): ContactFaults {
  const faults: Partial<Record<ContactField, ContactFault>> = {};
  for (const field of contactFields) {
    const fault = findContactFault(field, contact[field]);
    if (fault && contact[field] !== booked?.[field]) faults[field] = fault;
  }
  if (!isPostalCode(contact) && contact.postalCode !== booked?.postalCode) faults.postalCode ??= 'invalid';
  return faults;
}
