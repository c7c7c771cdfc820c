import type { Day } from '#shared/kernel/day.ts';
import { type KnownTimes, readKnownTimes } from '../../data/slots/read-known-times.ts';
import type { VisitKey } from '../../data/slots/visit-key.ts';
import { useStored } from '../parts/page/use-stored.ts';

export type KnownDays = ReadonlyMap<Day, KnownTimes>;

const nothing: KnownDays = new Map();

/** What this device has seen of the days ahead; read only where the server cannot be asked. */
export function useKnownTimes(visit: VisitKey, today: Day, offline: boolean): KnownDays {
  const read = async () => {
    const known = offline ? await readKnownTimes(visit) : nothing;
    return new Map([...known].filter(([day]) => day >= today));
  };
  return useStored(read, [visit, today, String(offline)])?.value ?? nothing;
}
