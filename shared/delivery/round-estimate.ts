/**
 * What an estimated road is worth, in numbers that screens may say. `npm run bench:routes` measures them, and a test holds
 * them to the recorded answers of a real router.
 */

/** "Usually within 20 %": three of four recorded roads are; of 700 others half were within 11 and nine of ten within 35. */
export const ESTIMATE_WITHIN_PERCENT = 20;
/** A stop known by its ZIP code alone is usually (three of four sample addresses) this near to its point. */
export const APPROXIMATE_WITHIN_MILES = 5;

/** Halves below, whole miles from here on: more digits would claim what the estimate does not know. */
const WHOLE_MILES_FROM = 10;
const HALF_MILE = 0.5;

/** RT14: estimated miles as they are shown; a road of some length is never "0 miles". Never used for a price. */
export function roundEstimate(miles: number): number {
  if (miles <= 0) return 0;
  if (miles >= WHOLE_MILES_FROM) return Math.round(miles);
  return Math.max(HALF_MILE, Math.round(miles / HALF_MILE) * HALF_MILE);
}

/** Country roads without traffic are driven in two thirds of the estimated time (all recorded roads, at the extreme). */
const FASTEST_SHARE = 0.65;
/** No engine knows traffic; cities take longer than the table of speeds says as often as less (19 % at the median). */
const SLOWEST_SHARE = 1.25;
/** The range is told in steps of this many minutes. */
const STEP_MIN = 5;

/** RT15: the time of an estimated road as a range, in whole minutes; a short one starts at 0 ("up to 5 minutes"). */
export function durationRange(minutes: number): { readonly lowMin: number; readonly highMin: number } {
  const known = Math.max(0, minutes) / STEP_MIN;
  const low = Math.min(Math.round(known * FASTEST_SHARE), Math.floor(known));
  const high = Math.max(Math.round(known * SLOWEST_SHARE), Math.ceil(known), low + 1);
  return { lowMin: low * STEP_MIN, highMin: high * STEP_MIN };
}
