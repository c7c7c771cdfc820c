import { remote } from '../../data/remote.ts';
import { reloadSafely } from './reload-safely.ts';

const KEY = 'reloaded_for_server_code';

const AGAIN_AFTER_MS = 5_000;

/** A server that needs longer for its smallest answer is as good as none. */
const PROBE_TIMEOUT_MS = 5_000;

/**
 * Called once, by main.tsx. Until its code has come the device works on alone, sends nothing and cannot notice that the
 * server is back. Chromium before 156 keeps for as long as the page lives that a module could not be had, and asks nobody
 * again: where the server answers by then, a fresh page with all that was typed is the only way to it (LC63).
 */
export async function startWithServer(isAgain = false): Promise<void> {
  const outcome = await remote.startNetwork();
  if (outcome === 'started') return forget();
  if (outcome.code !== 'network') return;
  if (isAgain && (await serverAnswers()) && isFirstReload()) return reloadSafely();
  setTimeout(() => void startWithServer(true), AGAIN_AFTER_MS);
}

async function serverAnswers(): Promise<boolean> {
  try {
    // Not through data/wire/http.ts, the one place that talks to the server: it is the very code that has not come.
    const { status } = await fetch('/api/public/tenant/timezone', {
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return status < 500;
  } catch {
    return false;
  }
}

/** Of this tab, until the code has come: what keeps it away for good must not reload the page for ever. */
function isFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    sessionStorage.setItem(KEY, 'yes');
    return true;
  } catch {
    return false; // nothing would end a loop
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
