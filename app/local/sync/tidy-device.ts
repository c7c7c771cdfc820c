import { addMs } from '#shared/kernel/instant.ts';
import { now } from '../clock.ts';
import { clearConfirmation } from '../commands/clear-confirmation.ts';
import { db } from '../db.ts';
import { withDb } from '../open.ts';
import { readConfirmation } from '../reads/confirmation.ts';

/** Slots of yesterday tell nobody anything. */
const SLOTS_KEPT_MS = 24 * 60 * 60_000;
/** A booking that was looked at on this device; the mailed link brings it back. */
const BOOKINGS_KEPT_MS = 30 * 24 * 60 * 60_000;

/** LC21: copies and names do not stay on a device for ever. Run at the start of the app. */
export async function tidyDevice(): Promise<void> {
  const slotsBefore = addMs(now(), -SLOTS_KEPT_MS);
  const bookingsBefore = addMs(now(), -BOOKINGS_KEPT_MS);
  await withDb(async () => {
    await db.cache
      .filter(
        ({ kind, fetchedAt }) =>
          (kind === 'slots' && fetchedAt < slotsBefore) || (kind === 'booking' && fetchedAt < bookingsBefore),
      )
      .delete();
    await db.fetches.filter(({ at }) => at < slotsBefore).delete();
  });
  if ((await withDb(readConfirmation)) === undefined) await clearConfirmation();
}
