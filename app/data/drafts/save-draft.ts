import { draftKeyHere } from './draft-key.ts';
import { queueDraft } from './draft-writer.ts';
import { noteDraftedHere } from './drafted-here.ts';

/** Keeps a form's values: within 300 ms on the device, and at once when the page is left. Plain data only. */
export function saveDraft(key: string, values: unknown): void {
  noteDraftedHere(key);
  queueDraft(draftKeyHere(key), values);
}
