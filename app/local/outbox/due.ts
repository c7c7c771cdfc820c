import { now } from '../clock.ts';
import type { IntentRow } from '../rows.ts';
import { waitLeftMs } from '../sync/back-off.ts';

/** The server keeps keys for 7 days; a booking is given up long before that (LC29, reliability 3.6). */
const BOOKING_MAX_AGE_MS = 72 * 60 * 60_000;
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;
/** Nothing or less: it may go out now. */
export function dueInMs({ nextAt }: IntentRow): number {
  return waitLeftMs(nextAt);
}

export function isTooOld({ kind, createdAt }: IntentRow): boolean {
  return now() - createdAt > (kind === 'booking' ? BOOKING_MAX_AGE_MS : MAX_AGE_MS);
}

/** True if a request of this row may have reached the server before, answered or not. */
export function mayHaveBeenSent(row: IntentRow): boolean {
  return row.state !== 'waiting' && row.body !== null;
}

/** Streams go on independently; `booking` shares its turn with what a screen books (LC25). */
export function turnOf(stream: string): string {
  return stream === 'booking' ? 'booking' : `outbox:${stream}`;
}
