import type { DirectionsView, StopError, StopFault } from '#shared/api/delivery.ts';
import { checkPoint } from '#shared/delivery/check-point.ts';
import { estimateRoute, type RoughPoint } from '#shared/delivery/estimate-route.ts';
import { readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import { locateStop } from '#shared/delivery/florida/locate-stop.ts';
import { betterOrder, estimateMatrix } from '#shared/delivery/plan/best-order.ts';
import { isCompleteStop, pointOf } from '#shared/delivery/plan/complete-stop.ts';
import { describeStop } from '#shared/delivery/plan/describe-stop.ts';
import { listStops } from '#shared/delivery/plan/plan-stops.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { takeRoute } from '#shared/delivery/plan/take-route.ts';
import { doorKey } from '#shared/delivery/route-key.ts';
import type { Stop } from '#shared/delivery/stop.ts';

interface PlannedHere {
  readonly plan: PlannerValue;
  readonly errors: readonly StopError[];
}

type Located = DirectionsView['stops'][number];

interface Lost {
  readonly fault: StopFault;
  readonly stop: Located;
}

/**
 * The server's own estimate, made here: same gazetteer, same tables, so that both say the same (LC60). Without a token
 * the server does not know it. Loaded when it is needed; it brings the gazetteer along.
 */
export function planRouteOnDevice(value: PlannerValue): PlannedHere {
  const asked = listStops(value);
  const found = asked.map(locate);
  const errors = found.flatMap((each, index) =>
    'fault' in each ? [{ index, code: each.fault, message: '' }] : [],
  );
  const stops = found.map((each) => ('fault' in each ? each.stop : each));
  const points = stops.flatMap((stop, index) => {
    const point = pointOf(stop);
    return point ? [{ ...point, approximate: stop.approximate, door: doorKey(asked[index] ?? {}) }] : [];
  });
  return { plan: takeRoute(value, viewOf(stops, points, errors)), errors };
}

function viewOf(
  stops: readonly Located[],
  points: readonly RoughPoint[],
  errors: readonly StopError[],
): DirectionsView {
  const view = { errors: [...errors], stops: [...stops], routeToken: null };
  if (points.length < stops.length) {
    const nothing = {
      distanceMiles: null,
      durationMinutes: null,
      geometry: null,
      source: null,
      better: null,
    };
    return { ...view, ...nothing, routePending: true, estimated: false };
  }
  const { geometry, ...route } = estimateRoute(points);
  const better = betterOrder(estimateMatrix(points));
  return {
    ...view,
    ...route,
    geometry: { type: geometry.type, coordinates: geometry.coordinates.map(([lon, lat]) => [lon, lat]) },
    better: better === undefined ? null : { ...better, order: [...better.order] },
    routePending: false,
  };
}

function locate(stop: Stop): Located | Lost {
  const { latitude, longitude, source, placeId, approximate } = stop;
  const asIs = { label: stop.label || describeStop(stop), latitude, longitude, source, placeId, approximate };
  if (!isCompleteStop(stop)) return { fault: 'address.incomplete', stop: asIs };
  const known = pointOf(stop);
  if (known !== undefined) {
    const { fault } = checkPoint(readGazetteer(), stop, known);
    return fault ? { fault, stop: nowhere(asIs) } : asIs;
  }
  const place = locateStop(readGazetteer(), stop);
  if ('fault' in place) return { fault: place.fault, stop: asIs };
  const point = { latitude: place.latitude, longitude: place.longitude };
  const located = { ...asIs, ...point, source: 'embedded' as const, placeId: null, approximate: true };
  const { fault } = checkPoint(readGazetteer(), stop, point);
  return fault ? { fault, stop: nowhere(located) } : located;
}

/** Takes no part in an estimate; in the plan the point stays where it was put. */
function nowhere(stop: Located): Located {
  return { ...stop, latitude: null, longitude: null };
}
