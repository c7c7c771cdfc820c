import * as z from 'zod/mini';
import { openSessionInput, sessionView, verifyView } from '#shared/api/admin/sessions.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { closeSession, openSession } from '../domain/admin/open-session.ts';
import { route } from '../http/route.ts';

export const adminSessionRoutes = [
  route({
    method: 'GET',
    path: '/admin/auth/verify',
    summary: 'Whether the key or device token in X-Admin-Token is good',
    who: 'admin',
    limit: 'read',
    status: 200,
    output: verifyView,
    errors: ['admin.denied'],
    handle: async ({ actor }) => ({ ok: true as const, label: actor }),
  }),
  route({
    method: 'POST',
    path: '/admin/auth/session',
    summary: 'Exchanges the admin key for a revocable device token',
    who: 'anyone',
    limit: 'login',
    body: openSessionInput,
    status: 201,
    output: sessionView,
    errors: ['admin.denied'],
    handle: async ({ deps, tenant, body }) => {
      const session = await openSession(deps, tenant, body);
      return { ...session, expiresAt: formatInstant(session.expiresAt) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/admin/auth/session',
    summary: 'Ends a device token; 204 whether or not it existed',
    who: 'anyone',
    limit: 'write',
    body: z.object({ token: z.string().check(z.maxLength(200)) }),
    status: 204,
    errors: [],
    handle: async ({ deps, tenant, body }) => closeSession(deps, tenant, body.token),
  }),
];
