import { afterAll, beforeAll, expect, test } from 'vitest';
import { callLoopback, type Loopback, openLoopback, sendJson } from '../loopback.test-support.ts';
import {
  answerAsValhalla,
  hampton,
  pointsOfValhalla,
  starke,
  trenton,
  valhallaRecordings,
} from './recordings.test-support.ts';
import { valhallaRouter } from './valhalla.ts';

let valhalla: Loopback;
beforeAll(async () => {
  valhalla = await openLoopback();
});
afterAll(() => valhalla.stop());

const router = () => valhallaRouter(callLoopback(valhalla.base, { name: 'valhalla' }));
const down = { kind: 'failed', why: 'down' };

const expected: Readonly<Record<string, unknown>> = {
  'route-osrm-format': { kind: 'ok', miles: 21.03 },
  'optimized-route-osrm-format': { kind: 'ok', miles: 51.77 },
  'route-disconnected': { kind: 'none' },
  'route-outside-data': { kind: 'none' },
};

test.each(
  valhallaRecordings.flatMap((one) =>
    [true, false].map((bareErrors) => ({ name: one.name, one, bareErrors })),
  ),
)('$name is understood (bare errors: $bareErrors)', async ({ name, one, bareErrors }) => {
  valhalla.answer = answerAsValhalla(one, { bareErrors });
  const points = pointsOfValhalla(one);
  const outcome = await router().route(points.length < 2 ? [starke, hampton] : points);
  const seen =
    outcome.kind === 'ok' ? { kind: 'ok', miles: Number(outcome.route.distanceMiles.toFixed(2)) } : outcome;
  expect(seen).toEqual(expected[name] ?? down);
});

test('a matrix is read, with null where there is no way', async () => {
  const one = valhallaRecordings.find(({ name }) => name === 'matrix-osrm-format');
  if (one === undefined) throw new Error('no recording');
  valhalla.answer = answerAsValhalla(one, { bareErrors: false });
  const matrix = await router().matrix([starke, hampton, trenton]);
  expect((matrix?.miles[0]?.[1] ?? 0) * 1609.344).toBeCloseTo(10_726, 0);
  expect(matrix?.minutes[1]?.[0]).toBeCloseTo(545 / 60, 5);
  expect(matrix?.miles[0]?.[2]).toBeNull();
});

test.each([
  [{ code: 'NoRoute', message: 'Impossible route between points' }, { kind: 'none' }],
  [{ code: 'NoSegment', message: 'One of the supplied input coordinates could not snap' }, { kind: 'none' }],
  [
    { error_code: 170, error: 'Locations are in unconnected regions. Go check/edit the map' },
    { kind: 'none' },
  ],
  [{ error_code: 442, error: 'No path could be found for input' }, { kind: 'none' }],
  [{ error_code: 154, error: 'Path distance exceeds the max distance limit: 5000000 meters' }, down],
  [{ error_code: 150, error: 'Exceeded max locations: 20' }, down],
])('%j is understood', async (body, outcome) => {
  valhalla.answer = (response) => sendJson(response, body, 400);
  expect(await router().route([starke, trenton])).toEqual(outcome);
});

test('which stop has no road near it is asked for', async () => {
  valhalla.answer = (response, { url }) =>
    url === '/maps/locate'
      ? sendJson(response, [
          { edges: [{}], nodes: null },
          { edges: null, nodes: null },
        ])
      : sendJson(response, { error_code: 171, error: 'No suitable edges near location' }, 400);
  expect(await router().route([starke, trenton])).toEqual({ kind: 'none', index: 1 });
});
