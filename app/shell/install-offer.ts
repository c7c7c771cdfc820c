import { now } from '../local/clock.ts';
import { chooseInstallWay } from './choose-install-way.ts';

/** Chromium's event; the DOM types do not know it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Epoch ms. */
const DISMISSED_KEY = 'install_dismissed_at';

let offer: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

function set(next: InstallPromptEvent | undefined): void {
  offer = next;
  for (const tell of listeners) tell();
}

/**
 * Keeps the browser's offer to install until somebody has booked: it comes once, early in a visit, and would otherwise
 * be shown by the browser in the middle of something. The frame imports this file, so that it listens from the start.
 */
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  if (isPrompt(event)) set(event);
});
window.addEventListener('appinstalled', () => set(undefined));

export function listenToInstallOffer(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** How this device can install the app now; undefined when it cannot, has done so or was told not to ask. */
export function readInstallWay(): 'prompt' | 'ios' | undefined {
  return chooseInstallWay({
    standalone: isStandalone(),
    offered: offer !== undefined,
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    dismissedAt: dismissedAt(),
    now: now(),
  });
}

/** The browser's own question. An offer can be used once; whatever the answer, we do not ask again soon. */
export async function promptInstall(): Promise<void> {
  const asked = offer;
  dismissInstall();
  set(undefined);
  await asked?.prompt();
}

export function dismissInstall(): void {
  try {
    localStorage.setItem(DISMISSED_KEY, String(now()));
  } catch {
    // Storage is full or forbidden: the hint then comes back with the next booking.
  }
  for (const tell of listeners) tell();
}

function dismissedAt(): number | undefined {
  try {
    const at = Number(localStorage.getItem(DISMISSED_KEY) ?? Number.NaN);
    return Number.isFinite(at) ? at : undefined;
  } catch {
    return undefined;
  }
}

/** Safari on iOS says it in a way of its own. */
function isStandalone(): boolean {
  if (window.matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches) return true;
  return 'standalone' in navigator && navigator.standalone === true;
}

function isPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}
