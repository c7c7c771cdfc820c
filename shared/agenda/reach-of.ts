/** What a taken stretch keeps other visits of its crew out of: itself, and the buffer or the way around it. */
import { addMinutes, type Instant } from '../kernel/instant.ts';
import type { Busy } from './agenda.ts';
import type { Job } from './fit-crew.ts';
import type { TravelMin } from './travel.ts';

export interface Reach {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

interface Visit {
  /** Kept free after it. */
  readonly bufferMin: number;
  readonly zips?: Job['zips'] | undefined;
  readonly travelMin?: TravelMin | undefined;
}

/**
 * What a visit of the same crew must stay out of because of one taken stretch (AG8, AG10, AG62): the stretch, before it
 * the visit's buffer or the way there, after it the way from there, whichever is longer. Around a block nothing.
 */
export function reachOf(taken: Busy, { bufferMin, zips = [], travelMin = noTravel }: Visit): Reach {
  const { startsAt, endsAt, leftAt = endsAt, isBlock, zips: places = [] } = taken;
  if (isBlock) return { startsAt, endsAt };
  const thereMin = Math.max(bufferMin, travelMin(zips.at(-1), places[0]));
  const onAt = addMinutes(leftAt, travelMin(places.at(-1), zips[0]));
  return { startsAt: addMinutes(startsAt, -thereMin), endsAt: onAt > endsAt ? onAt : endsAt };
}

function noTravel(): number {
  return 0;
}
