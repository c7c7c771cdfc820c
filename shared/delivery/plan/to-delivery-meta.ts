import type { DeliveryMeta, MetaStop } from '../delivery-meta.ts';
import type { Stop } from '../stop.ts';
import { listStops } from './plan-stops.ts';
import type { PlannedDoubt, PlannerValue } from './planner-value.ts';

/**
 * RT30, RT44: a plan as a cart keeps it. A road that only this device has worked out is kept for looking at, but stays
 * pending: without a token the server does not vouch for it, and the price is only "from".
 */
export function toDeliveryMeta(value: PlannerValue): DeliveryMeta {
  const { route, doubt } = value;
  return {
    kind: value.mode,
    stops: listStops(value).map(toMetaStop),
    extraPickupCount: value.pickups.length - 1,
    routePending: route?.routeToken === undefined,
    ...(route !== null && {
      distanceMiles: route.distanceMiles,
      durationMinutes: route.durationMinutes,
      ...(route.source !== 'embedded' && { geometry: route.geometry }),
      estimated: route.estimated,
      source: route.source,
      ...(route.routeToken !== undefined && { routeToken: route.routeToken }),
    }),
    ...(route === null && doubt !== undefined && splitDoubt(doubt)),
  };
}

function splitDoubt({ routeToken, ...doubt }: PlannedDoubt): Pick<DeliveryMeta, 'routeToken' | 'doubt'> {
  return { routeToken, doubt };
}

function toMetaStop(stop: Stop): MetaStop {
  const { id: _id, type, searchMode, approximate, ...rest } = stop;
  const said = Object.entries(rest).filter(([, entry]) => entry !== '' && entry !== null);
  return {
    type,
    ...Object.fromEntries(said),
    ...(searchMode === 'place' && { searchMode }),
    ...(approximate && { approximate }),
  };
}
