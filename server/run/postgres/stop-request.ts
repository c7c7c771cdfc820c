/** When the person (or the system) wants us to end: Ctrl-C, a service manager, a closed terminal, a killed npm. */

import { findParent, findProcessIdentity, isStillRunning } from './process-table.ts';

export interface StopRequest {
  isMade(): boolean;
  made: Promise<void>;
}

/** npm passes on the Ctrl-C that the terminal already sent us: within this time two are one. */
const SAME_PRESS_MS = 700;
const PARENT_POLL_MS = 1_000;
/** What shells report for a program ended by Ctrl-C. */
const FORCED_EXIT_CODE = 130;

/**
 * The first request resolves `made`; a second press ends the process at once (the database then stays for the next
 * start).
 */
export function watchStopRequest(): StopRequest {
  let madeAtMs: number | undefined;
  let resolveMade: () => void = () => undefined;
  const made = new Promise<void>((resolve) => {
    resolveMade = resolve;
  });
  const request = () => {
    if (madeAtMs !== undefined && Date.now() - madeAtMs > SAME_PRESS_MS) process.exit(FORCED_EXIT_CODE);
    madeAtMs ??= Date.now();
    resolveMade();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request);
  watchNpm(request);
  return { isMade: () => madeAtMs !== undefined, made };
}

/**
 * A killed npm cannot tell us; without this we would keep the port, and the next `npm start` would fail on it.
 * npm runs scripts through a shell, which stays between us and passes nothing on.
 */
function watchNpm(onGone: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const above = [shell, findParent(shell)].map((pid) =>
    pid === undefined ? undefined : findProcessIdentity(pid),
  );
  const timer = setInterval(() => {
    const isAllThere = above.every((identity) => identity === undefined || isStillRunning(identity));
    if (process.ppid === shell && isAllThere) return;
    clearInterval(timer);
    onGone();
  }, PARENT_POLL_MS);
  timer.unref();
}
