import type { DirectionsView } from '#shared/api/delivery.ts';
import { blankPlan } from '#shared/delivery/plan/blank-plan.ts';
import type { PlannedRoute, PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import type { Stop } from '#shared/delivery/stop.ts';

/** A plan from one shop to one door, complete and without a route; only what matters is given. */
export function aPlan(change: Partial<PlannerValue> = {}): PlannerValue {
  const blank = blankPlan({ instance: 'plan', pickup: 'one', dropoff: 'door' });
  const [pickup = blank.dropoff] = blank.pickups;
  return {
    ...blank,
    pickups: [aStop({ ...pickup, street: '1200 Edgewater Drive', city: 'Orlando' })],
    dropoff: aStop({ ...blank.dropoff, street: '200 Park Avenue', city: 'Winter Park' }),
    ...change,
  };
}

export function aStop(change: Partial<Stop>): Stop {
  const { dropoff } = blankPlan({ instance: 'plan', pickup: 'one', dropoff: 'stop' });
  return { ...dropoff, ...change };
}

export function aRoute(change: Partial<PlannedRoute> = {}): PlannedRoute {
  return {
    distanceMiles: 12.3412,
    durationMinutes: 31,
    geometry: {
      type: 'LineString',
      coordinates: [
        [-81.39, 28.57],
        [-81.35, 28.6],
      ],
    },
    estimated: false,
    source: 'osrm',
    routeToken: 'signed',
    ...change,
  };
}

const found = { source: 'embedded', placeId: null, approximate: false } as const;

/** What the server says of the road of `aPlan`. */
export const roadOfPlan: DirectionsView = {
  ...{ errors: [], routePending: false, estimated: false, source: 'osrm', routeToken: '2.a.b', better: null },
  ...{ distanceMiles: 10, durationMinutes: 21 },
  stops: [
    { label: '1200 Edgewater Drive, Orlando', latitude: 28.57, longitude: -81.39, ...found },
    { label: '200 Park Avenue, Winter Park', latitude: 28.6, longitude: -81.35, ...found },
  ],
  geometry: {
    type: 'LineString',
    coordinates: [
      [-81.39, 28.57],
      [-81.35, 28.6],
    ],
  },
};
