import { blankPlan } from './plan/blank-plan.ts';
import { addPickup } from './plan/change-pickups.ts';
import type { PlannedRoute, PlannerValue } from './plan/planner-value.ts';
import type { Stop } from './stop.ts';

export const aRoute: PlannedRoute = {
  distanceMiles: 12.34,
  durationMinutes: 31,
  geometry: {
    type: 'LineString',
    coordinates: [
      [-81.38, 28.54],
      [-81.35, 28.6],
    ],
  },
  estimated: false,
  source: 'osrm',
  routeToken: 'signed',
};

/** A computed plan whose stops are complete and found; ids are p0, p1, … and d. */
export function aPlan(pickups: number, given: Partial<PlannerValue> = {}): PlannerValue {
  let plan = blankPlan({ instance: 'plan', pickup: 'p0', dropoff: 'd' });
  for (let place = 1; place < pickups; place += 1) plan = addPickup(plan, `p${place}`);
  const found = (stop: Stop, place: number): Stop => ({
    ...stop,
    street: `${place + 1} Oak Street`,
    city: 'Orlando',
    zip: '32801',
    label: `${place + 1} Oak Street, Orlando, FL 32801`,
    latitude: 28.5 + place / 100,
    longitude: -81.38,
    source: 'photon',
    placeId: `N${place}`,
  });
  return {
    ...plan,
    pickups: plan.pickups.map(found),
    dropoff: found(plan.dropoff, pickups),
    route: aRoute,
    ...given,
  };
}

export function idsOf(plan: PlannerValue): readonly string[] {
  return [...plan.pickups, plan.dropoff].map(({ id }) => id);
}
