import { liveQuery } from 'dexie';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { isSentBooking } from '../device/sent-booking.ts';
import { isOnline, listenToConnection } from '../wire/connection.ts';
import { drainOutbox } from './drain-outbox.ts';
import { dueInMs } from './due.ts';

/** When something is left that no row tells the time of: after a fault of the database, or without a connection. */
const LOOK_AGAIN_MS = 30_000;

/**
 * Sends what waits from now on (LC28). Wakes when something is written in any tab, when its time has come, when the
 * connection is back, and when the page is looked at again. Answers a function that stops it.
 */
export function startOutbox(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const wakeIn = (delayMs: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(drain, delayMs);
  };
  const drain = () => void drainOutbox().then(planRest, lookAgain);
  const lookAgain = () => wakeIn(LOOK_AGAIN_MS);
  /** A timer may be early and the clock may jump: what is left is never without a time. */
  const planRest = async () => {
    const dueMs = await readNextDueMs().catch(() => 0);
    if (dueMs !== undefined) wakeIn(dueMs > 0 ? dueMs : LOOK_AGAIN_MS);
  };
  void takeUpGivenUp().catch(() => undefined);
  const subscription = liveQuery(readNextDueMs).subscribe({
    next: (dueMs) => {
      clearTimeout(timer);
      if (dueMs === undefined) return;
      wakeIn(Math.max(0, dueMs));
      void askWorkerToo();
    },
    error: () => undefined,
  });
  const look = () => document.visibilityState === 'visible' && drain();
  const unsubscribeConnection = listenToConnection(() => isOnline() && drain());
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    subscription.unsubscribe();
    unsubscribeConnection();
    removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * Builds before this one gave a sent booking up after 72 hours, as a question that no customer could answer (LC122).
 */
function takeUpGivenUp(): Promise<unknown> {
  return withDb(() =>
    db.intents
      .filter((row) => isSentBooking(row) && row.state === 'asks')
      .modify({ state: 'unknown', nextAt: instantFromMs(0) }),
  );
}

/** When the next row may go out: the first of its stream, because the others wait for it. Undefined when none waits. */
async function readNextDueMs(): Promise<number | undefined> {
  const rows = await db.intents.orderBy('seq').toArray();
  const firsts = new Map<string, number>();
  for (const row of rows) {
    if (row.state !== 'asks' && !firsts.has(row.stream)) firsts.set(row.stream, dueInMs(row));
  }
  return firsts.size === 0 ? undefined : Math.min(...firsts.values());
}

/** Where the browser can, the worker sends when the connection comes back and no page is open any more. */
async function askWorkerToo(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration !== undefined && 'sync' in registration) await registerSync(registration.sync);
  } catch {
    // Refused, or no worker: the pages send.
  }
}

/** Not in the DOM types of TypeScript yet. */
async function registerSync(sync: unknown): Promise<void> {
  if (typeof sync !== 'object' || sync === null || !('register' in sync)) return;
  if (typeof sync.register === 'function') await sync.register('outbox');
}
