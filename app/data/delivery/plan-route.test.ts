// Before Dexie, which looks for IndexedDB once, when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DirectionsView } from '#shared/api/delivery.ts';
import { estimateRoute } from '#shared/delivery/estimate-route.ts';
import { blankPlan } from '#shared/delivery/plan/blank-plan.ts';
import { editStop, placePoint, type StopChange } from '#shared/delivery/plan/edit-stop.ts';
import { listStops } from '#shared/delivery/plan/plan-stops.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { newId } from '../device/clock.ts';
import { type FakeServer, freshDevice } from '../fake-server.test-support.ts';
import { noteReach } from '../wire/connection.ts';
import { planRoute } from './plan-route.ts';
import { readRecentAddresses } from './recent-addresses.ts';

let server: FakeServer;

beforeEach(async () => {
  server = await freshDevice();
});

const orlando: StopChange = {
  street: '1420 Palmetto Ave',
  city: 'Orlando',
  zip: '32801',
  notes: 'gate by the palms',
};
const winterPark: StopChange = { street: '200 Park Ave', city: 'Winter Park', zip: '32789' };

function aPlan(from: StopChange = orlando, to: StopChange = winterPark): PlannerValue {
  const plan = blankPlan({ instance: newId(), pickup: newId(), dropoff: newId() });
  const [pickup] = plan.pickups;
  return editStop(editStop(plan, pickup?.id ?? '', from), plan.dropoff.id, to);
}

const located = { source: 'photon', placeId: null, approximate: false } as const;
const directions: DirectionsView = {
  errors: [],
  routePending: false,
  stops: [
    { label: '1420 Palmetto Ave, Orlando', latitude: 28.54, longitude: -81.38, ...located },
    { label: '200 Park Ave, Winter Park', latitude: 28.6, longitude: -81.35, ...located },
  ],
  distanceMiles: 5.4321,
  durationMinutes: 14,
  geometry: {
    type: 'LineString',
    coordinates: [
      [-81.38, 28.54],
      [-81.35, 28.6],
    ],
  },
  estimated: false,
  source: 'osrm',
  routeToken: '1.a.b.c',
  better: null,
};
const pending: DirectionsView = {
  ...directions,
  errors: [{ index: 1, code: 'address.not_found', message: 'Address not found' }],
  routePending: true,
  stops: directions.stops.map((stop) => ({ ...stop, latitude: null, longitude: null })),
  distanceMiles: null,
  durationMinutes: null,
  geometry: null,
  source: null,
  routeToken: null,
};

function answer(status: number, body: unknown): void {
  server.faults.push({ on: /directions/, fault: { status, body } });
}

function goOffline(): void {
  noteReach(false);
  noteReach(false);
}

test('[LC60] a computed road comes with its token, its stops, and the addresses in the order sent', async () => {
  answer(200, directions);
  const outcome = await planRoute(aPlan(), 'fr');
  expect(outcome).toMatchObject({ kind: 'route', value: { stale: false, dropoff: { latitude: 28.6 } } });
  expect(outcome.kind === 'route' && outcome.value.route?.routeToken).toBe('1.a.b.c');
  const sent = JSON.parse(server.seen[0]?.body ?? '');
  expect(sent.locale).toBe('fr');
  expect(sent.points.map((point: { type: string; city: string }) => [point.type, point.city])).toEqual([
    ['pickup', 'Orlando'],
    ['dropoff', 'Winter Park'],
  ]);
  expect(sent.points[0].id).toBeUndefined();
});

test('[LC60] an answer with a pending stop keeps the stops and no route', async () => {
  answer(200, pending);
  const outcome = await planRoute(aPlan(), 'en');
  expect(outcome).toMatchObject({ kind: 'pending', errors: pending.errors, value: { route: null } });
  expect(await readRecentAddresses()).toEqual([]);
});

test('[LC60] a 400 says which stops, whatever else it says', async () => {
  const errors = [{ index: 0, code: 'address.no_road', message: 'No road' }];
  answer(400, { error: 'Route not found', code: 'route.not_found', errors });
  expect(await planRoute(aPlan(), 'en')).toEqual({ kind: 'refused', errors, routeNotFound: true });
  answer(400, { error: 'no', code: 'request.invalid' });
  expect(await planRoute(aPlan(), 'en')).toEqual({ kind: 'refused', errors: [], routeNotFound: true });
});

test.each([
  ['busy', 503, { error: 'anything', code: 'route.busy' }],
  ['busy', 429, { error: 'anything', code: 'request.too_many' }],
  ['busy', 500, { error: 'OSRM rate limit exceeded', code: 'other' }],
  ['notConfigured', 503, { error: 'anything', code: 'route.not_configured' }],
  ['notConfigured', 501, { error: 'Routing is not configured', code: 'other' }],
  ['busy', 503, { error: 'Upstream rate limit hit', code: 'route.not_configured' }],
  ['notConfigured', 429, { error: 'Routing is NOT CONFIGURED', code: 'request.too_many' }],
  ['failed', 503, { error: 'Please wait', code: 'server.busy' }],
  ['failed', 500, 'nonsense'],
  ['failed', 200, { nonsense: true }],
] as const)('[LC60] the outcome is %s for a %i', async (kind, status, body) => {
  answer(status, body);
  expect(await planRoute(aPlan(), 'en')).toEqual({ kind });
});

test.each([
  ['busy', 503, '{"error":"Upstream rate limit hit"}'],
  ['notConfigured', 503, '{"error":"Routing is not configured"}'],
  ['busy', 429, '<html><title>Rate limit exceeded</title></html>'],
] as const)('[LC60] words of a proxy decide too: %s for a %i', async (kind, stranger, page) => {
  server.faults.push({ on: /directions/, fault: { stranger, page } });
  expect(await planRoute(aPlan(), 'en')).toEqual({ kind });
});

test('[LC60] one lost call with a server that is there is a failure, not an estimate', async () => {
  server.faults.push({ on: /directions/, fault: 'lose-request' });
  expect(await planRoute(aPlan(), 'en')).toEqual({ kind: 'failed' });
  expect(server.count(/timezone/)).toBe(1);
});

test('[LC60] when nothing answers, the road is estimated here and has no token', async () => {
  for (let call = 0; call < 2; call += 1) server.faults.push({ on: /./, fault: 'lose-request' });
  const outcome = await planRoute(aPlan(), 'en');
  expect(outcome).toMatchObject({
    kind: 'offline',
    errors: [],
    value: { route: { estimated: true, source: 'embedded' } },
  });
  if (outcome.kind !== 'offline') throw new Error('not offline');
  const { value } = outcome;
  expect(value.route?.routeToken).toBeUndefined();
  expect(value.dropoff).toMatchObject({ source: 'embedded', approximate: true });
  const points = listStops(value).map(({ latitude, longitude, approximate }) => ({
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
    approximate,
  }));
  expect(value.route?.distanceMiles).toBe(estimateRoute(points).distanceMiles);
});

test('[LC60][RT41] one address twice is one door here too', async () => {
  goOffline();
  const outcome = await planRoute(aPlan(orlando, { ...orlando, unit: '4B' }), 'en');
  expect(outcome).toMatchObject({ value: { route: { distanceMiles: 0, durationMinutes: 0 } } });
});

test('[LC60] without a connection nothing is sent, and a stop that cannot be placed is told', async () => {
  goOffline();
  const outcome = await planRoute(aPlan(orlando, { ...winterPark, city: 'Nowhereville', zip: '' }), 'en');
  expect(outcome).toMatchObject({
    kind: 'offline',
    errors: [{ index: 1, code: 'address.not_found' }],
    value: { route: null, pickups: [{ source: 'embedded' }] },
  });
  expect(server.seen).toEqual([]);
});

test('[LC60] a point in another part of Florida than its town is no estimate either, and stays where it is', async () => {
  goOffline();
  const plan = aPlan();
  const miami = { latitude: 25.77, longitude: -80.19 };
  const outcome = await planRoute(placePoint(plan, plan.dropoff.id, miami, 'Point'), 'en');
  expect(outcome).toMatchObject({
    kind: 'offline',
    errors: [{ index: 1, code: 'address.point_far' }],
    value: { route: null, dropoff: miami },
  });
});

test('[LC60] a shorter order of the pickups is found on the device too', async () => {
  goOffline();
  const plan = aPlan();
  const far = { ...plan.pickups[0], id: newId(), city: 'Kissimmee', street: '1 Main St', zip: '34741' };
  const pickups = [...plan.pickups, { ...plan.dropoff, ...far, type: 'pickup' as const }];
  const outcome = await planRoute({ ...plan, pickups }, 'en');
  expect(outcome.kind === 'offline' && outcome.value.route?.better?.order).toEqual([1, 0]);
});

test('[LC61] the addresses of a computed road are remembered without their notes', async () => {
  answer(200, directions);
  await planRoute(aPlan(), 'en');
  const recent = await readRecentAddresses();
  expect(recent.map(({ street }) => street)).toEqual(['1420 Palmetto Ave', '200 Park Ave']);
  expect(JSON.stringify(recent)).not.toContain('palms');
});

test('[LC60] a device that never received the towns says that it needs a connection once', async () => {
  goOffline();
  vi.doMock('./plan-route-on-device.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  expect(await planRoute(aPlan(), 'en')).toEqual({ kind: 'unequipped' });
  vi.doUnmock('./plan-route-on-device.ts');
});
