import { estimateMatrix } from '#shared/delivery/best-order.ts';
import { estimateRoute } from '#shared/delivery/estimate-route.ts';
import type { Router } from './port.ts';

/** No engine and no network: great circles and a table of speeds, which say of themselves that they are estimates. */
export const embeddedRouter: Router = {
  route: async (points) =>
    points.length < 2 ? { kind: 'failed', why: 'down' } : { kind: 'ok', route: estimateRoute(points) },
  matrix: async (points) => (points.length < 2 ? undefined : estimateMatrix(points)),
};
