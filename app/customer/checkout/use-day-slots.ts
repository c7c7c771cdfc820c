import { useEffect } from 'react';
import type { Day } from '#shared/kernel/day.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { remote } from '../../data/remote.ts';
import { readSlots, type SlotEntry } from '../../data/slots/read-slots.ts';
import { slotsKey } from '../../data/slots/slot-keys.ts';
import type { VisitKey } from '../../data/slots/visit-key.ts';
import { type FetchState, readFetch } from '../../data/wire/read-fetch-state.ts';
import { useLiveDays } from '../../frame/use-live-days.ts';
import { useStored } from '../parts/page/use-stored.ts';
import { useWake } from '../parts/page/use-wake.ts';
import { useSayTaken } from './use-say-taken.ts';

/** While a time is held the person is deciding: what stands around it must be true (D367). */
const RECHECK_MS = 30_000;
/** Holds of others run out without an event. */
const LOOK_AGAIN_MS = 60_000;

export interface DaySlots {
  /** Undefined until the day was seen once on this device. */
  readonly slots: readonly SlotEntry[] | undefined;
  readonly fetchedAt: Instant | undefined;
  readonly fetch: FetchState | undefined;
  readonly retry: () => void;
}

/** The times of a day for a visit of this length, kept fresh while they are looked at. */
export function useDaySlots(day: Day, visit: VisitKey, isHolding: boolean, timeZone: string): DaySlots {
  const stored = useStored(() => readSlots(day, visit), [day, visit]);
  const fetch = useStored(() => readFetch(slotsKey(day, visit)), [day, visit])?.value;
  const recheck = () => void remote.refreshSlots(day, visit, { force: true });
  const sayTaken = useSayTaken(timeZone);

  useEffect(() => {
    void remote.refreshSlots(day, visit);
  }, [day, visit]);
  useWake(recheck, isHolding ? RECHECK_MS : LOOK_AGAIN_MS);
  useLiveDays(day, day, async (since) => {
    const before = await readSlots(day, visit);
    const outcome = await remote.refreshSlots(day, visit, { since });
    sayTaken(before?.slots, (await readSlots(day, visit))?.slots);
    return outcome;
  });

  return { slots: stored?.value?.slots, fetchedAt: stored?.value?.fetchedAt, fetch, retry: recheck };
}
