import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { newId } from './clock.ts';
import { db } from './db.ts';
import type { BookingIntent, IntentRow } from './rows.ts';

/** A booking whose bytes are written: it was sent, or is about to be. */
export type SentBooking = BookingIntent & { readonly body: string };

/** For so long the server remembers a key (server/jobs/tidy.ts). */
export const KEY_KEPT_MS = 7 * 24 * 60 * 60_000;

/** LC261: with fewer tries, or sooner, an answer is still to be expected. */
const LONG_TRIES = 5;
const LONG_MS = 10 * 60_000;

/** So many tries without an answer, for so long, that the person may stop waiting for it. */
export function isLongUnanswered(row: SentBooking, at: Instant): boolean {
  return row.attempts >= LONG_TRIES && at - row.createdAt >= LONG_MS;
}

/** Nothing waits for what was given up: it is asked about for a week (LC261). */
export function isWaitedFor({ kind }: Pick<IntentRow, 'kind'>): boolean {
  return kind !== 'given-up';
}

export function isSentBooking(row: IntentRow): row is SentBooking {
  return row.kind === 'booking' && row.body !== null;
}

/** LC15: what was certainly not booked is what was asked for again, as before it was sent and under a new key. */
export function asRequest(row: SentBooking): BookingIntent {
  return { ...row, id: newId(), body: null, sentAt: null };
}

/** While this cart may be booked already, nothing of it moves (LC14); a request that never went out holds nothing up. */
export async function isBeingBooked(cartId: Id): Promise<boolean> {
  return (await db.intents.where('cartId').equals(cartId).filter(isSentBooking).count()) > 0;
}

/** The one booking that is asked for on this device, sent or not. */
export async function findBooking(): Promise<BookingIntent | undefined> {
  const row = await db.intents.where('stream').equals('booking').first();
  return row?.kind === 'booking' ? row : undefined;
}
