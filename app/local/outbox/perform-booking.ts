import { addMs } from '#shared/kernel/instant.ts';
import { newId, now } from '../clock.ts';
import { db } from '../db.ts';
import type { Refusal } from '../http.ts';
import { withDb } from '../open.ts';
import type { BookingIntent } from '../rows.ts';
import { isSentBooking, type SentBooking } from '../sent-booking.ts';
import { backOffMs } from '../sync/back-off.ts';
import { learnFromRefusal, sendUntilFinal } from '../sync/settle-intent.ts';
import { readAlternatives } from '../wire/read-alternatives.ts';
import { judgeRefusal, type Performed } from './performed.ts';
import { ALTERNATIVES_MAX, prepareBooking } from './prepare-booking.ts';

/**
 * Books what was asked for without a connection (reliability 3.8). A request that never went out first gets a time and
 * its bytes (LC35); one that did is settled by its key. What is refused asks the person (LC36).
 */
export async function performBooking(row: BookingIntent, signal: AbortSignal): Promise<Performed> {
  if (isSentBooking(row)) return send(row, signal);
  const prepared = await prepareBooking(row, signal);
  return 'body' in prepared ? send(prepared, signal) : prepared;
}

async function send(row: SentBooking, signal: AbortSignal): Promise<Performed> {
  const settled = await sendUntilFinal(row, signal);
  if (settled.kind === 'booked') return { kind: 'done' };
  if (settled.kind === 'robbed') return { kind: 'later', code: 'network', maybeApplied: true };
  const { kind, answer } = settled;
  if (kind === 'refused') return takeBack(row, answer);
  return { kind: 'later', code: answer.code, retryAfterMs: answer.retryAfterMs, maybeApplied: true };
}

/**
 * The server has not booked it and will not under this key (LC15): the request stands again as before it was sent,
 * under a new one. Turned away at the door it waits, otherwise it asks.
 */
async function takeBack(row: SentBooking, answer: Refusal): Promise<Performed> {
  const judged = judgeRefusal(answer);
  const again: BookingIntent = {
    ...row,
    id: newId(),
    body: null,
    state: judged.kind === 'later' ? 'waiting' : 'asks',
    code: answer.code,
    nextAt: addMs(now(), backOffMs(row.attempts + 1, answer.retryAfterMs)),
    sentAt: null,
    alternatives: readAlternatives(answer.body).slice(0, ALTERNATIVES_MAX),
    fields: answer.fields ?? {},
  };
  await withDb(() =>
    db.transaction('rw', db.intents, async () => {
      if ((await db.intents.get(row.id)) === undefined) return;
      await db.intents.delete(row.id);
      await db.intents.add(again);
    }),
  );
  await learnFromRefusal(row, answer);
  return judged;
}
