import { greatCircleMiles } from './great-circle.ts';
import type { Route } from './route.ts';
import type { Point } from './stop.ts';

/** Roads of a town are this much longer than the straight line: median of 700 OSRM routes, error 11 % at the median. */
const TOWN_DETOUR = 1.3;
/** Highways between cities are straighter: Orlando to Tampa 1.09, Miami 1.15, but Tampa to Miami 1.37 (Everglades). */
const HIGHWAY_DETOUR = 1.2;
/** Between the two the detour falls evenly. Straight miles. */
const TOWN_UNTIL_MILES = 30;
const HIGHWAY_FROM_MILES = 100;

/**
 * Miles of road of one leg and the speed usual on it (OSRM medians; from 60 miles on assumed, a growing share of
 * interstate). Between two rows the speed changes evenly, so that a longer road never takes less time.
 */
const SPEEDS: readonly (readonly [roadMiles: number, mph: number])[] = [
  [0.5, 20],
  [1.5, 24],
  [3.5, 27],
  [7.5, 31],
  [15, 33],
  [30, 35],
  [60, 45],
  [120, 55],
  [200, 60],
];

/** How far from the door the middle of a ZIP area is: median of 208 addresses (`npm run bench:routes`). */
export const ROUGH_END_MILES = 2.5;

/** A place on an estimated road. */
export interface RoughPoint extends Point {
  /** True: the middle of a ZIP area or a town, not the door. */
  readonly approximate?: boolean | undefined;
  /** Its address (`doorKey`): two stops of one are one door, wherever in the area that is. */
  readonly door?: string | undefined;
}

/** Miles and minutes of road between two points without looking at a road (RT10, RT11, RT41). */
export function estimateLeg(
  from: RoughPoint,
  to: RoughPoint,
): { readonly miles: number; readonly minutes: number } {
  const isOneDoor = from.door !== undefined && from.door === to.door;
  const unknown = isOneDoor ? [] : [from, to].map(({ approximate }) => (approximate ? ROUGH_END_MILES : 0));
  const straight = Math.hypot(greatCircleMiles(from, to), ...unknown);
  const miles = straight * detour(straight);
  return { miles, minutes: (miles / speedAt(miles)) * 60 };
}

/** RT10-RT12, RT41: the road through all points in order, estimated; the line is straight from stop to stop. */
export function estimateRoute(points: readonly RoughPoint[]): Route {
  const legs = points.slice(1).map((point, index) => estimateLeg(points[index] ?? point, point));
  return {
    distanceMiles: legs.reduce((sum, leg) => sum + leg.miles, 0),
    durationMinutes: legs.reduce((sum, leg) => sum + leg.minutes, 0),
    geometry: {
      type: 'LineString',
      coordinates: points.map(({ latitude, longitude }) => [longitude, latitude] as const),
    },
    estimated: true,
    source: 'embedded',
  };
}

function detour(straightMiles: number): number {
  return between(straightMiles, [TOWN_UNTIL_MILES, TOWN_DETOUR], [HIGHWAY_FROM_MILES, HIGHWAY_DETOUR]);
}

function speedAt(roadMiles: number): number {
  const upper = SPEEDS.findIndex(([miles]) => roadMiles <= miles);
  const above = SPEEDS.at(upper) ?? SPEED_AT_MOST;
  return upper <= 0 ? above[1] : between(roadMiles, SPEEDS[upper - 1] ?? above, above);
}

const SPEED_AT_MOST: readonly [number, number] = [200, 60];

/** Straight line between two rows of a table, level outside of them. */
function between(
  at: number,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
): number {
  const share = Math.min(1, Math.max(0, (at - x0) / (x1 - x0)));
  return y0 + share * (y1 - y0);
}
