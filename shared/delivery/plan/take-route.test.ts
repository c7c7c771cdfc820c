import { expect, test } from 'vitest';
import { aPlan, aRoute } from '../a-plan.test-support.ts';
import { editStop } from './edit-stop.ts';
import { dropRoute, type RouteAnswer, takeRoute } from './take-route.ts';

const answer: RouteAnswer = {
  routePending: false,
  stops: [
    { label: 'A', latitude: 28.1, longitude: -81.1, source: 'embedded', placeId: null, approximate: true },
    { label: '', latitude: null, longitude: null, source: null, placeId: null, approximate: false },
    { label: 'Z', latitude: 28.3, longitude: -81.3, source: null, placeId: 'Q', approximate: false },
  ],
  distanceMiles: 5,
  durationMinutes: 12,
  geometry: aRoute.geometry,
  estimated: true,
  source: 'embedded',
  routeToken: 'signed',
  better: { order: [1, 0], savedMiles: 2, savedMinutes: 4 },
};

test('[RT28] an answer stores the road, the better order and the points by index', () => {
  const stale = editStop(aPlan(2), 'p0', { city: 'Ocoee' });
  const plan = takeRoute(stale, answer);
  expect(plan).toMatchObject({
    stale: false,
    route: { distanceMiles: 5, estimated: true, routeToken: 'signed', better: { order: [1, 0] } },
  });
  expect(plan.pickups[0]).toMatchObject({
    id: 'p0',
    label: 'A',
    latitude: 28.1,
    source: 'embedded',
    approximate: true,
  });
  expect(plan.pickups[1]).toEqual(stale.pickups[1]);
  expect(plan.dropoff).toMatchObject({ id: 'd', label: 'Z', latitude: 28.3, source: 'photon', placeId: 'Q' });
});

test('[RT28] a pending answer stores the points and leaves no road', () => {
  const plan = takeRoute(aPlan(2), {
    ...answer,
    routePending: true,
    distanceMiles: null,
    durationMinutes: null,
    geometry: null,
    source: null,
    routeToken: null,
    better: null,
  });
  expect(plan).toMatchObject({
    route: null,
    stale: false,
    pickups: [{ latitude: 28.1 }, { latitude: 28.51 }],
  });
});

test('[RT28] what this device worked out has no token', () => {
  const route = takeRoute(aPlan(2), { ...answer, routeToken: null, better: null }).route;
  expect(route).not.toHaveProperty('routeToken');
  expect(route).not.toHaveProperty('better');
});

test('[RT28] a failed computation leaves the stops and no road', () => {
  const plan = aPlan(2);
  expect(dropRoute(plan)).toEqual({ ...plan, route: null, stale: false });
});
