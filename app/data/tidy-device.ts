import { addMs, parseInstant } from '#shared/kernel/instant.ts';
import { dropOldEdit } from './changes/edit-store.ts';
import { isContextOver } from './changes/is-context-over.ts';
import { forgetOldAddresses } from './delivery/recent-addresses.ts';
import type { CacheRow } from './device/cache-rows.ts';
import { isServerTimeTold, now, serverNow } from './device/clock.ts';
import { context } from './device/context.ts';
import { db } from './device/db.ts';
import { writeTabMirror } from './device/mirror.ts';
import { withDb } from './device/open.ts';
import { countDrafts, dateDrafts, dropDrafts } from './drafts/drafts.ts';
import { isContactOld } from './drafts/last-contact.ts';
import { isConfirmationOver } from './place/read-confirmation.ts';
import { probeServer } from './wire/probe-server.ts';

/** Yesterday's slots are of no use. */
const SLOTS_KEPT_MS = 24 * 60 * 60_000;
/** A booking that was looked at on this device without a way back to it; the mailed link brings it back. */
const BOOKINGS_KEPT_MS = 30 * 24 * 60 * 60_000;
/** One that can be opened again stays as long as its link works after the visit (D105). */
const LINK_KEPT_MS = 60 * 24 * 60 * 60_000;
/** Their link lives no longer (D105). */
const LIST_KEPT_MS = 7 * 24 * 60 * 60_000;
/**
 * What was typed and not sent may name a person; it is kept as long as the last contact (drafts/last-contact.ts).
 */
const DRAFTS_KEPT_MS = 365 * 24 * 60 * 60_000;

const KEPT_MS: Readonly<Partial<Record<CacheRow['kind'], number>>> = {
  booking: BOOKINGS_KEPT_MS,
  'my-bookings': LIST_KEPT_MS,
};

function isOver(row: CacheRow): boolean {
  if (row.kind === 'booking' && row.manageUrl !== undefined) {
    const endAt = parseInstant(row.booking.endISO) ?? row.fetchedAt;
    return addMs(endAt, LINK_KEPT_MS) < serverNow();
  }
  const keptMs = KEPT_MS[row.kind];
  return keptMs !== undefined && row.fetchedAt < addMs(serverNow(), -keptMs);
}

/**
 * LC21: copies and names do not stay on a device for ever. Run at the start of the app, beside a booking that is settled
 * then: what is there is looked at and dropped in one transaction. What only this device has is left to `forgetOld`.
 */
export async function tidyDevice(): Promise<void> {
  const slotsBefore = addMs(now(), -SLOTS_KEPT_MS);
  await withDb(async () => {
    await db.cache.filter(({ kind, fetchedAt }) => kind === 'slots' && fetchedAt < slotsBefore).delete();
    await db.fetches.filter(({ at }) => at < slotsBefore).delete();
  });
  await context('reschedule').update((reschedule) =>
    reschedule && isContextOver(reschedule) ? undefined : reschedule,
  );
  await dropOldEdit();
  const left = await context('confirmation').update((made) =>
    made && isConfirmationOver(made) ? undefined : made,
  );
  if (left === undefined) writeTabMirror('confirmation', null);
}

/**
 * LC21: the same of what nobody can bring back. It goes by the server's clock alone, once this page has heard it: a
 * device that began the day in another year would take yesterday's words for old, and forgets nothing meanwhile (D514).
 */
export async function forgetOld(): Promise<void> {
  if (!(await keepsAny())) return;
  if (!isServerTimeTold()) await probeServer();
  if (!isServerTimeTold()) return;
  await withDb(() => db.cache.filter(isOver).delete());
  await dateDrafts();
  await dropDrafts(({ updatedAt }) => updatedAt < addMs(serverNow(), -DRAFTS_KEPT_MS));
  await context('last-contact').update((last) => (last && isContactOld(last) ? undefined : last));
  await forgetOldAddresses();
}

/** Where there is nothing, as on a first visit, nobody need be asked. */
async function keepsAny(): Promise<boolean> {
  const [last, recent, draftCount, copyCount] = await Promise.all([
    context('last-contact').get(),
    context('recent-addresses').get(),
    countDrafts(),
    withDb(() => db.cache.filter(({ kind }) => KEPT_MS[kind] !== undefined).count()),
  ]);
  return last !== undefined || recent !== undefined || draftCount + copyCount > 0;
}
