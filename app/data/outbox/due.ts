import { now } from '../device/clock.ts';
import type { IntentRow } from '../device/rows.ts';
import { isSentBooking, KEY_KEPT_MS } from '../device/sent-booking.ts';
import { waitLeftMs } from '../wire/back-off.ts';

/** A booking that never went out is not meant any more (LC29, D226). */
const BOOKING_MAX_AGE_MS = 72 * 60 * 60_000;
const MAX_AGE_MS = KEY_KEPT_MS;

/** Nothing or less: it may go out now. */
export function dueInMs(row: IntentRow): number {
  return Math.max(waitLeftMs(row.nextAt), askedToWaitMs(row));
}

/** What is left of the wait that the server asked for, which even a person who presses again respects (LC260). */
export function askedToWaitMs({ notBefore }: IntentRow): number {
  return notBefore === undefined ? 0 : waitLeftMs(notBefore);
}

/** Not a booking that was sent: what became of it can always be found out (LC122, LC261). */
export function isTooOld(row: IntentRow): boolean {
  if (isSentBooking(row) || row.kind === 'given-up') return false;
  return now() - row.createdAt > (row.kind === 'booking' ? BOOKING_MAX_AGE_MS : MAX_AGE_MS);
}

/** True if a request of this row may have reached the server before, answered or not. */
export function mayHaveBeenSent({ body, state, attempts }: IntentRow): boolean {
  return body !== null && (state === 'unknown' || (state === 'sending' && attempts > 0));
}

/** What a row says from now until this send is answered; written before it goes out. */
export function asSending({ attempts }: IntentRow) {
  return { state: 'sending', attempts: attempts + 1, sentAt: now() } as const;
}

/** Streams go on independently; `booking` shares its lock with what a screen books (LC25). */
export function lockOf(stream: string): string {
  return stream === 'booking' ? 'booking' : `outbox:${stream}`;
}
