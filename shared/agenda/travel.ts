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
