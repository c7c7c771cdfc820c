import { estimateRoute, type RoughPoint } from '#shared/delivery/estimate-route.ts';
import { greatCircleMiles } from '#shared/delivery/great-circle.ts';
import type { Route } from '#shared/delivery/route.ts';
import type { DoubtedPoint, RouteDoubt } from '#shared/delivery/route-doubt.ts';
import type { Deps } from '../../deps.ts';
import type { FoundStop } from './locate-stops.ts';

/**
 * RT43: what staff needs to judge a road some of whose points are not where their addresses say; `undefined` where all
 * are. The road between the typed addresses comes from the same engine, or is estimated where that has none.
 */
export async function doubtRoute(
  { router, patience }: Pick<Deps, 'router'> & { readonly patience: AbortSignal },
  found: readonly FoundStop[],
  placed: Pick<Route, 'distanceMiles' | 'durationMinutes'>,
): Promise<RouteDoubt | undefined> {
  const points = found.map(doubtedPoint);
  if (points.every(({ fault }) => fault === null)) return undefined;
  const typed = found.flatMap((each) => typedPlace(each) ?? []);
  const road = typed.length === found.length ? await typedRoad(router, typed, patience) : undefined;
  return {
    placedMiles: placed.distanceMiles,
    placedMinutes: placed.durationMinutes,
    typedMiles: road?.distanceMiles ?? null,
    typedMinutes: road?.durationMinutes ?? null,
    points,
  };
}

async function typedRoad(
  router: Deps['router'],
  places: readonly RoughPoint[],
  patience: AbortSignal,
): Promise<Route> {
  const outcome = await router.route(places, patience);
  return outcome.kind === 'ok' ? outcome.route : estimateRoute(places);
}

/** A point that fits its address is nearer to the door than the middle of a ZIP area. */
function typedPlace({ point, check }: FoundStop): RoughPoint | undefined {
  if (check?.fault) return check.typed ?? undefined;
  const { latitude, longitude, approximate } = point;
  return latitude === null || longitude === null ? undefined : { latitude, longitude, approximate };
}

/** Tenths of a mile: more would say that the middle of a ZIP area is the door. */
function doubtedPoint({ point: { latitude, longitude }, check }: FoundStop): DoubtedPoint {
  const fault = check?.fault ?? null;
  const typed = check?.typed;
  if (!typed || latitude === null || longitude === null) return { offMiles: null, fault };
  return { offMiles: Math.round(greatCircleMiles(typed, { latitude, longitude }) * 10) / 10, fault };
}
