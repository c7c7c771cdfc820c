import { expect, test } from 'vitest';
import { readEnv } from '../../env.ts';
import type { ProviderWorld } from '../call-provider.ts';
import { chooseRouter } from './choose-router.ts';
import { hampton, osrmRecordings, starke, trenton, valhallaRecordings } from './recordings.test-support.ts';

const bodyOf = (list: readonly { name: string; body?: unknown; response?: unknown }[], wanted: string) => {
  const found = list.find(({ name }) => name === wanted);
  return found?.body ?? found?.response;
};
const osrmRoad = bodyOf(osrmRecordings, 'route-ok-2-stops');
const osrmGap = bodyOf(osrmRecordings, 'route-noroute-disconnected-counties');
const osrmTable = bodyOf(osrmRecordings, 'table-with-unreachable-null');

const both = { OSRM_URL: 'https://osrm.test', VALHALLA_URL: 'https://valhalla.test' };

/** Which engines were asked, in order, and what came out. */
function aRouter(variables: Record<string, string>, replies: Readonly<Record<string, () => Response>>) {
  const asked: string[] = [];
  const world: ProviderWorld = {
    log: { warn: () => {} },
    fetch: async (url) => {
      const { host } = new URL(String(url));
      asked.push(host);
      return (replies[host] ?? (() => Response.error()))();
    },
  };
  return { asked, router: chooseRouter(readEnv(variables), world) };
}

const say =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const broken = say({}, 500);

test('without an engine there is the estimate', async () => {
  const { asked, router } = aRouter({}, {});
  expect(await router.route([starke, hampton])).toMatchObject({
    route: { source: 'embedded', estimated: true },
  });
  expect(asked).toEqual([]);
});

test('OSRM is asked first, and believed', async () => {
  const { asked, router } = aRouter(both, { 'osrm.test': say(osrmRoad) });
  expect(await router.route([starke, hampton])).toMatchObject({
    route: { source: 'osrm', estimated: false },
  });
  expect(asked).toEqual(['osrm.test']);
});

test('that there is no road is an answer: no other engine is asked and nothing estimated', async () => {
  const { asked, router } = aRouter(both, { 'osrm.test': say(osrmGap, 400) });
  expect(await router.route([starke, trenton])).toEqual({ kind: 'none' });
  expect(asked).toEqual(['osrm.test']);
});

test('an engine that fails is passed over for the next and last for the estimate', async () => {
  const { asked, router } = aRouter(both, { 'osrm.test': broken, 'valhalla.test': broken });
  expect(await router.route([starke, hampton])).toMatchObject({ route: { source: 'embedded' } });
  expect(asked).toEqual(['osrm.test', 'osrm.test', 'valhalla.test', 'valhalla.test']);
  const half = aRouter(both, { 'osrm.test': broken, 'valhalla.test': say(osrmRoad) });
  expect(await half.router.route([starke, hampton])).toMatchObject({ route: { source: 'valhalla' } });
});

test('an owner who wants no estimate gets none, and hears why', async () => {
  const off = { ROUTE_ESTIMATE: 'off' };
  const bare = aRouter(off, {});
  expect(await bare.router.route([starke, hampton])).toEqual({ kind: 'failed', why: 'not_configured' });
  expect(await bare.router.matrix([starke, hampton])).toBeUndefined();
  const down = aRouter({ ...off, ...both }, { 'osrm.test': broken, 'valhalla.test': broken });
  expect(await down.router.route([starke, hampton])).toEqual({ kind: 'failed', why: 'down' });
  const throttled = aRouter({ ...off, ...both }, { 'osrm.test': say({}, 429), 'valhalla.test': broken });
  expect(await throttled.router.route([starke, hampton])).toEqual({ kind: 'failed', why: 'busy' });
});

test('the owner’s rate is held, and beyond it the next is asked', async () => {
  const { router } = aRouter(
    { ...both, PROVIDER_RATES: 'osrm:1' },
    {
      'osrm.test': say(osrmRoad),
      'valhalla.test': say(bodyOf(valhallaRecordings, 'route-disconnected') ?? osrmRoad),
    },
  );
  const near = { ...hampton, latitude: hampton.latitude + 0.0001 };
  const sources = [];
  for (const stops of [
    [starke, hampton],
    [starke, near],
  ]) {
    const outcome = await router.route(stops);
    sources.push(outcome.kind === 'ok' && outcome.route.source);
  }
  expect(sources).toEqual(['osrm', 'valhalla']);
});

test('the same stops are not asked for twice', async () => {
  const { asked, router } = aRouter(both, { 'osrm.test': say(osrmRoad) });
  await router.route([starke, hampton]);
  await router.route([starke, hampton]);
  expect(asked).toEqual(['osrm.test']);
});

test('a matrix comes from the engine of the route, or not at all', async () => {
  const { router } = aRouter(both, { 'osrm.test': say(osrmTable) });
  const stops = [starke, hampton, trenton];
  expect((await router.matrix(stops, undefined, 'osrm'))?.miles[0]?.[2]).toBeNull();
  expect(await router.matrix(stops, undefined, 'valhalla')).toBeUndefined();
  expect((await router.matrix(stops, undefined, 'embedded'))?.miles[0]?.[2]).toBeGreaterThan(40);
  expect((await router.matrix(stops))?.miles[0]?.[2]).toBeNull();
});
