import * as z from 'zod/mini';
import { type SlotView, slotView } from '#shared/api/slots.ts';
import type { Day } from '#shared/kernel/day.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { now } from '../clock.ts';
import { db } from '../db.ts';
import { call } from '../http.ts';
import { withDb } from '../open.ts';
import { readSlotSelection } from '../reads/slot-selection.ts';
import type { SlotEntry } from '../rows.ts';
import { slotsKey } from '../slot-keys.ts';
import { type FetchOutcome, fetchOnce } from '../sync/fetch-once.ts';

/** Design 8: slots are cached for a minute. */
const SLOTS_FRESH_MS = 60_000;

/** Asks for a day's slots of this length; a slot held here reads as free and as ours. */
export function refreshSlots(
  day: Day,
  minutes: number,
  options: { readonly force?: boolean } = {},
): Promise<FetchOutcome> {
  const key = slotsKey(day, minutes);
  return fetchOnce({
    key,
    freshMs: SLOTS_FRESH_MS,
    force: options.force,
    load: async () =>
      call({
        method: 'GET',
        path: '/slots',
        query: { date: day, minutes, lockId: await heldLockId() },
        schema: z.array(slotView),
      }),
    store: (slots) =>
      withDb(async () => {
        await db.cache.put({ key, kind: 'slots', slots: slots.flatMap(readSlot), fetchedAt: now(), v: 1 });
      }),
  });
}

/** So that the server does not count our own hold as somebody else's. */
export async function heldLockId(): Promise<string | undefined> {
  const selection = await withDb(readSlotSelection);
  return selection?.status === 'held' ? selection.lockId : undefined;
}

function readSlot(view: SlotView): SlotEntry[] {
  const startAt = parseInstant(view.startAt);
  const endAt = parseInstant(view.endAt);
  if (startAt === undefined || endAt === undefined) return [];
  return [{ startAt, endAt, available: view.available, heldByYou: view.heldByYou ?? false }];
}
