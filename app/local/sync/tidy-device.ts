import { addMs } from '#shared/kernel/instant.ts';
import type { CacheRow } from '../cache-rows.ts';
import { now } from '../clock.ts';
import { clearConfirmation } from '../commands/clear-confirmation.ts';
import { forgetOldAddresses } from '../commands/forget-old-addresses.ts';
import { db } from '../db.ts';
import { dropOldEdit } from '../edit-store.ts';
import { isContextOver } from '../is-context-over.ts';
import { withDb } from '../open.ts';
import { readConfirmation } from '../reads/confirmation.ts';

/** Slots of yesterday tell nobody anything. */
const SLOTS_KEPT_MS = 24 * 60 * 60_000;
/** A booking that was looked at on this device; the mailed link brings it back. */
const BOOKINGS_KEPT_MS = 30 * 24 * 60 * 60_000;
/** Their link lives no longer (decision 105). */
const LIST_KEPT_MS = 7 * 24 * 60 * 60_000;

const KEPT_MS: Readonly<Partial<Record<CacheRow['kind'], number>>> = {
  slots: SLOTS_KEPT_MS,
  booking: BOOKINGS_KEPT_MS,
  'my-bookings': LIST_KEPT_MS,
};

/** LC21: copies and names do not stay on a device for ever. Run at the start of the app. */
export async function tidyDevice(): Promise<void> {
  const slotsBefore = addMs(now(), -SLOTS_KEPT_MS);
  await withDb(async () => {
    await db.cache
      .filter(({ kind, fetchedAt }) => {
        const keptMs = KEPT_MS[kind];
        return keptMs !== undefined && fetchedAt < addMs(now(), -keptMs);
      })
      .delete();
    await db.fetches.filter(({ at }) => at < slotsBefore).delete();
  });
  await withDb(async () => {
    const row = await db.contexts.get('reschedule');
    if (row?.k === 'reschedule' && isContextOver(row.value)) await db.contexts.delete('reschedule');
  });
  await forgetOldAddresses();
  await dropOldEdit();
  if ((await withDb(readConfirmation)) === undefined) await clearConfirmation();
}
