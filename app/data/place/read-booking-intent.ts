import type { BookingIntent } from '../device/rows.ts';
import { readOutbox } from '../outbox/read-outbox.ts';

export type { BookingIntent } from '../device/rows.ts';

/** The booking that is asked for and not answered; `undefined` when there is none. */
export async function readBookingIntent(): Promise<BookingIntent | undefined> {
  const row = (await readOutbox()).find(({ kind }) => kind === 'booking');
  return row?.kind === 'booking' ? row : undefined;
}
