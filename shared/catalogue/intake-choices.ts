/**
 * What can be ticked in the request forms, by the names that are stored and sent; words live in the app's texts
 * (D158). Free text stays possible on the wire: an older build may have known other names.
 */

/** Twelve at most, of which these six are listed (D161). */
export const handymanCategories = [
  'furniture',
  'minor_elec',
  'painting',
  'repairs',
  'install',
  'other',
] as const;
export type HandymanCategory = (typeof handymanCategories)[number];

export const rentmeTypes = ['moving', 'yard', 'cleaning', 'event', 'assembly', 'other'] as const;
export type RentmeType = (typeof rentmeTypes)[number];

/** What the legacy slugs of pavers knew (D3). */
export const paversTypes = ['cleaning', 'sanding', 'sealing'] as const;
export type PaversType = (typeof paversTypes)[number];

/** The state of a floor or a paved surface; which of them are asked about is said by the row of the kind. */
export const areaConditions = ['new', 'good', 'stained', 'cracked', 'coated', 'mossy', 'sunken'] as const;
export type AreaCondition = (typeof areaConditions)[number];

/** D305: handyman and rent-me say in a few words what is needed. Counted after trimming. */
export const DESCRIPTION_MIN = 5;
/** What the wire takes (shared/api/cart.ts), in UTF-16 code units. */
export const DESCRIPTION_MAX = 4_000;
