/** What proves that a customer may see all bookings of an address (D105). */
export interface ListLink {
  readonly email: string;
  readonly sig: string;
}

/** From a query such as `?email=…&sig=…`; undefined unless both are there (D308). */
export function readListLink(search: string): ListLink | undefined {
  const query = new URLSearchParams(search);
  const email = query.get('email')?.trim() ?? '';
  const sig = query.get('sig')?.trim() ?? '';
  return email === '' || sig === '' ? undefined : { email, sig };
}
