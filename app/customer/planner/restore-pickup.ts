import { withStops } from '#shared/delivery/plan/plan-stops.ts';
import { PICKUPS_MAX, type PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { planKey } from '../../booking/plan/absorb-plan.ts';

/**
 * Puts a removed pickup back where it was in `before`, with the route where that makes the very stops it was computed
 * for. Nothing happens when five others have taken the places meanwhile.
 */
export function restorePickup(plan: PlannerValue, before: PlannerValue, stopId: Id): PlannerValue {
  const place = before.pickups.findIndex(({ id }) => id === stopId);
  const stop = before.pickups[place];
  const isBack = plan.pickups.some(({ id }) => id === stopId);
  if (stop === undefined || isBack || plan.pickups.length >= PICKUPS_MAX) return plan;
  const pickups = [...plan.pickups.slice(0, place), stop, ...plan.pickups.slice(place)];
  const restored = withStops(plan, [...pickups, plan.dropoff]);
  return planKey(restored) === planKey(before)
    ? { ...restored, route: before.route, doubt: before.doubt, stale: before.stale }
    : restored;
}
