import * as z from 'zod/mini';
import { addApiKeyInput, addedApiKeyView, apiKeysView } from '#shared/api/admin/api-keys.ts';
import { id } from '#shared/api/wire.ts';
import { addApiKey, removeApiKey, showApiKeys } from '../../domain/api-keys/manage-api-keys.ts';
import { route } from '../../http/calls/route.ts';

export const adminApiKeyRoutes = [
  route({
    method: 'GET',
    path: '/admin/api-keys',
    summary: 'Keys with which the company’s own programs call; the keys themselves are not told again',
    who: 'admin',
    role: 'owner',
    limit: 'read',
    status: 200,
    output: apiKeysView,
    errors: ['admin.denied'],
    handle: ({ deps, tenant }) => showApiKeys(deps, tenant),
  }),
  route({
    method: 'POST',
    path: '/admin/api-keys',
    summary: 'A new key for a program and what it may do, told once; the same `own` again is the same key',
    who: 'admin',
    role: 'owner',
    limit: 'write',
    body: addApiKeyInput,
    status: 201,
    output: addedApiKeyView,
    errors: ['admin.denied', 'api_key.too_many'],
    handle: ({ deps, tenant, body }) => addApiKey(deps, tenant, body),
  }),
  route({
    method: 'DELETE',
    path: '/admin/api-keys/:id',
    summary: 'Revokes a key; 204 whether or not it existed',
    who: 'admin',
    role: 'owner',
    limit: 'write',
    params: z.object({ id }),
    status: 204,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, params }) => removeApiKey(deps, tenant, params.id),
  }),
];
