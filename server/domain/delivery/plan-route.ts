import type { DirectionsView, PointInput, StopError, StopFault } from '#shared/api/delivery.ts';
import { cleanMetaStop } from '#shared/cart/clean-delivery-meta.ts';
import type { MetaStop } from '#shared/delivery/delivery-meta.ts';
import { betterOrder } from '#shared/delivery/plan/best-order.ts';
import { isCompleteStop } from '#shared/delivery/plan/complete-stop.ts';
import type { BetterOrder } from '#shared/delivery/plan/planner-value.ts';
import type { Route } from '#shared/delivery/route.ts';
import type { RouteDoubt } from '#shared/delivery/route-doubt.ts';
import { doorKey } from '#shared/delivery/route-key.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../env.ts';
import { AppError } from '../../errors/app-error.ts';
import type { RouteFailure, RoutePoint } from '../../providers/router/port.ts';
import { doubtRoute } from './doubt-route.ts';
import { type FoundStop, locateStops } from './locate-stops.ts';
import { signRouteToken } from './route-token.ts';

/** Seconds; the message says "in a minute" (D334). */
const BUSY_SEC = 60;

/**
 * All geocoders and engines of one plan together; each gets what those before it left. The app waits 10 s, also for a
 * slow line, and then shows neither road nor estimate (D517).
 */
const PLAN_MS = 7_000;

/** What planning needs of Deps. */
type Planned = Pick<Deps, 'geocoder' | 'router' | 'now'> & { readonly env: Pick<Env, 'linkSecrets'> };

interface Planning extends Planned {
  readonly patience: AbortSignal;
}

/**
 * The road through the pickups, in the order sent, to the drop-off (D139). A stop that is not found
 * leaves the route pending, with an error for it and the places of the others; so does a point that is not where its
 * typed address says (RT43), but then the token vouches for the doubt. Throws route.not_found with `errors`
 * for stops that lack a field or have no road between them, and route.busy and route.not_configured.
 */
export async function planRoute(
  planned: Planned,
  tenant: Pick<Tenant, 'id'>,
  points: readonly PointInput[],
  planMs = PLAN_MS,
): Promise<DirectionsView> {
  const deps: Planning = { ...planned, patience: AbortSignal.timeout(planMs) };
  const stops = points.map(cleanMetaStop);
  refuseOddOrder(stops);
  refuseIncomplete(stops);
  const found = await locateStops(deps, stops, deps.patience);
  const errors = found.flatMap(({ fault }, index) => (fault ? [stopError(index, fault)] : []));
  const places = placesOf(found);
  if (errors.length > 0 || places.length < found.length) return pending(found, errors);
  const route = await askRouter(deps, places);
  const doubt = await doubtRoute(deps, found, route);
  if (doubt) return doubted(deps, tenant, { found, route, doubt });
  const better = await findBetterOrder(deps, places, route);
  return routed(deps, tenant, {
    found,
    route,
    better: better ? { ...better, order: [...better.order] } : null,
  });
}

/** One to five pickups and then one drop-off, or there is nothing to drive. */
function refuseOddOrder(stops: readonly MetaStop[]): void {
  if (stops.length < 2) throw new AppError('request.invalid', { fields: { points: 'too_small' } });
  const firstDropoff = stops.findIndex(({ type }) => type === 'dropoff');
  if (firstDropoff !== stops.length - 1) {
    throw new AppError('request.invalid', { fields: { points: 'invalid' } });
  }
}

function refuseIncomplete(stops: readonly MetaStop[]): void {
  const errors = stops.flatMap((stop, index) =>
    isCompleteStop(stop) ? [] : [stopError(index, 'address.incomplete')],
  );
  if (errors.length > 0) throw new AppError('route.not_found', { errors });
}

function placesOf(found: readonly FoundStop[]): RoutePoint[] {
  return found.flatMap(({ stop, point: { latitude, longitude, approximate } }) =>
    latitude === null || longitude === null
      ? []
      : [{ latitude, longitude, approximate, door: doorKey(stop) }],
  );
}

async function askRouter({ router, patience }: Planning, places: readonly RoutePoint[]): Promise<Route> {
  const outcome = await router.route(places, patience);
  if (outcome.kind === 'ok') return knownAs(outcome.route, places);
  if (outcome.kind === 'failed') throw failure(outcome.why);
  const culprits =
    outcome.index === undefined ? await endsOfGaps({ router, patience }, places) : [outcome.index];
  throw new AppError('route.not_found', {
    errors: culprits.map((index) => stopError(index, 'address.no_road')),
  });
}

/** A measured road between points that are only near the doors is an estimate of the road asked for. */
function knownAs(route: Route, places: readonly RoutePoint[]): Route {
  return places.some(({ approximate }) => approximate) ? { ...route, estimated: true } : route;
}

function failure(why: RouteFailure): AppError {
  return why === 'not_configured'
    ? new AppError('route.not_configured')
    : new AppError('route.busy', { retryAfterSec: BUSY_SEC });
}

/** Both ends of every leg without a road, for an engine that does not say which; all stops when no engine says. */
async function endsOfGaps(
  { router, patience }: Pick<Planning, 'router' | 'patience'>,
  places: readonly RoutePoint[],
): Promise<number[]> {
  const all = places.map((_, index) => index);
  const matrix = places.length > 2 ? await router.matrix(places, patience) : undefined;
  const isGap = (from: number) => matrix?.miles[from]?.[from + 1] === null;
  const ends = all.filter((index) => isGap(index) || isGap(index - 1));
  return ends.length > 0 ? ends : all;
}

function pending(found: readonly FoundStop[], errors: StopError[]): DirectionsView {
  return {
    errors,
    routePending: true,
    stops: found.map(({ point }) => point),
    distanceMiles: null,
    durationMinutes: null,
    geometry: null,
    estimated: false,
    source: null,
    routeToken: null,
    better: null,
  };
}

/** RT43: told like a pending road, stop by stop; only the token and what it says of the doubt come along. */
function doubted(
  { env, now }: Planning,
  tenant: Pick<Tenant, 'id'>,
  { found, route, doubt }: { found: readonly FoundStop[]; route: Route; doubt: RouteDoubt },
): DirectionsView {
  const errors = doubt.points.flatMap(({ fault }, index) => (fault ? [stopError(index, fault)] : []));
  const stops = found.map(({ stop }) => stop);
  return {
    ...pending(found, errors),
    doubt: { ...doubt, points: [...doubt.points] },
    routeToken: signRouteToken(env.linkSecrets, tenant.id, stops, { ...route, doubt }, now()),
  };
}

function routed(
  { env, now }: Planning,
  tenant: Pick<Tenant, 'id'>,
  { found, route, better }: Pick<DirectionsView, 'better'> & { found: readonly FoundStop[]; route: Route },
): DirectionsView {
  const stops = found.map(({ stop }) => stop);
  const { geometry, ...facts } = route;
  return {
    errors: [],
    routePending: false,
    stops: found.map(({ point }) => point),
    ...facts,
    geometry: { type: geometry.type, coordinates: geometry.coordinates.map(([lon, lat]) => [lon, lat]) },
    routeToken: signRouteToken(env.linkSecrets, tenant.id, stops, facts, now()),
    better,
  };
}

/** Two pickups and the drop-off: with fewer there is nothing to choose. */
const FEWEST_PLACES = 3;

/** By the engine that measured the route; one that does not answer costs the tip and nothing else. */
async function findBetterOrder(
  { router, patience }: Pick<Planning, 'router' | 'patience'>,
  places: readonly RoutePoint[],
  { source }: Route,
): Promise<BetterOrder | undefined> {
  if (places.length < FEWEST_PLACES) return undefined;
  const matrix = await router.matrix(places, patience, source);
  return matrix && betterOrder(matrix);
}

/** English; the app translates by code. */
const messages: Readonly<Record<StopFault, string>> = {
  'address.incomplete': 'Please fill street, city, and state.',
  'address.not_found': 'Address not found',
  'address.outside': 'This address is outside our service area.',
  'address.no_road': 'No road was found to this address.',
  'address.point_far': 'This point is far from the address.',
  'address.unchecked': 'This address is not on our map, so its point could not be checked.',
  'address.mismatch': 'The ZIP code belongs to another town.',
};

/** `index` counts in the order sent (D139). */
function stopError(index: number, code: StopFault): StopError {
  return { index, code, message: messages[code] };
}
