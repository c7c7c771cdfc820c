/** Where suggestions are looked for and which of them are marked as outside (D141). */

/** Two letters of the states that lie in the box below; services spell them out. */
const stateCodes: Readonly<Record<string, string>> = {
  florida: 'FL',
  georgia: 'GA',
  alabama: 'AL',
  mississippi: 'MS',
  'south carolina': 'SC',
};

/** Florida and what can be reached from it: an address across the border is shown and marked, not hidden. */
export const searchBox = { minLon: -89, minLat: 24.3, maxLon: -79.5, maxLat: 32.5 } as const;
/** Near Orlando: what is nearer comes first. */
export const searchCentre = { latitude: 28.5, longitude: -81.4 } as const;

/** Undefined: a state that we have no business in, or no state at all. */
export function stateCode(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  return /^[A-Z]{2}$/.test(name) ? name : stateCodes[name.toLowerCase()];
}

export function isOutside(state: string | undefined): boolean {
  return state !== 'FL';
}
