import { directionsInput, directionsView } from '#shared/api/delivery.ts';
import { planRoute } from '../domain/delivery/plan-route.ts';
import { route } from '../http/calls/route.ts';

export const deliveryRoutes = [
  route({
    method: 'POST',
    path: '/delivery/directions',
    summary:
      'The road through one to five pickups to a drop-off, and a better order of them where there is one',
    who: 'anyone',
    limit: 'route',
    body: directionsInput,
    status: 200,
    output: directionsView,
    errors: ['route.not_found', 'route.busy', 'route.not_configured'],
    handle: ({ deps, tenant, body }) => planRoute(deps, tenant, body.points),
  }),
];
