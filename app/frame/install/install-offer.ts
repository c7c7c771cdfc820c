import { createStore } from '../../store.ts';

/** Chromium's event; the DOM types do not know it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** Kept by the first script of a page that came drawn (prerender/take-over.ts), which runs before the app. */
    earlyInstallOffer?: Event;
  }
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
  const { earlyInstallOffer } = window;
  if (earlyInstallOffer) keep(earlyInstallOffer);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event);
  });
  addEventListener('appinstalled', () => installOffer.set({ prompt: undefined }));
}

function keep(event: Event): void {
  if (isPrompt(event)) installOffer.set({ prompt: event });
}

function isPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}
