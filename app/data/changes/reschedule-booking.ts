import { formatInstant, parseInstant } from '#shared/kernel/instant.ts';
import { loadBooking } from '../bookings/load-booking.ts';
import { managedBookingKey } from '../bookings/managed-booking.ts';
import { readManagedBooking } from '../bookings/read-managed-booking.ts';
import { context } from '../device/context.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { FailCode, IntentRow, PreferredTime, RescheduleContext } from '../device/rows.ts';
import { type SendOutcome, sendAttended } from '../outbox/send-attended.ts';
import { writeIntent } from '../outbox/write-intent.ts';
import { chooseNewTime } from './choose-new-time.ts';
import { enterReschedule } from './enter-reschedule.ts';

export type RescheduleOutcome =
  /** `manageUrl`: the booking's new link. */
  | { readonly kind: 'done'; readonly manageUrl: string | undefined }
  /** Kept on this device, perhaps sent: nothing may be said to be moved. */
  | { readonly kind: 'waiting' }
  /** The visit stands where it stood. */
  | {
      readonly kind: 'refused';
      readonly code: FailCode;
      /** The nearest free times, where the wished one is gone. */
      readonly alternatives: readonly PreferredTime[];
    };

/** A visit, and what proves that it may be moved. */
type Movable = Pick<RescheduleContext, 'bookingId' | 'email' | 'sig' | 'initialStartAt' | 'version'>;

/**
 * Writes the move down and tries it while the person watches (LC51); an older wish for the same visit that was not
 * sent makes room. When the booking is another than the one that was seen, it is loaded, and the move in this tab
 * goes on from there. Where an older wish was out already this one is asked for by itself once that has its end (LC26).
 */
export async function rescheduleBooking(movable: Movable, wish: PreferredTime): Promise<RescheduleOutcome> {
  const { bookingId } = movable;
  const isSame = (row: IntentRow) => row.kind === 'reschedule' && row.bookingId === bookingId;
  const row = await writeIntent(
    (base) => ({
      ...base,
      kind: 'reschedule',
      stream: `booking:${bookingId}`,
      bookingId,
      email: movable.email,
      fromStartAt: movable.initialStartAt,
      ...wish,
      alternatives: [],
      body: bodyOf(movable, wish),
    }),
    isSame,
  );
  const sent = await sendAttended(row);
  if (row.kind === 'reschedule' && row.startAt !== wish.startAt && sent.kind !== 'waiting')
    return rescheduleBooking(movable, wish);
  return toOutcome(movable, sent);
}

function bodyOf({ email, sig, version }: Movable, { startAt, endAt }: PreferredTime): string {
  return JSON.stringify({
    email,
    sig,
    startISO: formatInstant(startAt),
    endISO: formatInstant(endAt),
    expectedVersion: version,
  });
}

async function toOutcome(movable: Movable, sent: SendOutcome): Promise<RescheduleOutcome> {
  if (sent.kind === 'waiting') return { kind: 'waiting' };
  if (sent.kind === 'done') {
    const copy = await withDb(() => db.cache.get(managedBookingKey(movable.bookingId)));
    return { kind: 'done', manageUrl: copy?.kind === 'booking' ? copy.manageUrl : undefined };
  }
  const { code, row } = sent;
  if (code.startsWith('booking.')) await seeAgain(movable);
  const alternatives = row.kind === 'reschedule' ? row.alternatives : [];
  return { kind: 'refused', code, alternatives };
}

/** The booking as it is now; a move of it that is under way in this tab starts from its new time and version. */
async function seeAgain({ bookingId, email, sig }: Movable): Promise<void> {
  const loaded = await loadBooking({ id: bookingId, email, sig });
  const stored = await withDb(context('reschedule').get);
  const booking = (await withDb(() => readManagedBooking(bookingId)))?.booking;
  if (!loaded.ok || booking === undefined || stored === undefined) return;
  const initialStartAt = parseInstant(booking.startISO);
  const initialEndAt = parseInstant(booking.endISO);
  const { wish, enteredAt: _, ...reschedule } = stored;
  if (reschedule.bookingId !== bookingId || initialStartAt === undefined || initialEndAt === undefined)
    return;
  await enterReschedule({ ...reschedule, initialStartAt, initialEndAt, version: booking.version });
  await chooseNewTime(wish);
}
