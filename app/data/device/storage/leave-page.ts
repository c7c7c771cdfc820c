import type { Dexie } from 'dexie';

/** Of all databases, as long as they are neither done nor ended. */
const running = new Set<IDBTransaction>();
let leavings = 0;
let back: Promise<unknown> = Promise.resolve();

/**
 * A page that the browser keeps for "back" stands still in the middle of what it does. WebKit leaves its transactions
 * open meanwhile, and whatever other page needs the same rows waits for ever: they end as the page is left (LC292).
 */
export function endAsPageIsLeft(db: Dexie): void {
  db.use({
    stack: 'dbcore',
    create: (core) => ({
      ...core,
      transaction: (...how) => {
        const tx = core.transaction(...how);
        // One in memory is of this page alone.
        if (typeof IDBTransaction === 'function' && tx instanceof IDBTransaction) noteRunning(tx);
        return tx;
      },
    }),
  });
}

function noteRunning(tx: IDBTransaction): void {
  running.add(tx);
  for (const end of ['complete', 'abort']) tx.addEventListener(end, () => running.delete(tx));
}

/** What ended because the page was left runs again, whole, when the page is back. */
export async function againWhenBack<Result>(work: () => Promise<Result>): Promise<Result> {
  const seen = leavings;
  try {
    return await work();
  } catch (error) {
    if (leavings === seen) throw error;
    await back;
    return againWhenBack(work);
  }
}

if (typeof addEventListener === 'function') {
  addEventListener('pagehide', (event) => {
    if (!('persisted' in event && event.persisted)) return; // they end with the page
    leavings += 1;
    back = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
    for (const tx of running) end(tx);
  });
}

function end(tx: IDBTransaction): void {
  try {
    tx.abort();
  } catch {
    // done meanwhile
  }
}
