import { Workbox } from 'workbox-window';
import { reloadSafely } from './reload-safely.ts';

/** New builds are looked for this often, give or take: a thousand open pages must not ask in the same second. */
const CHECK_MS = 60 * 60_000;
const SPREAD_MS = 10 * 60_000;

/** Registers app/sw and offers newer versions of it from then on. Called once, when the first screen is quiet. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' });
  const registration = await workbox.register();
  // A browser that forbids workers in this window.
  if (registration === undefined) return;

  let isAccepted = false;
  workbox.addEventListener('controlling', () => isAccepted && void reloadSafely());
  const takeOver = () => {
    isAccepted = true;
    // Another tab was quicker: the new version is there.
    if (registration.waiting === null) void reloadSafely();
    else workbox.messageSkipWaiting();
  };
  const offer = () => {
    if (registration.waiting === null || registration.active === null) return;
    void import('./update-offer.ts').then(({ offerUpdate }) => offerUpdate(takeOver));
  };
  workbox.addEventListener('waiting', offer);
  // One that another tab has found before this one listened is not told of again.
  registration.installing?.addEventListener('statechange', offer);
  offer();

  // workbox-window stops looking after the first update of a page that it did not ask for itself; `offer` looks anew.
  const check = () => workbox.update().then(offer, () => undefined);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check();
  });
  const checkLater = () =>
    setTimeout(() => void check().then(checkLater), CHECK_MS + (Math.random() * 2 - 1) * SPREAD_MS);
  checkLater();
}
