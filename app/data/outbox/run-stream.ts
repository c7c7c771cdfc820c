import { Dexie } from 'dexie';
import { addMs } from '#shared/kernel/instant.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { IntentRow } from '../device/rows.ts';
import { backOffMs } from '../wire/back-off.ts';
import { stillHasTurn } from '../wire/take-turn.ts';
import { dueInMs, isTooOld, mayHaveBeenSent } from './due.ts';
import { type Performed, perform } from './perform.ts';

interface Tried {
  readonly row: IntentRow;
  readonly performed: Performed;
}

/**
 * Sends what is due in one stream, first written first (LC25), until nothing is or something has to wait: what comes
 * after it waits too. What asks the person holds nothing up (LC27). With `upTo` everything to that number goes out now,
 * due or not, and nothing after it. Call it inside the stream's turn only; the answer is what was tried last.
 */
export async function runStream(
  stream: string,
  signal: AbortSignal,
  upTo?: number,
): Promise<Tried | undefined> {
  let last: Tried | undefined;
  for (;;) {
    const row = await claimNext(stream, signal, upTo);
    if (row === undefined) return last;
    const performed = await tryOnce(row, signal);
    await settle(row, performed, signal);
    last = { row, performed };
    if (performed.kind === 'later') return last;
  }
}

/**
 * The next one to send, as it was before it was marked; undefined when there is none, or another tab or the worker took
 * over.
 */
function claimNext(
  stream: string,
  signal: AbortSignal,
  upTo: number | undefined,
): Promise<IntentRow | undefined> {
  return withDb(() =>
    db.transaction('rw', db.intents, db.meta, async () => {
      if (!(await stillHasTurn(signal))) return undefined;
      for (;;) {
        const row = await firstOf(stream);
        if (row === undefined) return undefined;
        if (upTo === undefined ? dueInMs(row) > 0 : row.seq > upTo) return undefined;
        if (!isTooOld(row)) {
          // A booking marks itself, between holding a time and sending; one that was given up is mostly looked for.
          if (row.kind !== 'booking' && row.kind !== 'given-up') await db.intents.put(sending(row));
          return row;
        }
        await db.intents.put({ ...row, state: 'asks', code: 'timeout' });
      }
    }),
  );
}

function firstOf(stream: string): Promise<IntentRow | undefined> {
  return db.intents
    .where('[stream+seq]')
    .between([stream, Dexie.minKey], [stream, Dexie.maxKey])
    .filter(({ state }) => state !== 'asks')
    .first();
}

function sending(row: IntentRow): IntentRow {
  return { ...row, state: 'sending', attempts: row.attempts + 1, sentAt: now() };
}

/** A database that fails after the answer came leaves the row: the same request again is harmless (LC27). */
async function tryOnce(row: IntentRow, signal: AbortSignal): Promise<Performed> {
  try {
    return await perform(row, signal);
  } catch {
    return { kind: 'later', code: 'network', maybeApplied: true };
  }
}

async function settle(row: IntentRow, performed: Performed, signal: AbortSignal): Promise<void> {
  if (performed.kind === 'done') return;
  await withDb(() =>
    db.transaction('rw', db.intents, db.meta, async () => {
      const current = await db.intents.get(row.id);
      // The tab or worker that took over decides from here.
      if (current === undefined || !(await stillHasTurn(signal))) return;
      if (performed.kind === 'asks') {
        await db.intents.put({ ...current, state: 'asks', code: performed.code });
        return;
      }
      const { maybeApplied, code, retryAfterMs } = performed;
      const attempts = Math.max(current.attempts, row.attempts + 1);
      await db.intents.put({
        ...current,
        state: maybeApplied || mayHaveBeenSent(row) ? 'unknown' : 'waiting',
        code,
        attempts,
        nextAt: addMs(now(), backOffMs(attempts - 1, retryAfterMs)),
      });
    }),
  );
}
