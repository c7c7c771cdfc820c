/** The way between two visits of one crew, and what of the agenda it takes from others. */
import { addMinutes, type Instant } from '../kernel/instant.ts';
import type { Busy } from './agenda.ts';
import type { Job } from './fit-crew.ts';

/** How a company reckons it: not at all, the same minutes always, or by an estimate between two ZIP codes. */
export const travelModes = ['off', 'fixed', 'estimate'] as const;
export type TravelMode = (typeof travelModes)[number];

export interface Travel {
  readonly mode: TravelMode;
  /** Of `fixed`; kept while another way is chosen. */
  readonly fixedMin: number;
}

/** What a company begins with, whatever it chooses later. */
export const TRAVEL_USUAL_MIN = 15;
/** As far as the way from another day is looked for: no crew that drives longer begins another visit that day. */
export const TRAVEL_MAX_MIN = 240;
/** Fixed ways are multiples of it, and no shorter: no way at all is `off`. */
export const TRAVEL_STEP_MIN = 5;

/** Whole minutes, 0 to TRAVEL_MAX_MIN, from where one visit ends to where the next begins; undefined: not known. */
export type TravelMin = (fromZip: string | undefined, toZip: string | undefined) => number;

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
