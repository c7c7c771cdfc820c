import { Dexie } from 'dexie';
import type { Id } from '#shared/kernel/ids.ts';
import { addMs } from '#shared/kernel/instant.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { IntentRow } from '../device/rows.ts';
import { asRequest, isSentBooking } from '../device/sent-booking.ts';
import { backOffMs, wait } from '../wire/back-off.ts';
import { stillHasLock } from '../wire/with-lock.ts';
import { askedToWaitMs, asSending, dueInMs, isTooOld, mayHaveBeenSent } from './due.ts';
import { type Performed, perform } from './perform.ts';
import { noteSettled } from './settled.ts';

const BOOKING_TRIES = 3;
/** A longer pause is not waited for in one go. */
const PATIENCE_MS = 5_000;

/** The intent that a person waits for (LC30); `isOn` turns false once they went on without its answer. */
export interface Watch {
  readonly seq: number;
  readonly isOn: boolean;
}

export interface Tried {
  /** As it is now, or was when it left the device. */
  readonly row: IntentRow;
  readonly performed: Performed;
  /** It was not done and left the device: the screen that waits tells. */
  readonly isToTell: boolean;
}

/**
 * Sends what is due in one stream, first written first (LC25), until nothing is or something has to wait: what comes
 * after it waits too. What asks the person holds nothing up (LC27). For one that is watched everything up to it goes
 * out now, due or not, and nothing after it, and its refusal is told instead of kept. Call it inside the stream's lock
 * only; the answer is what was tried last.
 */
export async function runStream(
  stream: string,
  signal: AbortSignal,
  watch?: Watch,
): Promise<Tried | undefined> {
  let last: Tried | undefined;
  for (;;) {
    const row = await claimNext(stream, signal, watch);
    if (row === undefined) return last;
    const performed = await tryInOneGo(row, signal);
    last = await settle(row, performed, signal, watch);
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
  watch: Watch | undefined,
): Promise<IntentRow | undefined> {
  return withDb(() =>
    db.transaction('rw', db.intents, db.meta, async () => {
      if (!(await stillHasLock(signal))) return undefined;
      for (;;) {
        const row = await firstOf(stream);
        if (row === undefined) return undefined;
        if (watch !== undefined && row.seq > watch.seq) return undefined;
        if ((watch === undefined ? dueInMs(row) : askedToWaitMs(row)) > 0) return undefined;
        if (!isTooOld(row)) {
          // A request without its bytes is marked when they are written; what was given up is mostly looked for.
          if (row.body !== null && row.kind !== 'given-up')
            await db.intents.put({ ...row, ...asSending(row) });
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

/**
 * One try; of a booking three in one go, before the person is told that its outcome is not known yet. `maybeApplied`
 * is of all of them: turned away is only what was turned away each time (LC121).
 */
async function tryInOneGo(claimed: IntentRow, signal: AbortSignal): Promise<Performed> {
  let row = claimed;
  let maybeApplied = false;
  for (let pauses = 0; ; pauses += 1) {
    const performed = await tryOnce(row, signal);
    if (performed.kind !== 'later') return performed;
    maybeApplied ||= performed.maybeApplied;
    const pauseMs = backOffMs(pauses, performed.retryAfterMs);
    const isEnough = row.kind !== 'booking' || pauses === BOOKING_TRIES - 1 || pauseMs > PATIENCE_MS;
    const next = isEnough ? undefined : await claimAgain(row.id, pauseMs, signal);
    if (next === undefined) return { ...performed, maybeApplied };
    row = next;
  }
}

/** After a pause; undefined when it never went out, is gone, or another tab or the worker took over. */
async function claimAgain(id: Id, pauseMs: number, signal: AbortSignal): Promise<IntentRow | undefined> {
  if ((await withDb(() => db.intents.get(id)))?.body === null) return undefined;
  await wait(pauseMs);
  return withDb(() =>
    db.transaction('rw', db.intents, db.meta, async () => {
      const row = await db.intents.get(id);
      if (row === undefined || row.body === null || !(await stillHasLock(signal))) return undefined;
      await db.intents.put({ ...row, ...asSending(row) });
      return row;
    }),
  );
}

/** A database that fails after the answer came leaves the row: the same request again is harmless (LC27). */
async function tryOnce(row: IntentRow, signal: AbortSignal): Promise<Performed> {
  try {
    return await perform(row, signal);
  } catch {
    return { kind: 'later', code: 'network', maybeApplied: true };
  }
}

/** What was done is gone already; of the rest this is the only judge, for the queue and for the screen that waits. */
function settle(
  claimed: IntentRow,
  performed: Performed,
  signal: AbortSignal,
  watch: Watch | undefined,
): Promise<Tried> {
  return withDb(() =>
    db.transaction('rw', db.intents, db.meta, async () => {
      const current = await db.intents.get(claimed.id);
      if (performed.kind === 'done') await noteSettled(claimed.id, null);
      const isOver = performed.kind === 'done' || current === undefined || current.state === 'asks';
      // Ended or changed by the person meanwhile; or the tab or worker that took over decides from here.
      if (isOver || !(await stillHasLock(signal)))
        return { row: current ?? claimed, performed, isToTell: false };
      const row = performed.kind === 'asks' ? asking(current, performed) : later(current, claimed, performed);
      // Refused, or turned away at the door each time: it was certainly not done (LC121).
      const isWatched = watch?.isOn === true && watch.seq === row.seq;
      const stays = performed.kind === 'asks' && performed.stays === true;
      const isToTell = isWatched && !stays && row.state !== 'unknown';
      await (isToTell ? db.intents.delete(row.id) : keep(row));
      if (isToTell) await noteSettled(row.id, row.code ?? 'server.bug');
      return { row, performed, isToTell };
    }),
  );
}

/** A booking that was certainly not made never goes out under its old key again (LC15). */
async function keep(row: IntentRow): Promise<void> {
  const isNew = isSentBooking(row) && row.state !== 'unknown';
  if (isNew) await db.intents.delete(row.id);
  await db.intents.put(isNew ? asRequest(row) : row);
}

type Asks = Extract<Performed, { kind: 'asks' }>;
type Later = Extract<Performed, { kind: 'later' }>;

function asking(current: IntentRow, { code, fields = {}, alternatives = [] }: Asks): IntentRow {
  const row: IntentRow = { ...current, state: 'asks', code, notBefore: undefined };
  if (row.kind === 'booking') return { ...row, fields, alternatives };
  return 'alternatives' in row ? { ...row, alternatives } : row;
}

function later(current: IntentRow, claimed: IntentRow, performed: Later): IntentRow {
  const { maybeApplied, code, retryAfterMs } = performed;
  const isOut = current.body !== null && (maybeApplied || mayHaveBeenSent(claimed));
  const attempts = Math.max(current.attempts, claimed.attempts + 1);
  return {
    ...current,
    state: isOut ? 'unknown' : 'waiting',
    code,
    attempts,
    nextAt: addMs(now(), backOffMs(attempts - 1, retryAfterMs)),
    notBefore: retryAfterMs === undefined ? undefined : addMs(now(), retryAfterMs),
  };
}
