import { isInDoubt, listenToConnection } from './connection.ts';
import { probeServer } from './probe-server.ts';

const PROBE_MIN_MS = 2_000;
const PROBE_MAX_MS = 30_000;

/**
 * Asks the server for as long as it is not known whether it answers (LC40): at once after the first call without an
 * answer and whenever the browser or the person gives a reason to hope, then at growing intervals; never while the
 * page is hidden. Answers a function that stops it.
 */
export function watchConnection(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let asking = false;
  let stopped = false;

  const ask = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (asking || stopped) return;
    asking = true;
    await probeServer();
    asking = false;
    tries += 1;
    plan();
  };
  const plan = () => {
    if (!isInDoubt()) tries = 0;
    if (!isInDoubt() || !isWorthAsking()) {
      clearTimeout(timer);
      timer = undefined;
    } else if (timer === undefined && !asking && !stopped) {
      timer = setTimeout(() => void ask(), tries === 0 ? 0 : probeDelayMs(tries));
    }
  };
  const hope = () => {
    if (!isInDoubt() || !isWorthAsking()) return;
    tries = 0;
    void ask();
  };
  const unsubscribe = listenToConnection(plan);
  addEventListener('online', hope);
  addEventListener('focus', hope);
  document.addEventListener('visibilitychange', hope);
  plan();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
    removeEventListener('online', hope);
    removeEventListener('focus', hope);
    document.removeEventListener('visibilitychange', hope);
  };
}

/** Between 2 s and 2 s · 2^try, at most 30 s; spread, so that devices do not come back together. */
export function probeDelayMs(tries: number): number {
  const longest = Math.min(PROBE_MAX_MS, PROBE_MIN_MS * 2 ** tries);
  return PROBE_MIN_MS + Math.random() * (longest - PROBE_MIN_MS);
}

function isWorthAsking(): boolean {
  return navigator.onLine && document.visibilityState === 'visible';
}
