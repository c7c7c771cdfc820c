import { reloadSafely } from './reload-safely.ts';

/** A worker that was let in takes over within moments; one that does not must not keep the page. */
const TAKE_OVER_MAX_MS = 3_000;

/**
 * For a page that cannot go on as it is (LC31): a version that waits is let in without asking, because this one would
 * only meet the same newer database again.
 */
export async function reloadAsNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const waiting = registration?.waiting;
  if (!waiting) return reloadSafely();
  // Its message (listen-for-updates.ts) reloads the page.
  waiting.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(reloadSafely, TAKE_OVER_MAX_MS);
}
