import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { FailCode, IntentRow } from '../device/rows.ts';
import { withLock } from '../wire/with-lock.ts';
import { canReach } from './can-reach.ts';
import { lockOf } from './due.ts';
import type { Fields } from './performed.ts';
import { runStream, type Tried } from './run-stream.ts';
import { readSettled } from './settled.ts';

export type SendOutcome =
  | { readonly kind: 'done' }
  /** Kept on this device and sent by itself; perhaps it was sent already. Nothing may be said to be done. */
  | { readonly kind: 'waiting'; readonly code: FailCode }
  | Refused;

/** It was not done, and the row is gone: the screen tells. */
export interface Refused {
  readonly kind: 'refused';
  readonly code: FailCode;
  readonly fields: Fields;
  readonly retryAfterMs?: number | undefined;
  /** As it was in the end, with what was noted in it. */
  readonly row: IntentRow;
  /** The server's own words for it. */
  readonly said?: unknown;
}

/** A send takes at most 10 s; longer only when another tab that holds the lock sleeps. */
const PATIENCE_MS = 12_000;

/**
 * Tries an intent once while the person watches (LC30); write it with writeIntent first. What was written before it
 * in its stream goes out before it. Once the screen that waits is gone, a refusal stays in the list and asks.
 */
export async function sendAttended(intent: IntentRow): Promise<SendOutcome> {
  if (!(await canReach())) return { kind: 'waiting', code: 'network' };
  const { stream, seq } = intent;
  const watch = { seq, isOn: true };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      watch.isOn = false;
      resolve({ kind: 'waiting', code: 'timeout' });
    }, PATIENCE_MS);
    withLock(lockOf(stream), async (signal) => {
      const last = await runStream(stream, signal, watch);
      return last?.isToTell ? refusalOf(last) : lookAt(intent, last, watch.isOn);
    })
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}

/** What a refusal tells the screen that waits. */
export function refusalOf({ row, performed }: Tried): Refused {
  const { code } = row;
  const { fields = {}, said } = performed.kind === 'asks' ? performed : {};
  const retryAfterMs = performed.kind === 'later' ? performed.retryAfterMs : undefined;
  return { kind: 'refused', code: code ?? 'server.bug', fields, retryAfterMs, row, said };
}

/** It waits still, or it was this tab, another one or the worker that sent it in the meantime (LC275). */
async function lookAt(intent: IntentRow, last: Tried | undefined, isWatched: boolean): Promise<SendOutcome> {
  const { id } = intent;
  const row = await withDb(() => db.intents.get(id));
  if (row === undefined) {
    const settled = await withDb(() => readSettled(id));
    // Taken back in another tab, or asked for there once more and on its way as that.
    if (settled === undefined) return { kind: 'waiting', code: 'timeout' };
    if (settled.code === null) return { kind: 'done' };
    return { kind: 'refused', code: settled.code, fields: {}, row: intent };
  }
  if (row.state === 'asks') {
    if (isWatched) await withDb(() => db.intents.delete(id));
    return { kind: 'refused', code: row.code ?? 'server.bug', fields: {}, row };
  }
  const code = (last?.performed.kind === 'later' ? last.performed.code : row.code) ?? 'network';
  return { kind: 'waiting', code };
}
