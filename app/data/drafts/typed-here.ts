/** Drafts that were typed since the page was loaded: whoever finds one again knows where it comes from. */
const keys = new Set<string>();

export function noteTyped(draftKey: string): void {
  keys.add(draftKey);
}

export function wasTypedHere(draftKey: string): boolean {
  return keys.has(draftKey);
}
