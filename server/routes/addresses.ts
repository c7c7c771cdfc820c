import { addressView, autocompleteQuery, detailsQuery, suggestionsView } from '#shared/api/delivery.ts';
import { findAddress } from '../domain/delivery/find-address.ts';
import { suggestAddresses } from '../domain/delivery/suggest-addresses.ts';
import { route } from '../http/calls/route.ts';

export const addressRoutes = [
  route({
    method: 'GET',
    path: '/addresses/autocomplete',
    summary:
      'Addresses or places that begin like this; an empty list when nothing fits or the text is too short',
    who: 'anyone',
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
    limit: 'address',
    query: detailsQuery,
    status: 200,
    output: addressView,
    errors: ['address.not_found'],
    handle: ({ deps, tenant, query }) => findAddress(deps, tenant, query),
  }),
];
