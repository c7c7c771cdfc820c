/**
 * Keys of drafts that were typed since the page was loaded. A form tells these from drafts that an earlier visit left.
 */
const keys = new Set<string>();

export function noteDraftedHere(draftKey: string): void {
  keys.add(draftKey);
}

export function wasDraftedHere(draftKey: string): boolean {
  return keys.has(draftKey);
}
