import type { RouteLine, RouteSource } from '../route.ts';
import type { RouteDoubt } from '../route-doubt.ts';
import type { Stop, StopSource } from '../stop.ts';
import { listStops } from './plan-stops.ts';
import type { BetterOrder, PlannedRoute, PlannerValue } from './planner-value.ts';

/** One stop as the answer found it; what is null stays as it was. */
interface ResolvedStop {
  readonly label: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly source: StopSource | null;
  readonly placeId: string | null;
  readonly approximate: boolean;
}

/** The answer of POST /delivery/directions, or the same worked out on this device. */
export interface RouteAnswer {
  readonly routePending: boolean;
  /** In the order sent: pickups, then the drop-off (D139). */
  readonly stops: readonly ResolvedStop[];
  readonly distanceMiles: number | null;
  readonly durationMinutes: number | null;
  readonly geometry: RouteLine | null;
  readonly estimated: boolean;
  readonly source: RouteSource | null;
  readonly routeToken: string | null;
  readonly better: BetterOrder | null;
  readonly doubt?: RouteDoubt | null | undefined;
}

/**
 * RT28: the computed road and where its stops are (D333). A pending answer keeps the stops and leaves no route. The
 * caller makes sure that the stops are still those it asked about (routeKey).
 */
export function takeRoute(value: PlannerValue, answer: RouteAnswer): PlannerValue {
  const stops = listStops(value).map((stop, index) => resolveStop(stop, answer.stops[index]));
  const dropoff = stops.at(-1) ?? value.dropoff;
  const { doubt, routeToken } = answer;
  return {
    ...value,
    pickups: stops.slice(0, -1),
    dropoff,
    route: routeOf(answer),
    doubt: doubt && routeToken !== null ? { ...doubt, routeToken } : undefined,
    stale: false,
  };
}

/** RT28, RT46: a computation failed, or the road is too old; the stops stay, and no notice says that they changed. */
export function dropRoute(value: PlannerValue): PlannerValue {
  return { ...value, route: null, doubt: undefined, stale: false };
}

function resolveStop(stop: Stop, found: ResolvedStop | undefined): Stop {
  if (found === undefined || found.latitude === null || found.longitude === null) return stop;
  return {
    ...stop,
    label: found.label || stop.label,
    latitude: found.latitude,
    longitude: found.longitude,
    source: found.source ?? stop.source,
    placeId: found.placeId,
    approximate: found.approximate,
  };
}

function routeOf(answer: RouteAnswer): PlannedRoute | null {
  const { distanceMiles, durationMinutes, geometry, source, estimated, routeToken, better } = answer;
  const known = distanceMiles !== null && durationMinutes !== null && geometry !== null && source !== null;
  if (answer.routePending || !known) return null;
  return {
    distanceMiles,
    durationMinutes,
    geometry,
    estimated,
    source,
    ...(routeToken !== null && { routeToken }),
    ...(better !== null && { better }),
  };
}
