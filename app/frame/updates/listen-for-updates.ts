import { now } from '../../data/device/clock.ts';
import { reloadSafely } from './reload-safely.ts';

const KEY = 'reloaded_for_chunk_at';

/** A second failure this soon is no matter of versions: the screen's own words for it serve better than a loop. */
const AGAIN_AFTER_MS = 60_000;

/** A page still here this long after it was about to be left was not left: the next one was stopped, or it was a file. */
const LEAVING_MAX_MS = 10_000;

let leavingSince = Number.NEGATIVE_INFINITY;

/**
 * Called once, by main.tsx. What brings a page to a newer build has to be on board from the start: once another version
 * is in charge, this one's chunks may be out of reach.
 */
export function listenForUpdates(): void {
  // Without https there is no worker.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'UPDATED') void reloadSafely();
  });
  addEventListener('beforeunload', () => {
    leavingSince = now();
  });
  addEventListener('vite:preloadError', () => {
    // What is typed is saved first, and by then the page may be on its way elsewhere.
    if (shouldReload()) void reloadSafely(() => !isLeaving());
  });
}

const isLeaving = () => Math.abs(now() - leavingSince) < LEAVING_MAX_MS;

/**
 * A chunk of an older build that neither server nor cache has any more is cured by the new build (LC57). Only under a
 * worker, which has the page itself: without one a chunk mostly fails because the connection does, and a reload would
 * lose the page too. Nor while the page is being left: Firefox stops its imports then, and a reload would take the place
 * of where the person is going.
 */
function shouldReload(): boolean {
  if (navigator.serviceWorker.controller === null || isLeaving()) return false;
  try {
    const before = Number(sessionStorage.getItem(KEY));
    if (Math.abs(now() - before) < AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(KEY, String(now()));
    return true;
  } catch {
    return false; // nothing would end a loop
  }
}
