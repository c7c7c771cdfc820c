import { estimateRoute } from '#shared/delivery/estimate-route.ts';
import { estimateMatrix } from '#shared/delivery/plan/best-order.ts';
import type { RouteSource } from '#shared/delivery/route.ts';
import type { ProviderWorld } from '../call-provider.ts';
import { openProvider, type ProviderEnv } from '../open-provider.ts';
import { osrmRouter } from './osrm.ts';
import type { RouteOutcome, RoutePoint, Router } from './port.ts';
import { valhallaRouter } from './valhalla.ts';

/** Anything else than finite degrees would be printed into an address or priced. */
const isOnEarth = ({ latitude, longitude }: RoutePoint) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** The engines that are configured, OSRM before Valhalla, and last the estimate unless the owner wants none. */
export function chooseRouter(env: ProviderEnv, world: ProviderWorld): Router {
  const engines = new Map<RouteSource, Router>();
  if (env.osrmUrl !== undefined) {
    engines.set(
      'osrm',
      osrmRouter(openProvider(env, { name: 'osrm', base: env.osrmUrl, mayKeep: true }, world)),
    );
  }
  if (env.valhallaUrl !== undefined) {
    const settings = { name: 'valhalla', base: env.valhallaUrl, mayKeep: true } as const;
    engines.set('valhalla', valhallaRouter(openProvider(env, settings, world)));
  }
  if (env.routeEstimate) engines.set('embedded', embeddedRouter);
  return chainRouters(engines);
}

/** An engine that fails is passed over; one that says "no way" is believed. */
export function chainRouters(engines: ReadonlyMap<RouteSource, Router>): Router {
  return {
    route: async (points, patience) => {
      const lost = points.findIndex((point) => !isOnEarth(point));
      if (lost !== -1) return { kind: 'none', index: lost };
      let failed: RouteOutcome & { kind: 'failed' } = { kind: 'failed', why: 'not_configured' };
      for (const engine of engines.values()) {
        const outcome = await engine.route(points, patience);
        if (outcome.kind !== 'failed') return outcome;
        // "Try again in a minute" is the better word when one of them only has too much to do.
        if (failed.why !== 'busy') failed = outcome;
      }
      return failed;
    },
    matrix: async (points, patience, by) => {
      if (!points.every(isOnEarth)) return undefined;
      for (const [source, engine] of engines) {
        const matrix = by === undefined || by === source ? await engine.matrix(points, patience) : undefined;
        if (matrix !== undefined) return matrix;
      }
      return undefined;
    },
  };
}

/** No engine and no network: great circles and a table of speeds, which say of themselves that they are estimates. */
export const embeddedRouter: Router = {
  route: async (points) =>
    points.length < 2 ? { kind: 'failed', why: 'down' } : { kind: 'ok', route: estimateRoute(points) },
  matrix: async (points) => (points.length < 2 ? undefined : estimateMatrix(points)),
};
