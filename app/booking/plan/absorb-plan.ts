import { listStops } from '#shared/delivery/plan/plan-stops.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { routeKey } from '#shared/delivery/route-key.ts';
import type { Stop } from '#shared/delivery/stop.ts';

/** What the road of a plan depends on, as one text (D138). */
export function planKey(plan: PlannerValue): string {
  return routeKey(listStops(plan));
}

/**
 * Takes an answer over into the plan of now: notes, mode and instructions may have been written while it was on its
 * way. `undefined`: the stops are others by now, and the answer fits none of them.
 */
export function absorbPlan(
  now: PlannerValue,
  asked: PlannerValue,
  answered: PlannerValue,
): PlannerValue | undefined {
  if (planKey(now) !== planKey(asked)) return undefined;
  const found = new Map(listStops(answered).map((stop) => [stop.id, stop]));
  const locate = (stop: Stop): Stop => {
    const at = found.get(stop.id);
    if (at === undefined) return stop;
    const { label, latitude, longitude, source, placeId, approximate } = at;
    return { ...stop, label, latitude, longitude, source, placeId, approximate };
  };
  return {
    ...now,
    pickups: now.pickups.map(locate),
    dropoff: locate(now.dropoff),
    route: answered.route,
    doubt: answered.doubt,
    stale: answered.stale,
  };
}
