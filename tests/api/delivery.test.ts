import { describe, expect, test } from 'vitest';
import { directionsView } from '#shared/api/delivery.ts';
import { ROUTE_LIFE_MIN } from '#shared/delivery/route.ts';
import { addMinutes, addMs } from '#shared/kernel/instant.ts';
import { aPlan, aRoute } from '../../app/booking/plan/a-plan.test-support.ts';
import { dropOldRoad } from '../../app/booking/plan/drop-old-road.ts';
import type { RouteOutcome, Router } from '../../server/providers/router/port.ts';
import { type Answer, startApi } from '../support/api.ts';
import { isLent } from '../support/database-servers.ts';
import { aDropoff, aPickup } from '../support/deliveries.ts';
import { api, openShop } from '../support/open-shop.ts';

openShop();

const points = [aPickup('winterPark'), aDropoff('orlando')];
const ask = (sent: unknown, caller = api) =>
  caller.post('/delivery/directions', { points: sent, locale: 'en' });

describe('POST /delivery/directions', () => {
  test('without a road engine answers an estimate that says so', async () => {
    const { status, body } = await ask(points);
    expect(status).toBe(200);
    expect(directionsView.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      errors: [],
      routePending: false,
      estimated: true,
      source: 'embedded',
      better: null,
    });
    expect(body.stops).toMatchObject([
      { label: '12 Palm Way, Winter Park, FL 32789', source: 'embedded', approximate: true },
      { label: '400 Lake Drive, Orlando, FL 32801' },
    ]);
    expect(body.distanceMiles).toBeGreaterThan(3);
    expect(body.distanceMiles).toBeLessThan(10);
    expect(body.geometry.coordinates).toHaveLength(2);
    expect(body.routeToken).toMatch(/^2\.dev\./);
  });

  test('[RT46] a kept plan reads from its token until when the server vouches for it', async () => {
    const { routeToken } = (await ask(points)).body;
    const plan = aPlan({ route: aRoute({ routeToken }) });
    const end = addMinutes(api.server.deps.now(), ROUTE_LIFE_MIN);
    expect(dropOldRoad(plan, addMs(end, -60_000))).toBe(plan);
    expect(dropOldRoad(plan, end).route).toBeNull();
  });

  test('the answer’s own stops give the same road again', async () => {
    const first = (await ask(points)).body;
    const found = points.map((point, index) => ({ ...point, ...first.stops[index] }));
    const again = (await ask(found)).body;
    expect({ ...again, routeToken: '' }).toEqual({ ...first, routeToken: '' });
  });

  test('[RT41] a second pickup at the same address is no road away from the first', async () => {
    const [pickup = aPickup('orlando'), ...rest] = points;
    const twice = (await ask([pickup, { ...pickup, unit: '4B' }, ...rest])).body;
    expect(twice.distanceMiles).toBe((await ask(points)).body.distanceMiles);
  });

  test('the nearer order of three pickups is told with its saving, and saves it', async () => {
    const far = [aPickup('kissimmee'), aPickup('winterPark'), aPickup('orlando'), aDropoff('kissimmee')];
    const { better, distanceMiles } = (await ask(far)).body;
    const reordered = better.order.map((place: number) => far[place]);
    const after = (await ask([...reordered, far[3]])).body;
    expect(distanceMiles - after.distanceMiles).toBeCloseTo(better.savedMiles, 6);
    expect(after.better).toBeNull();
  });

  test('stops that lack a field are 400, each by its place', async () => {
    const { status, body } = await ask([
      aPickup('orlando', { street: null }),
      aDropoff('miami', { city: ' ' }),
    ]);
    expect(status).toBe(400);
    expect(body).toEqual({
      error: "Route not found — we'll reach out to confirm.",
      code: 'route.not_found',
      errors: [
        { index: 0, code: 'address.incomplete', message: 'Please fill street, city, and state.' },
        { index: 1, code: 'address.incomplete', message: 'Please fill street, city, and state.' },
      ],
    });
  });

  test.each([
    ['a ZIP of another state', { zip: '30301' }, 'address.outside'],
    ['another state', { state: 'ga', zip: null }, 'address.outside'],
    ['a town that nobody knows', { city: 'Xyzzyville', zip: null }, 'address.not_found'],
  ])('%s leaves the route pending', async (_what, change, code) => {
    const { status, body } = await ask([aPickup('orlando', change), aDropoff('orlando')]);
    expect([status, body.routePending, body.distanceMiles, body.geometry, body.routeToken]).toEqual([
      200,
      true,
      null,
      null,
      null,
    ]);
    expect(body.errors).toMatchObject([{ index: 0, code }]);
    expect(body.stops).toHaveLength(2);
  });

  test('a point set by hand shows the way to an address that is not found, and waits for a look', async () => {
    const byHand = {
      city: 'Xyzzyville',
      zip: null,
      latitude: 28.6,
      longitude: -81.2,
      source: 'manual' as const,
    };
    const { body } = await ask([aPickup('orlando', byHand), aDropoff('orlando')]);
    expect([body.routePending, body.stops[0].source]).toEqual([true, 'manual']);
    expect(body.errors).toMatchObject([{ index: 0, code: 'address.unchecked' }]);
    expect(body.routeToken).toMatch(/^2\./);
  });

  test.each([
    ['nothing', []],
    ['one stop', [aDropoff('orlando')]],
    ['a drop-off before a pickup', [aDropoff('orlando'), aPickup('orlando')]],
    ['six pickups', [...Array.from({ length: 6 }, () => aPickup('orlando')), aDropoff('orlando')]],
    ['a latitude of 91', [aPickup('orlando', { latitude: 91, longitude: 0 }), aDropoff('orlando')]],
  ])('%s is 400', async (_what, sent) => {
    const { status, body } = await ask(sent);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
  });

  test.each([
    [{ kind: 'none', index: 1 }, 400, 'route.not_found', [{ index: 1, code: 'address.no_road' }]],
    [{ kind: 'failed', why: 'busy' }, 503, 'route.busy', undefined],
    [{ kind: 'failed', why: 'down' }, 503, 'route.busy', undefined],
  ] as const)('a road engine’s %j is %i %s', async (outcome: RouteOutcome, status, code, errors) => {
    const router: Router = { route: async () => outcome, matrix: async () => undefined };
    const before = api.server.deps.router;
    Object.assign(api.server.deps, { router });
    const answer = await ask(points);
    Object.assign(api.server.deps, { router: before });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    if (errors) expect(answer.body.errors).toMatchObject(errors);
    if (status === 503) {
      expect(answer.body.error).toBe('Routing rate limit reached. Please try again in a minute.');
      expect(answer.headers.get('Retry-After')).toBe('60');
    }
  });

  test('without an engine and with estimates off it is not configured', async () => {
    const strict = await startApi({ env: { routeEstimate: false }, ownerUrl: api.ownerUrl });
    try {
      const { status, body } = await ask(points, strict);
      expect([status, body]).toEqual([
        503,
        { error: 'Routing is not configured.', code: 'route.not_configured' },
      ]);
    } finally {
      await strict.stop();
    }
  });

  test('the 21st route and the 61st search of a minute are 429', async () => {
    const limited = await startApi({ env: { limitsOff: false, trustProxy: true }, ownerUrl: api.ownerUrl });
    try {
      const caller = limited.as({ 'X-Forwarded-For': '203.0.113.77' });
      const routes: Answer[] = [];
      for (let call = 0; call < 21; call++) routes.push(await ask([], { ...limited, ...caller }));
      expect(routes.map(({ status }) => status)).toEqual([...Array(20).fill(400), 429]);
      const searches: Answer[] = [];
      for (let call = 0; call < 61; call++) searches.push(await caller.get('/addresses/autocomplete?q=or'));
      expect(searches.map(({ status }) => status)).toEqual([...Array(60).fill(200), 429]);
      expect(searches.at(-1)?.body.code).toBe('request.too_many');
    } finally {
      await limited.stop();
    }
  });

  // On an engine whose counters are slow to write, some of a burst are counted in memory, as they should be (D364).
  test.skipIf(isLent)('the 21st and the 61st are so too when all come at once', async () => {
    const limited = await startApi({ env: { limitsOff: false, trustProxy: true }, ownerUrl: api.ownerUrl });
    try {
      const caller = limited.as({ 'X-Forwarded-For': '203.0.113.78' });
      const routes = await Promise.all(Array.from({ length: 21 }, () => ask([], { ...limited, ...caller })));
      expect(routes.map(({ status }) => status).sort()).toEqual([...Array(20).fill(400), 429]);
      const searches = await Promise.all(
        Array.from({ length: 61 }, () => caller.get('/addresses/autocomplete?q=or')),
      );
      expect(searches.map(({ status }) => status).sort()).toEqual([...Array(60).fill(200), 429]);
    } finally {
      await limited.stop();
    }
  });
});

describe('GET /addresses', () => {
  test('suggests what begins like this, and names whom to thank', async () => {
    const { status, body } = await api.get(
      '/addresses/autocomplete?q=12%20Palm%20Way,%20Orl&limit=3&locale=fr',
    );
    expect(status).toBe(200);
    expect(body.attribution).toBe('GeoNames');
    expect(body.suggestions.length).toBeGreaterThan(0);
    expect(body.suggestions.length).toBeLessThanOrEqual(3);
    expect(body.suggestions[0]).toMatchObject({
      source: 'embedded',
      city: 'Orlando',
      requiresDetails: false,
    });
  });

  test('below its least length a text is answered by an empty list', async () => {
    const found = async (query: string) =>
      (await api.get(`/addresses/autocomplete?${query}`)).body.suggestions;
    expect(await found('q=or%20')).toEqual([]);
    expect(await found('q=o&mode=place')).toEqual([]);
    expect(await found('q=HQ,%20Orlando&mode=place')).not.toEqual([]);
  });

  test.each(['q=orlando&limit=9', 'q=orlando&limit=0', 'limit=3', `q=${'x'.repeat(201)}`, 'q=orl&mode=car'])(
    '%s is 400',
    async (query) => {
      const { status, body } = await api.get(`/addresses/autocomplete?${query}`);
      expect([status, body.code]).toEqual([400, 'request.invalid']);
    },
  );

  test('details of a suggestion are its address and point', async () => {
    const [first] = (await api.get('/addresses/autocomplete?q=9%20Oak%20Street,%20Miami')).body.suggestions;
    const query = new URLSearchParams({ source: first.source, id: first.id });
    const { status, body } = await api.get(`/addresses/details?${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ source: 'embedded', label: first.label, latitude: first.latitude });
  });

  test.each(['embedded', 'photon', 'google'])('an id that %s does not know is 404', async (source) => {
    const { status, body } = await api.get(`/addresses/details?source=${source}&id=..%2f..%2fetc`);
    expect([status, body]).toEqual([404, { error: 'Address not found', code: 'address.not_found' }]);
  });
});

test('GET /public/map says where tiles come from, or that there are none', async () => {
  const attribution = '© OpenStreetMap contributors';
  expect((await api.get('/public/map')).body).toEqual({ tileUrl: null, attribution });
  const tileUrl = 'https://tiles.test/{z}/{x}/{y}.png';
  const mapped = await startApi({ env: { tileUrl }, ownerUrl: api.ownerUrl });
  const { body } = await mapped.get('/public/map');
  await mapped.stop();
  expect(body).toEqual({ tileUrl, attribution });
});
