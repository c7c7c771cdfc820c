import type { CartItem } from '#shared/cart/cart.ts';
import { prefillAddress } from '#shared/cart/prefill-address.ts';
import type { LastContact } from '../../../data/drafts/last-contact.ts';
import { type Contact, contactFields, emptyContact } from './contact.ts';

/**
 * What the form begins with: what was typed, or else whom the last booking was for. The drop-off that a cart names is
 * nearer than where we went last time (LC111).
 */
export function beginContact(
  typed: Contact | undefined,
  last: LastContact | undefined,
  items: readonly CartItem[],
): Contact {
  const initial = prefillAddress(typed ?? emptyContact, items);
  if (typed || !last) return initial;
  const { bookedAt: _, line1, line2, city, region, postalCode, country, ...person } = last;
  const place = { line1, line2, city, region, postalCode, country };
  return { ...initial, ...person, ...(!isDropoff(initial, items) && place) };
}

/** Whether the address is that of the drop-off (D133). */
export function isDropoff({ line1 }: Contact, items: readonly CartItem[]): boolean {
  return line1 !== '' && line1 === prefillAddress(emptyContact, items).line1;
}

/** An emptied form is no news. */
export function isTyped(values: Contact): boolean {
  return contactFields.some((field) => values[field] !== emptyContact[field]);
}
