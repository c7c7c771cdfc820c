import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { betterOrder } from '#shared/delivery/plan/best-order.ts';
import { readEnv } from '../../server/env.ts';
import { chooseRouter } from '../../server/providers/router/choose-router.ts';
import type { RoutePoint, Router } from '../../server/providers/router/port.ts';
import { openValhalla } from './load-valhalla.ts';
import { type Front, openOsrmFront, openValhallaFront } from './valhalla-front.ts';

const starke = { latitude: 29.9441, longitude: -82.1098 };
const hampton = { latitude: 29.8638, longitude: -82.1334 };
const lawtey = { latitude: 30.0447, longitude: -82.0729 };
const brooker = { latitude: 29.8886, longitude: -82.3306 };
const lakeButler = { latitude: 30.0227, longitude: -82.3396 };
const trenton = { latitude: 29.6133, longitude: -82.8176 };
const orlando = { latitude: 28.5383, longitude: -81.3792 };

const folder = mkdtempSync(join(tmpdir(), 'sabal-routing-'));
let fronts: { readonly osrm: Front; readonly valhalla: Front };

beforeAll(async () => {
  const pbf = fileURLToPath(new URL('fl-bradford-union-gilchrist.osm.pbf', import.meta.url));
  const actor = await openValhalla(pbf, folder);
  fronts = { osrm: await openOsrmFront(actor), valhalla: await openValhallaFront(actor) };
});
afterAll(async () => {
  await Promise.all([fronts.osrm.stop(), fronts.valhalla.stop()]);
  rmSync(folder, { recursive: true });
});

const log = { warn: () => {} };

describe.each(['osrm', 'valhalla'] as const)('the %s adapter and a real engine', (name) => {
  /** As the product makes it, with no estimate to fall back on. */
  const router = (): Router =>
    chooseRouter(
      readEnv({
        [`${name.toUpperCase()}_URL`]: fronts[name].url,
        ROUTE_ESTIMATE: 'off',
        PROVIDER_RATES: `${name}:500`,
      }),
      { log },
    );
  const milesOf = async (stops: readonly RoutePoint[]) => {
    const outcome = await router().route(stops);
    return outcome.kind === 'ok' ? outcome.route.distanceMiles : Number.NaN;
  };

  test('measures roads as OSRM measured them', async () => {
    expect(await milesOf([starke, hampton])).toBeCloseTo(10_694 / 1609.344, 1);
    expect(await milesOf([hampton, lawtey])).toBeCloseTo(23_050 / 1609.344, 0);
  });

  test('drives through five pickups to the drop-off', async () => {
    const stops = [lawtey, brooker, hampton, starke, { latitude: 29.953, longitude: -82.116 }, starke];
    const outcome = await router().route(stops);
    expect(outcome).toMatchObject({ kind: 'ok', route: { estimated: false, source: name } });
    expect(outcome.kind === 'ok' && outcome.route.geometry.coordinates.length).toBeLessThanOrEqual(160);
  });

  test.each([
    ['Bradford and Gilchrist', starke, trenton],
    ['Union and Gilchrist', lakeButler, trenton],
    ['Bradford and Union', starke, lakeButler],
  ])('finds no road between %s, whose roads do not meet', async (_, from, to) => {
    expect(await router().route([from, to])).toEqual({ kind: 'none' });
  });

  test('names the stop that has no road near it', async () => {
    expect(await router().route([starke, hampton, orlando])).toEqual({ kind: 'none', index: 2 });
    expect(await router().route([orlando, starke])).toEqual({ kind: 'none', index: 0 });
  });

  test('takes an approximate stop to a road that is too far for a door', async () => {
    const swamp = { latitude: 29.88, longitude: -82.05 };
    expect(await router().route([starke, swamp])).toEqual({ kind: 'none', index: 1 });
    expect(await router().route([starke, { ...swamp, approximate: true }])).toMatchObject({ kind: 'ok' });
  });

  test('has a matrix whose sums are its routes, and the better order is shorter by what it says', async () => {
    const stops = [brooker, starke, hampton, lawtey];
    const matrix = await router().matrix(stops);
    const legs = [0, 1, 2].map((at) => matrix?.miles[at]?.[at + 1] ?? Number.NaN);
    const today = await milesOf(stops);
    expect(legs.reduce((sum, miles) => sum + miles, 0)).toBeCloseTo(today, 0);
    const better = matrix && betterOrder(matrix);
    const order = [...(better?.order ?? [0, 1, 2]), 3];
    const reordered = await milesOf(order.map((at) => stops[at] ?? starke));
    expect(today - reordered).toBeCloseTo(better?.savedMiles ?? 0, 0);
  });

  test('has no cell between roads that do not meet', async () => {
    const matrix = await router().matrix([starke, hampton, trenton]);
    expect(matrix?.miles.map((row) => row.map((miles) => miles === null))).toEqual([
      [false, false, true],
      [false, false, true],
      [true, true, false],
    ]);
  });

  test('answers fifty at once', async () => {
    const one = router();
    const asks = Array.from({ length: 50 }, (_, at) =>
      one.route([starke, { ...hampton, latitude: hampton.latitude + at / 100_000 }]),
    );
    expect((await Promise.all(asks)).map(({ kind }) => kind)).toEqual(asks.map(() => 'ok'));
  });
});
