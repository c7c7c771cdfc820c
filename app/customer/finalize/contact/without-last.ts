import type { LastContact } from '../../../data/drafts/last-contact.ts';
import { type Contact, type ContactField, contactFields, emptyContact } from './contact.ts';

/** Fields that tell one customer from another; town and ZIP code are those of many. */
const telling: readonly ContactField[] = ['email', 'firstName', 'lastName', 'phone', 'line1'];

/** Whether the form shows something of the last booking. */
export function hasLast(values: Contact, last: LastContact): boolean {
  return telling.some((field) => isSame(field, values, last));
}

/**
 * The form without what came from the last booking; what was typed instead, and beside it, stays. `restored`: what an
 * earlier visit left in it goes too, because an earlier customer may have typed a gate code.
 */
export function withoutLast(values: Contact, last: LastContact, restored?: Contact): Contact {
  const emptied = contactFields.filter(
    (field) => isSame(field, values, last) || values[field] === restored?.[field],
  );
  return { ...values, ...Object.fromEntries(emptied.map((field) => [field, emptyContact[field]])) };
}

function isSame(field: ContactField, values: Contact, last: LastContact): boolean {
  if (field === 'gateCode' || field === 'notes') return false; // never kept
  return values[field].trim() !== '' && values[field].trim() === last[field];
}
