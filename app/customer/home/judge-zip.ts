import { allOfFlorida, judgePlace, type ServedArea } from '#shared/company/served-area.ts';

export type ZipAnswer =
  | { readonly says: 'nothing' }
  /** Too short or too long for a ZIP code; said only once the button is pressed. */
  | { readonly says: 'malformed' }
  | { readonly says: 'inside' | 'outside' | 'unknown'; readonly zip: string };

/**
 * A ZIP code, alone or with its four more digits, wherever it stands in what was typed or pasted. The last one: the number
 * of a house may have five digits too, and stands before it.
 */
const ZIP = /.*(?<!\d)(\d{5})(?:-?\d{4})?(?!\d)/;

/** Answered on the device, by the same rule that decides a booking (D132, D380). */
export function judgeZip(typed: string, area: ServedArea = allOfFlorida): ZipAnswer {
  if (typed.trim() === '') return { says: 'nothing' };
  const zip = ZIP.exec(typed)?.[1];
  if (zip === undefined) return { says: 'malformed' };
  const answer = judgePlace(area, { country: 'US', postalCode: zip }) ?? 'outside';
  return { says: answer === 'served' ? 'inside' : answer, zip };
}
