import type { Contact } from './contact.ts';

/** Florida's ZIP codes begin with 32, 33 or 34 (decision 132). */
const FLORIDA_ZIP = /^3[234]/;

/**
 * Whether we come there without asking first; undefined until the code is long enough to tell. Outside is bookable
 * too, as a request that a person confirms.
 */
export function isInServiceArea({ postalCode, country }: Pick<Contact, 'postalCode' | 'country'>) {
  const code = postalCode.trim();
  if (country !== 'US') return country === '' ? undefined : false;
  return /^\d{5}/.test(code) ? FLORIDA_ZIP.test(code) : undefined;
}
