/** What OSRM answers, and Valhalla when asked for `format=osrm`: metres, seconds, [longitude, latitude]. */
import * as z from 'zod/mini';
import { greatCircleMiles } from '#shared/delivery/great-circle.ts';
import { LINE_POINTS_MAX, type RouteSource } from '#shared/delivery/route.ts';
import { simplifyLine } from '#shared/delivery/simplify-line.ts';
import type { RouteMatrix, RouteOutcome, RoutePoint } from './port.ts';

const METRES_A_MILE = 1609.344;
/** How far a stop may lie from the road that is found for it. A door: a long drive or a car park. */
const DOOR_RADIUS_M = 1000;
/** The middle of a ZIP area is up to six miles from an address in it, and farther from a road only in a swamp. */
const AREA_RADIUS_M = 8000;

const amount = z.number().check(z.minimum(0));
const position = z.tuple([
  z.number().check(z.minimum(-180), z.maximum(180)),
  z.number().check(z.minimum(-90), z.maximum(90)),
]);

const routeAnswer = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(
      z.object({
        distance: amount,
        duration: amount,
        geometry: z.object({
          type: z.literal('LineString'),
          coordinates: z.array(position).check(z.minLength(2)),
        }),
      }),
    )
    .check(z.minLength(1)),
  waypoints: z.array(z.object({ distance: amount })),
});

const cells = z.array(z.array(z.nullable(amount)));
const tableAnswer = z.object({ code: z.literal('Ok'), distances: cells, durations: cells });

/** Metres. Without it both engines take the next road however far: to Orlando on data that ends 148 km short. */
export function radiusOf(point: RoutePoint): number {
  return point.approximate === true ? AREA_RADIUS_M : DOOR_RADIUS_M;
}

/** Undefined: not an answer of this format, or one that cannot be true. */
export function readRoute(
  body: unknown,
  points: readonly RoutePoint[],
  source: RouteSource,
): RouteOutcome | undefined {
  const parsed = routeAnswer.safeParse(body);
  const road = parsed.data?.routes[0];
  if (parsed.data === undefined || road === undefined) return undefined;
  const { waypoints } = parsed.data;
  if (waypoints.length !== points.length) return undefined;
  const far = points.findIndex((point, at) => (waypoints[at]?.distance ?? 0) > radiusOf(point));
  if (far !== -1) return { kind: 'none', index: far };
  const distanceMiles = road.distance / METRES_A_MILE;
  if (distanceMiles < leastMiles(points)) return undefined;
  const route = {
    distanceMiles,
    durationMinutes: road.duration / 60,
    geometry: simplifyLine(road.geometry, LINE_POINTS_MAX),
    estimated: false,
    source,
  };
  return { kind: 'ok', route };
}

/** A road is no shorter than the flight between its ends, each of which may have been moved to a road nearby. */
function leastMiles(points: readonly RoutePoint[]): number {
  const flights = points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    const moved = (radiusOf(from) + radiusOf(to)) / METRES_A_MILE;
    return Math.max(0, greatCircleMiles(from, to) * 0.99 - moved); // engines' earths differ by half a per cent
  });
  return flights.reduce((sum, miles) => sum + miles, 0);
}

/** Undefined also when rows or columns are missing. */
export function readTable(body: unknown, size: number): RouteMatrix | undefined {
  const parsed = tableAnswer.safeParse(body);
  if (parsed.data === undefined) return undefined;
  const { distances, durations } = parsed.data;
  const isSquare = (rows: readonly (readonly unknown[])[]) =>
    rows.length === size && rows.every((row) => row.length === size);
  if (!isSquare(distances) || !isSquare(durations)) return undefined;
  return { miles: scale(distances, METRES_A_MILE), minutes: scale(durations, 60) };
}

const scale = (rows: readonly (readonly (number | null)[])[], by: number) =>
  rows.map((row) => row.map((value) => (value === null ? null : value / by)));
