import * as z from 'zod/mini';
import { addCrewInput, changeCrewInput, crewsAnswer, crewView } from '#shared/api/admin/crews.ts';
import { id } from '#shared/api/wire.ts';
import { addCrew, changeCrew, listAllCrews, removeCrew } from '../../../domain/crews/manage-crews.ts';
import { route } from '../../../http/calls/route.ts';

export const adminCrewRoutes = [
  route({
    method: 'GET',
    path: '/admin/crews',
    summary: 'Who comes in one van, in order; the closed ones too',
    who: 'admin',
    role: 'office',
    limit: 'read',
    status: 200,
    output: crewsAnswer,
    errors: ['admin.denied'],
    handle: ({ deps, tenant }) => listAllCrews(deps, tenant),
  }),
  route({
    method: 'POST',
    path: '/admin/crews',
    summary: 'Another crew; its times are offered at once',
    who: 'admin',
    role: 'office',
    limit: 'write',
    body: addCrewInput,
    status: 201,
    output: crewView,
    errors: ['admin.denied', 'crew.taken', 'crew.too_many'],
    handle: ({ deps, tenant, body }) => addCrew(deps, tenant, body),
  }),
  route({
    method: 'PATCH',
    path: '/admin/crews/:id',
    summary: 'Rename, colour, order, close or open a crew; what is absent stays',
    who: 'admin',
    role: 'office',
    limit: 'write',
    params: z.object({ id }),
    body: changeCrewInput,
    status: 200,
    output: crewView,
    errors: ['admin.denied', 'crew.not_found', 'crew.changed', 'crew.taken', 'crew.busy', 'crew.last'],
    handle: ({ deps, tenant, params, body }) => changeCrew(deps, tenant, params.id, body),
  }),
  route({
    method: 'DELETE',
    path: '/admin/crews/:id',
    summary: 'Delete a crew that nothing stands for; 204 whether or not it existed',
    who: 'admin',
    role: 'office',
    limit: 'write',
    params: z.object({ id }),
    status: 204,
    errors: ['admin.denied', 'crew.used', 'crew.last'],
    handle: ({ deps, tenant, params }) => removeCrew(deps, tenant, params.id),
  }),
];
