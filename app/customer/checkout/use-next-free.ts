import { useEffect } from 'react';
import type { Day } from '#shared/kernel/day.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { refreshSlots } from '../../local/commands/refresh-slots.ts';
import { readSlots, type SlotEntry } from '../../local/reads/slots.ts';
import { useStored } from '../parts/use-stored.ts';
import { daysWithNext, type FreeCounts } from './free-days.ts';
import { NEXT_FREE, nextFreeSlots } from './next-free-slots.ts';

/** The next three free times, from as few days as hold them; undefined while they are not known. */
export function useNextFree(
  counts: FreeCounts,
  today: Day,
  minutes: number,
  at: Instant,
): readonly SlotEntry[] | undefined {
  const days = daysWithNext(counts, today, NEXT_FREE);
  const key = days.join(' ');
  const stored = useStored(() => Promise.all(days.map((day) => readSlots(day, minutes))), [key, minutes]);

  useEffect(() => {
    for (const day of key.split(' ').filter(Boolean)) void refreshSlots(day as Day, minutes); // joined above
  }, [key, minutes]);

  const found = nextFreeSlots(stored?.value.map((one) => one?.slots ?? []) ?? [], at);
  return found.length > 0 ? found : undefined;
}
