/** Five digits, or nine with or without the dash. */
const US_ZIP = /^\d{5}(-?\d{4})?$/;
/** Florida's ZIP codes begin with 32, 33 or 34 (D132). */
const FLORIDA_ZIP = /^3[234]\d{3}/;

export interface Place {
  readonly country: string;
  readonly postalCode: string;
}

/** Whether a postal code is written as its country writes it. We know only how the United States does. */
export function isPostalCode({ country, postalCode }: Place): boolean {
  return country !== 'US' || US_ZIP.test(postalCode.trim());
}

/** Whether a ZIP code has the digits of one of Florida's, be it given to a place or not. */
export function isFloridaZip(zip: string): boolean {
  return FLORIDA_ZIP.test(zip);
}

/**
 * Whether a place is in Florida, where every company comes that has set no area of its own (D132); undefined while the
 * code is not complete enough to tell.
 */
export function isInFlorida({ country, postalCode }: Place): boolean | undefined {
  const code = postalCode.trim();
  if (country !== 'US') return country === '' ? undefined : false;
  if (!/^\d{5}/.test(code)) return undefined;
  if (!isFloridaZip(code)) return false;
  return US_ZIP.test(code) ? true : undefined;
}
