/**
 * What was typed last since the page was loaded, by the key of its draft. A form tells it from what an earlier visit left,
 * or another tab has typed since.
 */
const typed = new Map<string, unknown>();

export function noteDraftedHere(draftKey: string, values: unknown): void {
  typed.set(draftKey, values);
}

export function wasDraftedHere(draftKey: string): boolean {
  return typed.has(draftKey);
}

/** Drafts are plain data, and the device keeps the order of their fields. */
export function isDraftedHere(draftKey: string, values: unknown): boolean {
  return typed.has(draftKey) && JSON.stringify(typed.get(draftKey)) === JSON.stringify(values);
}
