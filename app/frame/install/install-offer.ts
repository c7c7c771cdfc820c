import { createStore } from '../../store.ts';

/** Chromium's event; the DOM types do not know it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

interface InstallOffer {
  readonly prompt: InstallPromptEvent | undefined;
}

/** What the browser offers now. A new object tells that the answer may be another one, though the offer is the same. */
export const installOffer = createStore<InstallOffer>({ prompt: undefined });

/**
 * Keeps the browser's offer to install until the person has booked: it comes once, early in a visit, and would
 * otherwise be shown by the browser in the middle of something. Called once, by main.tsx; what is done with the offer is
 * in install-way.ts.
 */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isPrompt(event)) installOffer.set({ prompt: event });
  });
  addEventListener('appinstalled', () => installOffer.set({ prompt: undefined }));
}

function isPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}
