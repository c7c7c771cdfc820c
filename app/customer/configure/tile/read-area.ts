import { SQFT_MAX, SQFT_MIN } from '#shared/cart/limits.ts';

/** D306: areas are counted in steps of 50 square feet. */
export const SQFT_STEP = 50;

/** `change`: what was done to the typed number, so that the screen can say it. */
export interface AreaReading {
  readonly sqft: number;
  readonly change: 'none' | 'rounded' | 'least' | 'most';
}

/**
 * Square feet as a person writes them: grouping marks and spaces of all three languages, a unit or words around it,
 * or two sides, in feet or with inches ("10 x 12", `10'6" x 12'`). Snapped to steps of 50 and kept between 50 and 20,000
 * (D31). `undefined` when there is no number in it.
 */
export function readArea(text: string): AreaReading | undefined {
  const number = readNumber(text);
  if (number === undefined) return undefined;
  if (number < SQFT_MIN) return { sqft: SQFT_MIN, change: 'least' };
  if (number > SQFT_MAX) return { sqft: SQFT_MAX, change: 'most' };
  const sqft = Math.round(number / SQFT_STEP) * SQFT_STEP;
  return { sqft, change: sqft === number ? 'none' : 'rounded' };
}

const SIDES = /^\D*(\d[\d.,]*)\D*[x×*]\D*(\d[\d.,]*)/i;
/** 12'6", 12 ft 6 in: one or two digits after the feet are inches, where a group of thousands has three and "ft2" no mark. */
const INCHES =
  /(\d+)(?:['’′][-−–]?|(?:ft\.?|feet)(?=\d+(?:["”″]|''|in)))(\d{1,2})(?!\d)(?:["”″]|''|in(?:ch(?:es)?)?)?/gi;
const NUMBER = /(-?)(\d[\d.,]*)(?:e\+?(\d+))?/i;

function readNumber(text: string): number | undefined {
  const compact = text
    .replace(/\s/g, '')
    .replace(INCHES, (_, feet: string, inches: string) => String(Number(feet) + Number(inches) / 12))
    .replace(/['’]/g, '')
    .replace(/[−–]/g, '-');
  const [, long, wide] = SIDES.exec(compact) ?? [];
  if (long !== undefined && wide !== undefined) return toNumber(long) * toNumber(wide);
  const [, sign, digits, exponent = '0'] = NUMBER.exec(compact) ?? [];
  if (digits === undefined) return undefined;
  return toNumber(digits) * 10 ** Number(exponent) * (sign === '-' ? -1 : 1);
}

/** "1,250" and "1.250" are groups; the last mark of anything else is the decimal one. */
function toNumber(digits: string): number {
  if (/^\d{1,3}([.,]\d{3})+$/.test(digits)) return Number(digits.replace(/[.,]/g, ''));
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (at === -1) return Number(digits);
  return Number(`${digits.slice(0, at).replace(/[.,]/g, '')}.${digits.slice(at + 1)}`);
}
