import { now } from '../clock.ts';
import { db } from '../db.ts';
import type { BookingIntent } from '../rows.ts';

export type { BookingIntent } from '../rows.ts';

/** Three tries of 10 s and the waits between; a row that says "sending" for longer was left by a closed tab. */
const SENDING_MAX_MS = 45_000;

/** The booking that is asked for and not answered; `undefined` when there is none. */
export async function readBookingIntent(): Promise<BookingIntent | undefined> {
  const intent = await db.intents.toCollection().first();
  if (intent?.state === 'sending' && now() - intent.sentAt > SENDING_MAX_MS) {
    return { ...intent, state: 'unknown' };
  }
  return intent;
}
