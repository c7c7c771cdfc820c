import { addMs } from '#shared/kernel/instant.ts';
import { now } from '../device/clock.ts';
import type { BookingIntent } from '../device/rows.ts';
import { judgeRefusal, type Performed } from '../outbox/performed.ts';
import { backOffMs } from '../wire/back-off.ts';
import type { Refusal } from '../wire/http.ts';
import { readAlternatives } from '../wire/read-alternatives.ts';
import { prepareBooking } from './prepare-booking.ts';
import { isSentBooking, type SentBooking } from './sent-booking.ts';
import { askAgain, learnFromRefusal, sendUntilFinal } from './settle-intent.ts';

/**
 * Books what was asked for without a connection (D365). A request that never went out first gets a time and
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
  if (settled.kind === 'lock-lost') return { kind: 'later', code: 'network', maybeApplied: true };
  if (settled.kind === 'lapsed') {
    await askAgain(row);
    return { kind: 'asks', code: null };
  }
  const { kind, answer } = settled;
  if (kind === 'refused') return takeBack(row, answer);
  return { kind: 'later', code: answer.code, retryAfterMs: answer.retryAfterMs, maybeApplied: true };
}

/** Refused before any work (425, 429) it waits, otherwise it asks (LC37). */
async function takeBack(row: SentBooking, answer: Refusal): Promise<Performed> {
  const judged = judgeRefusal(answer);
  await askAgain(row, {
    state: judged.kind === 'later' ? 'waiting' : 'asks',
    code: answer.code,
    nextAt: addMs(now(), backOffMs(row.attempts + 1, answer.retryAfterMs)),
    alternatives: readAlternatives(answer.body),
    fields: answer.fields ?? {},
  });
  await learnFromRefusal(row, answer);
  return judged;
}
