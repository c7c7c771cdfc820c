import type { Id } from '#shared/kernel/ids.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { FailCode, IntentRow } from '../device/rows.ts';
import { takeTurn } from '../wire/take-turn.ts';
import { canReach } from './can-reach.ts';
import { mayHaveBeenSent, turnOf } from './due.ts';
import type { Fields } from './performed.ts';
import { runStream } from './run-stream.ts';

export type SendOutcome =
  | { readonly kind: 'done' }
  /** Kept on this device and sent by itself; perhaps it was sent already. Nothing may be said to be done. */
  | { readonly kind: 'waiting'; readonly code: FailCode }
  /** It was not done, and the row is gone: the screen tells. */
  | {
      readonly kind: 'refused';
      readonly code: FailCode;
      readonly fields: Fields;
      readonly retryAfterMs?: number | undefined;
      /** As it was in the end, with what a performer noted in it. */
      readonly row: IntentRow;
    };

/** A send takes at most 10 s; longer only when another tab that has the turn sleeps. */
const PATIENCE_MS = 12_000;

/**
 * Tries an intent once while the person watches (LC30); write it with writeIntent first. What was written before it
 * in its stream goes out before it.
 */
export async function sendAttended(row: IntentRow): Promise<SendOutcome> {
  if (!(await canReach())) return { kind: 'waiting', code: 'network' };
  const watch = { isOn: true };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      watch.isOn = false;
      resolve({ kind: 'waiting', code: 'timeout' });
    }, PATIENCE_MS);
    takeTurn(turnOf(row.stream), (signal) => sendNow(row, signal, watch))
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}

/** Once the screen that waits is gone, a refusal stays in the list and asks. */
async function sendNow(
  { id, stream, seq }: IntentRow,
  signal: AbortSignal,
  watch: { readonly isOn: boolean },
): Promise<SendOutcome> {
  const last = await runStream(stream, signal, seq);
  const row = await withDb(() => db.intents.get(id));
  if (row === undefined) return { kind: 'done' };
  const mine = last?.row.id === id ? last : undefined;
  const performed = mine?.performed;
  if (row.state === 'asks') {
    if (watch.isOn) await remove(id);
    const fields = performed?.kind === 'asks' ? (performed.fields ?? {}) : {};
    return { kind: 'refused', code: row.code ?? 'server.bug', fields, row };
  }
  const code = (last?.performed.kind === 'later' ? last.performed.code : row.code) ?? 'network';
  const isTurnedAway = performed?.kind === 'later' && !performed.maybeApplied && code === 'request.too_many';
  if (mine === undefined || !isTurnedAway || mayHaveBeenSent(mine.row) || !watch.isOn) {
    return { kind: 'waiting', code };
  }
  await remove(id);
  return { kind: 'refused', code, fields: {}, retryAfterMs: performed.retryAfterMs, row };
}

function remove(id: Id): Promise<void> {
  return withDb(() => db.intents.delete(id));
}
