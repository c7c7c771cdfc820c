import * as z from 'zod/mini';
import { type SlotView, slotView } from '#shared/api/slots.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import type { SlotEntry } from '../device/cache-rows.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { findBooking } from '../device/sent-booking.ts';
import { type FetchOutcome, fetchOnce, type RefreshOptions } from '../wire/fetch-once.ts';
import { call } from '../wire/http.ts';
import { readSlotSelection } from './read-slot-selection.ts';
import { slotsKey } from './slot-keys.ts';
import { loseHold } from './slot-selection.ts';
import { type VisitKey, visitQuery } from './visit-key.ts';

/** D314: so long the times of a day are as good as new. */
const SLOTS_FRESH_MS = 60_000;

/** Asks for a day's slots for this visit; a slot held here reads as free and as ours. */
export function refreshSlots(day: Day, visit: VisitKey, options: RefreshOptions = {}): Promise<FetchOutcome> {
  const key = slotsKey(day, visit);
  let lockId: Id | undefined;
  return fetchOnce({
    key,
    freshMs: SLOTS_FRESH_MS,
    ...options,
    load: async () => {
      lockId = await heldLockId();
      return call({
        method: 'GET',
        path: '/slots',
        query: { date: day, ...visitQuery(visit), lockId },
        schema: z.array(slotView),
      });
    },
    store: async (views) => {
      const slots = views.flatMap(readSlot);
      await withDb(() => db.cache.put({ key, kind: 'slots', slots, fetchedAt: now(), v: 1 }));
      if (lockId !== undefined) await loseIfTaken(lockId, slots);
    },
  });
}

/**
 * A hold that ran out is the customer's until another customer has the time (D87): this answer, which leaves out the
 * hold it was asked with, says whether. While our own booking is under way it is that which has it.
 */
async function loseIfTaken(lockId: Id, slots: readonly SlotEntry[]): Promise<void> {
  const selection = await withDb(readSlotSelection);
  if (selection?.lockId !== lockId || (await isBooking())) return;
  const seen = slots.find(({ startAt, endAt }) => startAt === selection.startAt && endAt === selection.endAt);
  if (seen?.available === false) await loseHold(lockId);
}

async function isBooking(): Promise<boolean> {
  const state = (await withDb(findBooking))?.state;
  return state === 'sending' || state === 'unknown';
}

/** So that the server does not count our own hold as another customer's. */
export async function heldLockId(): Promise<Id | undefined> {
  const selection = await withDb(readSlotSelection);
  return selection?.status === 'held' ? selection.lockId : undefined;
}

function readSlot(view: SlotView): SlotEntry[] {
  const startAt = parseInstant(view.startAt);
  const endAt = parseInstant(view.endAt);
  if (startAt === undefined || endAt === undefined) return [];
  return [{ startAt, endAt, available: view.available, heldByYou: view.heldByYou ?? false }];
}
