import { routeKey } from '../route-key.ts';
import type { Stop } from '../stop.ts';
import type { PlannerValue } from './planner-value.ts';

/** Pickups in the order they are driven, then the drop-off (D139): what index an error means. */
export function listStops(value: PlannerValue): readonly Stop[] {
  return [...value.pickups, value.dropoff];
}

/**
 * RT20: the plan with these stops, the drop-off last. Where the road depends on what changed, the route goes and the
 * plan is stale.
 */
export function withStops(value: PlannerValue, stops: readonly Stop[]): PlannerValue {
  const dropoff = stops.at(-1) ?? value.dropoff;
  const changed = { ...value, pickups: stops.slice(0, -1), dropoff };
  return routeKey(stops) === routeKey(listStops(value)) ? changed : withoutRoute(changed);
}

function withoutRoute(value: PlannerValue): PlannerValue {
  const hadAnswer = value.route !== null || value.doubt !== undefined;
  return { ...value, route: null, doubt: undefined, stale: value.stale || hadAnswer };
}
