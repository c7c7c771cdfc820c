import * as z from 'zod/mini';
import { type SlotDayView, slotDayView } from '#shared/api/slots.ts';
import { type Day, parseDay } from '#shared/kernel/day.ts';
import { addMinutes } from '#shared/kernel/instant.ts';
import type { CacheRow } from '../device/cache-rows.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { updateRow } from '../device/update-row.ts';
import { type FetchOutcome, fetchOnce, type RefreshOptions } from '../wire/fetch-once.ts';
import { call } from '../wire/http.ts';
import { heldLockId } from './refresh-slots.ts';
import { slotDaysFetchKey, slotDaysKey } from './slot-keys.ts';
import { type VisitKey, visitQuery } from './visit-key.ts';

const DAYS_FRESH_MS = 60_000;
/** Counts older than this say nothing any more and are dropped with the next write. */
const DAYS_KEPT_MIN = 24 * 60;

/** Free slots per day, `from` and `to` included, at most 62 days. */
export function refreshSlotDays(
  from: Day,
  to: Day,
  visit: VisitKey,
  options: RefreshOptions = {},
): Promise<FetchOutcome> {
  return fetchOnce({
    key: slotDaysFetchKey(from, to, visit),
    freshMs: DAYS_FRESH_MS,
    ...options,
    load: async () =>
      call({
        method: 'GET',
        path: '/slots/days',
        query: { from, to, ...visitQuery(visit), lockId: await heldLockId() },
        schema: z.array(slotDayView),
      }),
    store: (days) => storeDays(visit, days),
  });
}

async function storeDays(visit: VisitKey, answered: readonly SlotDayView[]): Promise<void> {
  const fetchedAt = now();
  const fresh = answered.flatMap(({ date, available }) => {
    const day = parseDay(date);
    return day === undefined ? [] : [{ day, available, fetchedAt }];
  });
  const known = new Set(fresh.map(({ day }) => day));
  const key = slotDaysKey(visit);
  await updateRow(db.cache, key, (row): CacheRow => {
    const kept =
      row?.kind === 'days'
        ? row.days.filter(
            (old) => !known.has(old.day) && addMinutes(old.fetchedAt, DAYS_KEPT_MIN) > fetchedAt,
          )
        : [];
    return { key, kind: 'days', days: [...kept, ...fresh], fetchedAt, v: 1 };
  });
}
