import { now } from './clock.ts';
import { db } from './db.ts';
import { withDb } from './open.ts';

/**
 * Saves drafts at most this long after the first unsaved change, however fast somebody types: a promise of 300 ms
 * (LC12) less the time of the write.
 */
const SAVE_AFTER_MS = 200;

const pending = new Map<string, unknown>();
let timer: ReturnType<typeof setTimeout> | undefined;

export function queueDraft(key: string, values: unknown): void {
  pending.set(key, values);
  listenForLeaving();
  timer ??= setTimeout(() => void flushDrafts(), SAVE_AFTER_MS);
}

/** What is not written yet, so that a form left and reopened at once does not see yesterday's text. */
export function pendingDraft(key: string): { readonly values: unknown } | undefined {
  return pending.has(key) ? { values: pending.get(key) } : undefined;
}

export function dropPendingDraft(key: string): void {
  pending.delete(key);
}

/** Writes all that is pending now. What fails to be written stays pending for the next try. */
export async function flushDrafts(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const rows = [...pending].map(([key, values]) => ({ key, values, updatedAt: now(), v: 1 as const }));
  if (rows.length === 0) return;
  await withDb(() => db.drafts.bulkPut(rows));
  for (const row of rows) if (pending.get(row.key) === row.values) pending.delete(row.key);
}

let isListening = false;

/** The last moments a page gets; `pagehide` alone is not fired by a phone that kills a hidden tab. */
function listenForLeaving(): void {
  if (isListening || typeof addEventListener !== 'function') return;
  isListening = true;
  addEventListener('pagehide', () => void flushDrafts());
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flushDrafts();
  });
}
