/** Largest values a cart may carry. They keep every sum far inside exact integers; input above them is clamped, never refused. */

/** Tile: smallest area that is priced (D306). */
export const SQFT_MIN = 50;
/** D31: no hard maximum below 20,000; no crew cleans more in one visit. */
export const SQFT_MAX = 20_000;
/** Tile rooms folded into one instance by an old client; screens send one instance per room (D30). */
export const ROOMS_MAX = 50;
/** The largest sectional has a dozen seats; a church pew row has more. */
export const SEATS_MAX = 50;
/** Loose pillows and other per-unit extras. */
export const UNIT_QTY_MAX = 99;
/** Forty hours: one week of one person. */
export const HANDYMAN_MAX_MIN = 2_400;
/** Rent-me is sold by the started hour, at most as many as the longest visit holds (D244). */
export const RENTME_HOURS_MAX = 10;
/** Farther than any road trip within the United States. */
export const MILES_MAX = 5_000;
/** Five pickups at most (D313), so four beyond the first. */
export const EXTRA_PICKUPS_MAX = 4;

/** A finite number above zero, at most `max`; anything else is as good as absent (D306). */
export function positiveUpTo(value: unknown, max: number): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.min(value, max) : undefined;
}

/** Whole part of a positive number, at least 1; `undefined` when absent (D306: quantities are integers). */
export function positiveIntUpTo(value: unknown, max: number): number | undefined {
  const number = positiveUpTo(value, max);
  return number === undefined ? undefined : Math.max(1, Math.floor(number));
}
