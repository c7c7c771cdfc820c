import { now } from '../../data/device/clock.ts';
import { isFramed } from '../framed.ts';
import { chooseInstallWay } from './choose-install-way.ts';
import { installOffer } from './install-offer.ts';

/** Epoch ms. */
const DISMISSED_KEY = 'install_dismissed_at';

/** How this device can install the app now; undefined when it cannot, has done so or was told not to ask. */
export function readInstallWay(): 'prompt' | 'ios' | undefined {
  return chooseInstallWay({
    standalone: isStandalone(),
    framed: isFramed,
    offered: installOffer.get().prompt !== undefined,
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    dismissedAt: dismissedAt(),
    now: now(),
  });
}

/** The browser's own question. An offer can be used once; whatever the answer, we do not ask again soon. */
export async function promptInstall(): Promise<void> {
  const { prompt } = installOffer.get();
  dismissInstall();
  installOffer.set({ prompt: undefined });
  await prompt?.prompt();
}

export function dismissInstall(): void {
  try {
    localStorage.setItem(DISMISSED_KEY, String(now()));
  } catch {
    // Storage is full or forbidden: the hint then comes back with the next booking.
  }
  installOffer.set({ ...installOffer.get() });
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
