import { isFloridaZip, isInFlorida, isPostalCode, type Place } from '../booking/service-area.ts';
import { initialArea, type ServiceArea } from './area.ts';

/** Where a company comes, code by code: what nodes and devices decide by, without the tables of ZIP codes. */
export interface ServedArea extends Omit<ServiceArea, 'zips' | 'counties'> {
  readonly counties: readonly string[];
  /** null: all of Florida, by the first digits. */
  readonly codes: ServedCodes | null;
}

interface ServedCodes {
  readonly served: ReadonlySet<string>;
  /** Known, and not served. What is in neither is a code that nobody knows. */
  readonly elsewhere: ReadonlySet<string>;
}

const { zips: _none, counties: _neither, ...initialRule } = initialArea;

/** Of a company that has set nothing. */
export const allOfFlorida: ServedArea = { ...initialRule, counties: [], codes: null };

/** `unknown`: a code with the digits of Florida that no place is known to have. */
export type AreaAnswer = 'served' | 'outside' | 'unknown';

/**
 * AR4, AR5: whether the company comes to a place without asking first; undefined while the code is not complete enough to
 * tell. The one rule for devices and server (D380).
 */
export function judgePlace({ codes }: ServedArea, place: Place): AreaAnswer | undefined {
  if (codes === null) {
    const isInside = isInFlorida(place);
    return isInside === undefined ? undefined : isInside ? 'served' : 'outside';
  }
  if (place.country !== 'US') return place.country === '' ? undefined : 'outside';
  const zip = /^\d{5}/.exec(place.postalCode.trim())?.[0];
  if (zip === undefined) return undefined;
  const answer = answerOf(codes, zip);
  return answer === 'outside' || isPostalCode(place) ? answer : undefined;
}

function answerOf({ served, elsewhere }: ServedCodes, zip: string): AreaAnswer {
  if (served.has(zip)) return 'served';
  return elsewhere.has(zip) || !isFloridaZip(zip) ? 'outside' : 'unknown';
}

/** AR6: whether a place cannot be booked at all. What nobody knows, or cannot read, a person looks at (D381). */
export function isRefused(area: ServedArea, place: Place): boolean {
  return area.outside === 'refused' && judgePlace(area, place) === 'outside';
}
