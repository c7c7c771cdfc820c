import { mapView } from '#shared/api/delivery.ts';
import { route } from '../http/calls/route.ts';

export const mapRoutes = [
  route({
    method: 'GET',
    path: '/public/map',
    summary: 'Where the picture behind a route comes from, and whom it must name; null: draw the counties',
    who: 'anyone',
    limit: 'read',
    status: 200,
    output: mapView,
    errors: [],
    cache: 'public, max-age=3600',
    handle: async ({ deps: { env } }) => ({ tileUrl: env.tileUrl ?? null, attribution: env.tileAttribution }),
  }),
];
