import { expect, test } from 'vitest';
import { directionsView, type PointInput } from '#shared/api/delivery.ts';
import type { Route } from '#shared/delivery/route.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { readEnv } from '../../env.ts';
import { AppError } from '../../errors/app-error.ts';
import type { ProviderWorld } from '../../providers/call-provider.ts';
import { chooseGeocoder } from '../../providers/geocoder/choose-geocoder.ts';
import type { Geocoder, LocateAsk, Located, LocateFault } from '../../providers/geocoder/port.ts';
import { chooseRouter } from '../../providers/router/choose-router.ts';
import type { RouteMatrix, RouteOutcome, Router } from '../../providers/router/port.ts';
import { planRoute } from './plan-route.ts';
import { verifyRouteToken } from './route-token.ts';

const tenant = { id: '11111111-1111-4111-8111-111111111111' };
const secrets = [{ kid: 'a', secret: 'a-secret-of-the-company' }];
const orlando = { latitude: 28.5384, longitude: -81.3789 };
const road: Route = {
  distanceMiles: 12.345,
  durationMinutes: 27,
  geometry: {
    type: 'LineString',
    coordinates: [
      [-81.38, 28.54],
      [-81.3, 28.6],
    ],
  },
  estimated: false,
  source: 'osrm',
};

/** Answers every address with Orlando, or as told by its street. */
function geocoderOf(places: Record<string, Located | LocateFault> = {}, asked: LocateAsk[] = []): Geocoder {
  return {
    suggest: async () => ({ suggestions: [], attribution: '' }),
    details: async () => undefined,
    locate: async (ask) => {
      asked.push(ask);
      return places[ask.street] ?? { ...orlando, source: 'embedded', placeId: null, approximate: true };
    },
  };
}

function routerOf(outcome: RouteOutcome, matrix?: RouteMatrix): Router {
  return { route: async () => outcome, matrix: async () => matrix };
}

interface Given {
  readonly geocoder?: Geocoder;
  readonly router?: Router;
  readonly planMs?: number;
}

function plan(
  points: readonly PointInput[],
  { geocoder = geocoderOf(), router = routerOf({ kind: 'ok', route: road }), planMs }: Given = {},
) {
  const now = () => instantFromMs(Date.UTC(2026, 10, 21, 15));
  return planRoute({ geocoder, router, now, env: { linkSecrets: secrets } }, tenant, points, planMs);
}

async function refusalOf(planned: Promise<unknown>): Promise<AppError> {
  const error = await planned.catch((thrown: unknown) => thrown);
  if (error instanceof AppError) return error;
  throw new Error('Expected a refusal');
}

const aPoint = (street: string, given: Partial<PointInput> = {}): PointInput => ({
  type: 'pickup',
  street,
  city: 'Orlando',
  state: 'FL',
  zip: '32801',
  ...given,
});
const door = aPoint('1 Main Street', { type: 'dropoff' });

test('[RT3] a place is looked for by its name, an address by no name that is left of a place', async () => {
  const asked: LocateAsk[] = [];
  const shop = aPoint('', { searchMode: 'place', placeName: 'Publix' });
  await plan([shop, { ...door, placeName: '200 Main Street' }], { geocoder: geocoderOf({}, asked) });
  expect(asked.map(({ placeName }) => placeName)).toEqual(['Publix', undefined]);
});

test('a route is answered with its line, the places found and a token of exactly these stops', async () => {
  const view = await plan([aPoint(' 12 Palm Way '), door]);
  expect(directionsView.parse(view)).toEqual(view);
  expect(view).toMatchObject({
    errors: [],
    routePending: false,
    distanceMiles: 12.345,
    source: 'osrm',
    better: null,
  });
  expect(view.stops[0]).toEqual({
    ...{
      ...orlando,
      label: '12 Palm Way, Orlando, FL 32801',
      source: 'embedded',
      placeId: null,
      approximate: true,
    },
  });
  const kept = [aPoint('12 Palm Way'), door].map((point) => ({ ...point, ...orlando }));
  const stops = kept.map(({ type, street, city, state, zip, latitude, longitude }) => {
    const texts = { street: street ?? '', city: city ?? '', state: state ?? '', zip: zip ?? '' };
    return { type, ...texts, latitude, longitude };
  });
  expect(verifyRouteToken(secrets, tenant.id, stops, view.routeToken ?? '')?.facts.distanceMiles).toBe(
    12.345,
  );
});

test('a stop that has its place keeps it, and its address is looked for all the same', async () => {
  const asked: LocateAsk[] = [];
  const placed = aPoint('12 Palm Way', { ...orlando, source: 'google', placeId: 'x', label: 'Ana’s' });
  const view = await plan([placed, door], { geocoder: geocoderOf({}, asked) });
  expect(asked.map(({ street }) => street)).toEqual(['12 Palm Way', '1 Main Street']);
  expect(view.stops[0]).toEqual({
    ...orlando,
    label: 'Ana’s',
    source: 'google',
    placeId: 'x',
    approximate: false,
  });
});

test('a measured road is an estimate while one end is only near the door', async () => {
  const atTheDoor = (street: string, type: 'pickup' | 'dropoff') =>
    aPoint(street, { ...orlando, type, source: 'google', placeId: street });
  const known = [atTheDoor('12 Palm Way', 'pickup'), atTheDoor('1 Main Street', 'dropoff')];
  expect((await plan(known)).estimated).toBe(false);
  expect((await plan([aPoint('12 Palm Way'), ...known.slice(1)])).estimated).toBe(true);
});

test.each<[string, PointInput[], string]>([
  ['no stop', [], 'too_small'],
  ['only a drop-off', [door], 'too_small'],
  ['two pickups', [aPoint('1 A Street'), aPoint('2 B Street')], 'invalid'],
  ['a drop-off first', [door, aPoint('1 A Street')], 'invalid'],
  ['two drop-offs', [aPoint('1 A Street'), door, door], 'invalid'],
])('%s is refused', async (_what, points, field) => {
  const refusal = await refusalOf(plan(points));
  expect([refusal.code, refusal.extra]).toEqual(['request.invalid', { fields: { points: field } }]);
});

test('every incomplete stop is named by its place in the order sent', async () => {
  const refusal = await refusalOf(plan([aPoint('ab'), aPoint('12 Palm Way', { city: ' x ' }), door]));
  expect(refusal.code).toBe('route.not_found');
  expect(refusal.extra.errors).toMatchObject([
    { index: 0, code: 'address.incomplete', message: 'Please fill street, city, and state.' },
    { index: 1, code: 'address.incomplete' },
  ]);
});

test('a stop that is not found leaves the route pending and the others in their place', async () => {
  const geocoder = geocoderOf({
    nowhere: { fault: 'address.not_found' },
    abroad: { fault: 'address.outside' },
  });
  const view = await plan([aPoint('nowhere'), aPoint('12 Palm Way'), aPoint('abroad'), door], { geocoder });
  expect(directionsView.parse(view)).toEqual(view);
  expect(view).toMatchObject({ routePending: true, distanceMiles: null, geometry: null, routeToken: null });
  expect(view.errors).toMatchObject([
    { index: 0, code: 'address.not_found', message: 'Address not found' },
    { index: 2, code: 'address.outside' },
  ]);
  expect(view.stops.map(({ latitude }) => latitude)).toEqual([null, 28.5384, null, 28.5384]);
});

test('a point far from the town that was typed leaves the route pending', async () => {
  const miami = { latitude: 25.7617, longitude: -80.1918, source: 'manual' as const };
  const view = await plan([aPoint('12 Palm Way', miami), door]);
  expect([view.routePending, view.errors]).toMatchObject([true, [{ index: 0, code: 'address.point_far' }]]);
  expect(view).toMatchObject({ distanceMiles: null, geometry: null, doubt: { placedMiles: 12.345 } });
});

test('an engine that finds no road between the typed addresses leaves an estimate of it', async () => {
  const byHand = { latitude: 28.29, longitude: -81.41, source: 'manual' as const };
  let asked = 0;
  const router: Router = {
    route: async () => (asked++ === 0 ? { kind: 'ok', route: road } : { kind: 'failed', why: 'busy' }),
    matrix: async () => undefined,
  };
  const { doubt } = await plan([aPoint('12 Palm Way', byHand), door], { router });
  expect(asked).toBe(2);
  expect(doubt?.typedMiles).toBeCloseTo(4.6, 1);
});

test('a stop without a road near it is named alone', async () => {
  const router = routerOf({ kind: 'none', index: 1 });
  const refusal = await refusalOf(plan([aPoint('1 A Street'), door], { router }));
  expect([refusal.code, refusal.message]).toEqual([
    'route.not_found',
    "Route not found — we'll reach out to confirm.",
  ]);
  expect(refusal.extra.errors).toMatchObject([{ index: 1, code: 'address.no_road' }]);
});

test('both ends of a leg without a road are named; all stops when no engine says which', async () => {
  const points = [aPoint('1 A Street'), aPoint('2 B Street'), aPoint('3 C Street'), door];
  const gap = [0, 1, 2, 3].map((from) => [0, 1, 2, 3].map((to) => (from < 2 === to < 2 ? 5 : null)));
  const indexes = async (router: Router) => {
    const { errors } = (await refusalOf(plan(points, { router }))).extra;
    return Array.isArray(errors) ? errors.map(({ index }) => index) : [];
  };
  expect(await indexes(routerOf({ kind: 'none' }, { miles: gap, minutes: gap }))).toEqual([1, 2]);
  expect(await indexes(routerOf({ kind: 'none' }))).toEqual([0, 1, 2, 3]);
});

test.each([
  ['busy', 'route.busy', 60],
  ['down', 'route.busy', 60],
  ['not_configured', 'route.not_configured', undefined],
] as const)('a router that is %s is %s', async (why, code, wait) => {
  const refusal = await refusalOf(
    plan([aPoint('1 A Street'), door], { router: routerOf({ kind: 'failed', why }) }),
  );
  expect([refusal.code, refusal.extra.retryAfterSec]).toEqual([code, wait]);
});

test('a better order of two pickups comes with its saving; without a matrix there is none', async () => {
  const points = [aPoint('1 A Street'), aPoint('2 B Street'), door];
  // From B over A to the door is 3 miles, from A over B 9.
  const cells = [
    [0, 4, 1],
    [2, 0, 5],
    [1, 5, 0],
  ];
  const outcome = { kind: 'ok', route: road } as const;
  const best = await plan(points, { router: routerOf(outcome, { miles: cells, minutes: cells }) });
  expect(best.better).toEqual({ order: [1, 0], savedMiles: 6, savedMinutes: 6 });
  expect((await plan(points, { router: routerOf(outcome) })).better).toBeNull();
});

test('where every geocoder and engine is silent the estimate comes within the time of the whole plan', async () => {
  const env = readEnv({
    GOOGLE_PLACES_KEY: 'a-key',
    PHOTON_URL: 'https://photon.test',
    OSRM_URL: 'https://osrm.test',
    VALHALLA_URL: 'https://valhalla.test',
  });
  const asked: string[] = [];
  const silent: ProviderWorld = {
    log: { warn: () => {} },
    fetch: (url, init) => {
      asked.push(new URL(String(url)).host);
      return new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    },
  };
  const geocoder = chooseGeocoder(env, silent);
  const router = chooseRouter(env, silent);
  const place = { city: 'Orlando', state: 'FL', zip: '32801' };
  const points = [aPoint('1 A Street', place), { ...door, ...place }];
  const view = await plan(points, { geocoder, router, planMs: 200 });
  expect(view).toMatchObject({ source: 'embedded', estimated: true, routePending: false });
  expect(new Set(asked)).toEqual(new Set(['places.googleapis.com'])); // the others would be asked for nothing
});
