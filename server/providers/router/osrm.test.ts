import { afterAll, beforeAll, expect, test } from 'vitest';
import { callLoopback, type Loopback, openLoopback } from '../loopback.test-support.ts';
import { osrmRouter } from './osrm.ts';
import type { RouteOutcome } from './port.ts';
import {
  answerAsOsrm,
  hampton,
  lawtey,
  type OsrmRecording,
  orlando,
  osrmRecordings,
  pointsOfOsrm,
  starke,
  trenton,
} from './recordings.test-support.ts';

let osrm: Loopback;
beforeAll(async () => {
  osrm = await openLoopback();
});
afterAll(() => osrm.stop());

const router = () => osrmRouter(callLoopback(osrm.base, { name: 'osrm' }));

function recording(name: string): OsrmRecording {
  const found = osrmRecordings.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no recording ${name}`);
  return found;
}

const down = { kind: 'failed', why: 'down' };
const meters = (miles: number | null | undefined) => (miles ?? Number.NaN) * 1609.344;

/** What the adapter makes of each of the answers, whichever call they were recorded from. */
const expected: Readonly<Record<string, unknown>> = {
  'route-ok-2-stops': { kind: 'ok', meters: 10_694.3 },
  'route-ok-3-stops': { kind: 'ok', meters: 33_931.4 },
  'route-ok-3-stops-radiuses': { kind: 'ok', meters: 33_931.4 },
  'route-ok-3-stops-continue-straight-false': { kind: 'ok', meters: 33_744.5 },
  'route-ok-same-point-twice': { kind: 'ok', meters: 0 },
  'route-ok-but-snapped-148km-away': { kind: 'none', index: 1 },
  'route-noroute-disconnected-counties': { kind: 'none' },
  'route-nosegment-with-radiuses': { kind: 'none', index: 1 },
};

test.each(osrmRecordings)('$name is understood', async (one) => {
  osrm.answer = answerAsOsrm(one);
  const points = pointsOfOsrm(one);
  const outcome = await router().route(points.length < 2 ? [starke, hampton] : points);
  expect(summary(outcome)).toEqual(expected[one.name] ?? down);
  expect(osrm.asked.at(-1)?.url).toMatch(/^\/maps\/route\//);
});

function summary(outcome: RouteOutcome): unknown {
  if (outcome.kind !== 'ok') return outcome;
  return { kind: 'ok', meters: Number(meters(outcome.route.distanceMiles).toFixed(1)) };
}

test('a route is in miles, minutes and a line of at most 160 points that begins and ends at the stops', async () => {
  osrm.answer = answerAsOsrm(recording('route-ok-3-stops-continue-straight-false'));
  const outcome = await router().route([starke, hampton, lawtey]);
  const route = outcome.kind === 'ok' ? outcome.route : undefined;
  expect(route).toMatchObject({ source: 'osrm', estimated: false });
  expect(route?.durationMinutes).toBeGreaterThan(25);
  expect(route?.durationMinutes).toBeLessThan(45);
  const line = route?.geometry.coordinates ?? [];
  expect(line.length).toBeLessThanOrEqual(160);
  expect(line[0]?.[0]).toBeCloseTo(starke.longitude, 3);
  expect(line.at(-1)?.[1]).toBeCloseTo(lawtey.latitude, 3);
});

test('an approximate stop may be moved farther to a road than a door', async () => {
  osrm.answer = answerAsOsrm(recording('route-ok-2-stops'));
  await router().route([starke, { ...hampton, approximate: true }]);
  expect(osrm.asked.at(-1)?.url).toContain('radiuses=1000;8000');
});

test('a table is read, with null where there is no way', async () => {
  osrm.answer = answerAsOsrm(recording('table-with-unreachable-null'));
  const matrix = await router().matrix([starke, hampton, trenton]);
  expect(meters(matrix?.miles[0]?.[1])).toBeCloseTo(10_694.3, 1);
  expect(matrix?.miles[0]?.[2]).toBeNull();
  expect(matrix?.minutes[2]).toEqual([null, null, 0]);
});

test.each(osrmRecordings.filter(({ name }) => !name.startsWith('table')))(
  '$name is no table',
  async (one) => {
    osrm.answer = answerAsOsrm(one);
    expect(await router().matrix([starke, hampton, orlando])).toBeUndefined();
  },
);

test('a table of another size is no table', async () => {
  osrm.answer = answerAsOsrm(recording('table-ok'));
  expect(await router().matrix([starke, hampton, lawtey])).toBeUndefined();
});

test('a road shorter than the flight is not believed', async () => {
  osrm.answer = answerAsOsrm(recording('route-ok-same-point-twice'));
  expect(await router().route([starke, trenton])).toEqual(down);
});

test('a request outside of the grammar would be noticed', async () => {
  osrm.answer = answerAsOsrm(recording('route-ok-2-stops'));
  const careless = (path: string) => fetch(`http://${osrm.host}${path}`).then(({ status }) => status);
  const pair = '-82.109800,29.944100;-82.133400,29.863800';
  const options = 'overview=full&geometries=geojson&continue_straight=false';
  expect(await careless(`/maps/route/v1/driving/${pair}?${options}&radiuses=1000;1000`)).toBe(200);
  expect(await careless(`/maps/route/v1/driving/${pair}?${options}`)).toBe(418);
  expect(await careless(`/maps/route/v1/driving/${pair}?${options}&radiuses=1000`)).toBe(418);
  expect(await careless(`/maps/route/v1/driving/29.9441,-82.1098?${options}&radiuses=1000`)).toBe(418);
});
