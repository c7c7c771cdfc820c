/** Chromium's event; the DOM types do not know it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

/**
 * Keeps the browser's offer to install until the person has booked: it comes once, early in a visit, and would
 * otherwise be shown by the browser in the middle of something. The frame imports this file, so that it listens from
 * the start; what is done with it is in install-way.ts.
 */
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  if (isPrompt(event)) setInstallOffer(event);
});
addEventListener('appinstalled', () => setInstallOffer(undefined));

export function readInstallOffer(): InstallPromptEvent | undefined {
  return offer;
}

/** Tells all listeners, even when it stays the same. */
export function setInstallOffer(next: InstallPromptEvent | undefined): void {
  offer = next;
  for (const tell of listeners) tell();
}

export function listenToInstallOffer(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function isPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}
