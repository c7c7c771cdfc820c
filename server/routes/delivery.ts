import {
  addressView,
  autocompleteQuery,
  detailsQuery,
  directionsInput,
  directionsView,
  mapView,
  suggestionsView,
} from '#shared/api/delivery.ts';
import { planRoute } from '../domain/delivery/plan-route.ts';
import { findAddress, suggestAddresses } from '../domain/delivery/search-addresses.ts';
import { route } from '../http/calls/route.ts';

/** What the planner of a delivery asks: addresses, the road through its stops, the picture behind it. */
export const deliveryRoutes = [
  route({
    method: 'GET',
    path: '/addresses/autocomplete',
    summary:
      'Addresses or places that begin like this; an empty list when nothing fits or the text is too short',
    who: 'anyone',
    scope: 'bookings:write',
    limit: 'address',
    query: autocompleteQuery,
    status: 200,
    output: suggestionsView,
    errors: [],
    handle: ({ deps, tenant, query }) => suggestAddresses(deps, tenant, query),
  }),
  route({
    method: 'GET',
    path: '/addresses/details',
    summary: 'Address and point of a suggestion that came without',
    who: 'anyone',
    scope: 'bookings:write',
    limit: 'address',
    query: detailsQuery,
    status: 200,
    output: addressView,
    errors: ['address.not_found'],
    handle: ({ deps, tenant, query }) => findAddress(deps, tenant, query),
  }),
  route({
    method: 'POST',
    path: '/delivery/directions',
    summary:
      'The road through one to five pickups to a drop-off, and a better order of them where there is one',
    who: 'anyone',
    scope: 'bookings:write',
    limit: 'route',
    body: directionsInput,
    status: 200,
    output: directionsView,
    errors: ['route.not_found', 'route.busy', 'route.not_configured'],
    handle: ({ deps, tenant, body }) => planRoute(deps, tenant, body.points),
  }),
  route({
    method: 'GET',
    path: '/public/map',
    summary: 'Where the picture behind a route comes from, and whom it must name; null: draw the counties',
    who: 'anyone',
    scope: 'catalogue:read',
    limit: 'read',
    status: 200,
    output: mapView,
    errors: [],
    cache: 'public, max-age=3600',
    handle: async ({ deps: { env } }) => ({ tileUrl: env.tileUrl ?? null, attribution: env.tileAttribution }),
  }),
];
