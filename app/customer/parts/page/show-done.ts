import { showToast } from '../../../ui/feedback/toasts.ts';

/** Only a nod: there is nothing to undo, so it goes sooner than a toast with a button. */
const NOD_MS = 3_000;

export function showDone(text: string): void {
  showToast({ text, tone: 'success', showMs: NOD_MS });
}
