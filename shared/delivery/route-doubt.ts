/** Why a point is not taken for its address: too far from it, nothing to compare it with, or a ZIP of another town. */
export const pointFaults = ['address.point_far', 'address.unchecked', 'address.mismatch'] as const;
export type PointFault = (typeof pointFaults)[number];

/** One stop of a doubted road, in the order driven. */
export interface DoubtedPoint {
  /** Straight miles from the point to where the typed address is; null: it is not known where that is. */
  readonly offMiles: number | null;
  /** null: the point is where its address says. */
  readonly fault: PointFault | null;
}

/**
 * RT43: what is known of a road whose points are not all where their addresses say. Nothing in it is a price: the road
 * stays pending until a person has looked at both.
 */
export interface RouteDoubt {
  /** The road through the points as they were placed. */
  readonly placedMiles: number;
  readonly placedMinutes: number;
  /** The road between the addresses as they were typed; null where one of them is not found. */
  readonly typedMiles: number | null;
  readonly typedMinutes: number | null;
  readonly points: readonly DoubtedPoint[];
}
