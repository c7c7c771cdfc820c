import type { HoldView } from '#shared/api/slots.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMs, formatInstant, type Instant, minutesBetween, parseInstant } from '#shared/kernel/instant.ts';
import { noteServerTime, now } from '../device/clock.ts';
import { context } from '../device/context.ts';
import { db } from '../device/db.ts';
import { writeMirror } from '../device/mirror.ts';
import { withDb } from '../device/open.ts';
import type { SlotSelection } from '../device/rows.ts';
import { selectionOf } from './read-slot-selection.ts';

/** Writes of the held slot and its mirror; the commands hold, renew, release and book share them. */

/** The same change of both; in the caller's transaction, if there is one on `contexts`. */
export async function updateSelections(change: (held: SlotSelection) => SlotSelection): Promise<void> {
  await context('slot-selection').update((held) => held && change(held));
  await context('edit-slot-selection').update((held) => held && change(held));
}

/**
 * Stores what the server granted. `sentAt` is when it was asked, to learn how far this device's clock is off;
 * `editCartId` names the cart of the edit it is for.
 */
export async function keepHold(view: HoldView, sentAt: Instant, editCartId?: Id): Promise<void> {
  const serverNow = parseInstant(view.serverNow) ?? now();
  const startAt = parseInstant(view.startAt);
  const endAt = parseInstant(view.endAt);
  if (startAt === undefined || endAt === undefined) return;
  const offsetMs = noteServerTime(serverNow, sentAt);
  // From when it was asked for: what the way there and back took is not the person's any more (LC2).
  const leftMs = (end: string) => (parseInstant(end) ?? serverNow) - serverNow;
  const grantedMs = leftMs(view.expiresAt);
  const selection: SlotSelection = {
    lockId: view.id,
    startAt,
    endAt,
    minutes: minutesBetween(startAt, endAt),
    expiresAtLocal: addMs(sentAt, grantedMs),
    grantedMs,
    renewableUntilLocal: addMs(sentAt, leftMs(view.renewableUntil)),
    status: 'held',
    editCartId,
  };
  await withDb(() =>
    db.transaction('rw', db.contexts, db.meta, async () => {
      await selectionOf(editCartId).put(selection);
      await db.meta.put({ k: 'clock', offsetMs, v: 1 });
    }),
  );
  mirrorSelection(selection);
}

/** Another customer has it; the person is told and chooses again. Only if it is still the selected one. */
export async function loseHold(lockId: Id): Promise<void> {
  await updateSelections((held) => (held.lockId === lockId ? { ...held, status: 'lost' } : held));
}

/**
 * Of what is held for the cart of this edit, or without one for the person's own cart; what another tab chose for the
 * other stays (LC72). Also called inside the transaction that stores a booking.
 */
export async function forgetHold(editCartId: Id | undefined): Promise<void> {
  await selectionOf(editCartId).update((held) => (held?.editCartId === editCartId ? undefined : held));
  mirrorSelection((await context('slot-selection').get()) ?? (await context('edit-slot-selection').get()));
}

/** The copies of slots learn at once that this start is gone, before the next look at the server. */
export async function markSlotTaken(startAt: Instant): Promise<void> {
  await withDb(async () => {
    await db.cache
      .where('key')
      .startsWith('slots:')
      .modify((row, ref) => {
        if (row.kind !== 'slots') return;
        const slots = row.slots.map((slot) =>
          slot.startAt === startAt ? { ...slot, available: false, heldByYou: false } : slot,
        );
        ref.value = { ...row, slots };
      });
  });
}

function mirrorSelection(selection: SlotSelection | undefined): void {
  writeMirror(
    'slot_selection',
    selection === undefined
      ? null
      : JSON.stringify({
          lockId: selection.lockId,
          startISO: formatInstant(selection.startAt),
          endISO: formatInstant(selection.endAt),
        }),
  );
}
