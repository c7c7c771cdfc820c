import { createStore } from '../../store.ts';

/**
 * Whether the server can be reached, as far as this device knows (LC39). The browser is believed when it says that
 * there is no network; that there is one is only a hint, so calls and probes that get no answer count too. Part of the
 * frame and of the worker.
 */

/** One call without an answer is bad luck; two in a row are a connection that is not there. */
const MISSES_MAX = 2;

const misses = createStore(0);

export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false && misses.get() < MISSES_MAX;
}

/** The last call got no answer: worth a probe. */
export function isInDoubt(): boolean {
  return misses.get() > 0;
}

/** What http.ts learns from every call. Any answer of the server counts, whatever it says. */
export function noteReach(ok: boolean): void {
  misses.set(ok ? 0 : Math.min(misses.get() + 1, MISSES_MAX));
}

/** Tells when `isOnline` or `isInDoubt` may have changed; in a page or a worker only. */
export function listenToConnection(tell: () => void): () => void {
  const leave = misses.subscribe(tell);
  globalThis.addEventListener('online', tell);
  globalThis.addEventListener('offline', tell);
  return () => {
    leave();
    globalThis.removeEventListener('online', tell);
    globalThis.removeEventListener('offline', tell);
  };
}

/**
 * Tells each time that the server can be reached after it could not (LC39). Not when a single call got no answer and the
 * next one did: what cannot be had and is asked for again at every such change would be asked for without end (LC9).
 */
export function whenBack(tell: () => void): () => void {
  let wasOnline = isOnline();
  return listenToConnection(() => {
    const isBack = isOnline() && !wasOnline;
    wasOnline = isOnline();
    if (isBack) tell();
  });
}
