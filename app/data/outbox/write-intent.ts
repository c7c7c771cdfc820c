import { addMs } from '#shared/kernel/instant.ts';
import { newId, now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { IntentBase, IntentRow } from '../device/rows.ts';

/**
 * The screen that waits tries at once (send-attended.ts) and needs no more than this to begin; the drains of the other
 * tabs leave the row alone for so long.
 */
const ATTENDED_MS = 500;

type NewIntent = Omit<IntentBase, 'stream'>;

/**
 * Writes an intent down with the next number (LC25), in one transaction; the caller's, if there is one on `intents` and
 * `meta`. `isSame` finds one that asks for the same thing: an open one that may have been sent is answered instead,
 * any other makes room, so that nothing is asked twice (LC26).
 */
export function writeIntent(
  make: (base: NewIntent) => IntentRow,
  isSame: (row: IntentRow) => boolean = () => false,
): Promise<IntentRow> {
  return withDb(() =>
    db.transaction('rw', db.intents, db.meta, async () => {
      const before = (await db.intents.toArray()).filter(isSame);
      const sent = before.find(({ state }) => state === 'sending' || state === 'unknown');
      if (sent !== undefined) return sent;
      await db.intents.bulkDelete(before.map(({ id }) => id));
      const row = make(newIntent(await nextSeq()));
      await db.intents.add(row);
      return row;
    }),
  );
}

function newIntent(seq: number): NewIntent {
  return {
    id: newId(),
    seq,
    state: 'waiting',
    code: null,
    attempts: 0,
    nextAt: addMs(now(), ATTENDED_MS),
    createdAt: now(),
    sentAt: null,
    v: 2,
  };
}

async function nextSeq(): Promise<number> {
  const row = await db.meta.get('seq');
  const last = (row?.k === 'seq' ? row.last : 0) + 1;
  await db.meta.put({ k: 'seq', last, v: 1 });
  return last;
}
