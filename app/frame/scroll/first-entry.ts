/** The router's key of an address that was not reached by a link of ours: every document has one such. */
export const FIRST_KEY = 'default';

/**
 * Whether no screen of ours stands before this one. The length of the history does not tell: it counts what the tab showed
 * before this site and, in a frame, the steps of the page around it.
 */
export function isFirstEntry(locationKey: string): boolean {
  return locationKey === FIRST_KEY;
}
