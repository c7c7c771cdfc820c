import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeLine } from '#shared/api/delivery.ts';
import { greatCircleMiles } from '#shared/delivery/great-circle.ts';
import { callLoopback, type Loopback, openLoopback } from '../loopback.test-support.ts';
import { chainRouters, embeddedRouter } from './choose-router.ts';
import { osrmRouter } from './osrm.ts';
import type { Router } from './port.ts';
import {
  answerAsOsrm,
  answerAsValhalla,
  hampton,
  lawtey,
  osrmRecordings,
  starke,
  trenton,
  valhallaRecordings,
} from './recordings.test-support.ts';
import { valhallaRouter } from './valhalla.ts';

/** The recorded answer to what is asked: a table, a way without a road, or a road through three stops. */
let osrm: Loopback;
let valhalla: Loopback;

beforeAll(async () => {
  osrm = await openLoopback((response, asked) => {
    const isGap = asked.url.includes(String(trenton.longitude));
    const name = asked.url.includes('/table/')
      ? 'table-with-unreachable-null'
      : isGap
        ? 'route-noroute-disconnected-counties'
        : 'route-ok-3-stops-continue-straight-false';
    const recording = osrmRecordings.find((one) => one.name === name);
    if (recording !== undefined) answerAsOsrm(recording)(response, asked);
  });
  valhalla = await openLoopback((response, asked) => {
    const isGap = asked.body.includes(String(trenton.longitude));
    const name = asked.url.endsWith('/sources_to_targets')
      ? 'matrix-osrm-format'
      : isGap
        ? 'route-disconnected'
        : 'route-osrm-format';
    const recording = valhallaRecordings.find((one) => one.name === name);
    if (recording !== undefined) answerAsValhalla(recording, { bareErrors: false })(response, asked);
  });
});
afterAll(() => Promise.all([osrm.stop(), valhalla.stop()]));

const makers: Readonly<Record<string, () => Router>> = {
  osrm: () => osrmRouter(callLoopback(osrm.base, { name: 'osrm' })),
  valhalla: () => valhallaRouter(callLoopback(valhalla.base, { name: 'valhalla' })),
  embedded: () => embeddedRouter,
};
const stops = [starke, hampton, lawtey];
/** Of OSRM, in miles (10,694 m and 23,050 m). */
const REAL_MILES = 20.97;

describe.each(Object.entries(makers))('%s', (name, make) => {
  test('a road through three stops has miles, minutes, a line and a name', async () => {
    const outcome = await make().route(stops);
    if (outcome.kind !== 'ok') throw new Error(outcome.kind);
    const { route } = outcome;
    expect(route).toMatchObject({ source: name, estimated: name === 'embedded' });
    expect(Math.abs(route.distanceMiles / REAL_MILES - 1)).toBeLessThan(name === 'embedded' ? 0.25 : 0.01);
    expect(route.durationMinutes).toBeGreaterThan(20);
    expect(route.durationMinutes).toBeLessThan(60);
    expect(routeLine.safeParse(route.geometry).error).toBeUndefined();
  });

  test('the line begins at the first stop and ends at the last', async () => {
    expect(await milesToEnds(make())).toBeLessThan(0.1);
  });

  test('a matrix has a row and a column for each stop, nothing on its diagonal, no way shorter than the flight', async () => {
    const places = [starke, hampton, trenton];
    const matrix = await make().matrix(places);
    expect(matrix?.miles.map((row) => row.length)).toEqual([3, 3, 3]);
    expect(matrix?.minutes.map((row, at) => row[at])).toEqual([0, 0, 0]);
    for (const [from, row] of (matrix?.miles ?? []).entries()) {
      for (const [to, miles] of row.entries()) {
        const flight = greatCircleMiles(places[from] ?? starke, places[to] ?? starke);
        expect(miles ?? flight).toBeGreaterThanOrEqual(flight * 0.98);
      }
    }
  });

  test('one stop is no route', async () => {
    expect(await make().route([starke])).toMatchObject({ kind: 'failed' });
    expect(await make().matrix([starke])).toBeUndefined();
  });

  test('an engine of roads knows where there is none, an estimate does not', async () => {
    const { kind } = await make().route([starke, trenton]);
    expect(kind).toBe(name === 'embedded' ? 'ok' : 'none');
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 91, -1e21])(
    'a latitude of %s is nowhere',
    async (latitude) => {
      const chain = chainRouters(new Map([['osrm', make()]]));
      const asked = osrm.asked.length + valhalla.asked.length;
      expect(await chain.route([starke, { ...hampton, latitude }])).toEqual({ kind: 'none', index: 1 });
      expect(await chain.matrix([starke, { ...hampton, latitude }])).toBeUndefined();
      expect(osrm.asked.length + valhalla.asked.length).toBe(asked);
    },
  );
});

test('Valhalla is told how far it may look for a road', async () => {
  await makers.valhalla?.().route([starke, { ...hampton, approximate: true }]);
  const { locations } = JSON.parse(valhalla.asked.at(-1)?.body ?? '{}');
  expect(locations).toEqual([
    { lat: 29.9441, lon: -82.1098, search_cutoff: 1000 },
    { lat: 29.8638, lon: -82.1334, search_cutoff: 8000 },
  ]);
});

/** How far the line's ends are from the stops that it joins. */
async function milesToEnds(router: Router): Promise<number> {
  const outcome = await router.route(stops);
  const line = outcome.kind === 'ok' ? outcome.route.geometry.coordinates : [];
  const [first, last] = [line[0], line.at(-1)].map(([longitude = 0, latitude = 0] = [0, 0]) => ({
    longitude,
    latitude,
  }));
  return Math.max(greatCircleMiles(first ?? trenton, starke), greatCircleMiles(last ?? trenton, lawtey));
}

test('a line of latitudes and longitudes, the wrong way round, would be noticed', async () => {
  const turned: Router = {
    ...embeddedRouter,
    route: async (points) => {
      const outcome = await embeddedRouter.route(points);
      if (outcome.kind !== 'ok') return outcome;
      const coordinates = outcome.route.geometry.coordinates.map(([x, y]) => [y, x] as const);
      return { kind: 'ok', route: { ...outcome.route, geometry: { type: 'LineString', coordinates } } };
    },
  };
  expect(await milesToEnds(turned)).toBeGreaterThan(1000);
});
