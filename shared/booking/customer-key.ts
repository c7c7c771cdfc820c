/**
 * By what one customer is told from another: their e-mail, lower case, or `tel:` and the phone of a customer who has
 * none and booked by phone. It stands in the `email` of bookings, links and customers; no e-mail has a colon, so that
 * one is never taken for the other, and no link can be asked for by a phone number.
 */
const BY_PHONE = 'tel:';

/** Of what was typed or stored; empty where there is neither. Spaces and capitals make no difference. */
export function customerKey(email: string, phone: string | null | undefined): string {
  const address = email.trim().toLowerCase();
  const number = (phone ?? '').replace(/\s+/g, '').toLowerCase();
  return address !== '' || number === '' ? address : `${BY_PHONE}${number}`;
}

/** Where to write to them; undefined where only the phone is known. */
export function mailAddressOf(key: string): string | undefined {
  return key === '' || key.startsWith(BY_PHONE) ? undefined : key;
}

/** The e-mail or the phone, as people read it. */
export function keyWords(key: string): string {
  return key.startsWith(BY_PHONE) ? key.slice(BY_PHONE.length) : key;
}
