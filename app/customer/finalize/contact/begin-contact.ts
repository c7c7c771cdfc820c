import type { CartItem } from '#shared/cart/cart.ts';
import { prefillAddress } from '#shared/cart/prefill-address.ts';
import type { LastContact } from '../../../data/drafts/last-contact.ts';
import { type Contact, contactFields, emptyContact } from './contact.ts';

interface Beginning {
  readonly initial: Contact;
  /** The address is the drop-off's (D133). */
  readonly isDropoff: boolean;
  /** It holds something that was typed and not booked. */
  readonly isRestored: boolean;
}

/**
 * What the form begins with: what was typed, or else whom the last booking was for. The drop-off that a cart names is
 * nearer than where we went last time (LC111).
 */
export function beginContact(
  draft: Contact | undefined,
  last: LastContact | undefined,
  items: readonly CartItem[],
): Beginning {
  const typed = draft ?? emptyContact;
  const initial = prefillAddress(typed, items);
  const isDropoff = initial !== typed;
  const isRestored = contactFields.some((field) => typed[field] !== emptyContact[field]);
  if (draft || !last) return { initial, isDropoff, isRestored };
  const { bookedAt: _, line1, line2, city, region, postalCode, country, ...person } = last;
  const place = { line1, line2, city, region, postalCode, country };
  return { initial: { ...initial, ...person, ...(!isDropoff && place) }, isDropoff, isRestored };
}
