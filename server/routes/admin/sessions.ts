import * as z from 'zod/mini';
import {
  accessView,
  addedKeyView,
  addKeyInput,
  openSessionInput,
  sessionView,
  verifyView,
} from '#shared/api/admin/sessions.ts';
import { id } from '#shared/api/wire.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { addKey } from '../../domain/admin/add-key.ts';
import { listAccess } from '../../domain/admin/list-access.ts';
import { closeSession, openSession } from '../../domain/admin/open-session.ts';
import { revokeDevice, revokeKey } from '../../domain/admin/revoke-access.ts';
import { findLastErasure } from '../../domain/customers/erase-customer.ts';
import { route } from '../../http/calls/route.ts';

const deviceParams = z.object({ id });
const always = () => true;

export const adminSessionRoutes = [
  route({
    method: 'GET',
    path: '/admin/auth/verify',
    summary:
      'Whether the key or device token in X-Admin-Token is good, what it may do, and when a customer was erased last',
    who: 'admin',
    role: 'crew',
    limit: 'read',
    status: 200,
    output: verifyView,
    errors: ['admin.denied'],
    handle: async ({ deps, tenant, actor, admin }) => {
      const erasedAt = await findLastErasure(deps, tenant);
      return {
        ok: true as const,
        label: actor,
        role: admin?.role,
        crew: admin?.crew,
        ...(erasedAt !== undefined && { erasedAt: formatInstant(erasedAt) }),
      };
    },
  }),
  route({
    method: 'POST',
    path: '/admin/auth/session',
    summary: 'Exchanges the admin key for a revocable device token',
    who: 'anyone',
    scope: 'none',
    limit: 'login',
    body: openSessionInput,
    status: 201,
    output: sessionView,
    errors: ['admin.denied', 'admin.crew_closed'],
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
    scope: 'none',
    limit: 'write',
    body: z.object({ token: z.string().check(z.maxLength(200)) }),
    status: 204,
    errors: [],
    handle: async ({ deps, tenant, body }) => closeSession(deps, tenant, body.token),
  }),
  route({
    method: 'GET',
    path: '/admin/auth/access',
    summary: 'Devices that are let in now, and the keys that let devices in',
    who: 'admin',
    role: 'owner',
    limit: 'read',
    status: 200,
    output: accessView,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, admin }) => listAccess(deps, tenant, admin),
  }),
  route({
    method: 'DELETE',
    path: '/admin/auth/devices/:id',
    summary: 'Ends a device: its token is refused at its next call',
    who: 'admin',
    role: 'owner',
    // One's own is a logout. A member of staff who has lost their key could not bring another back.
    asksKey: ({ admin, params }) => deviceParams.parse(params).id !== admin.deviceId,
    limit: 'write',
    params: deviceParams,
    status: 204,
    errors: ['admin.denied', 'device.not_found'],
    handle: ({ deps, tenant, params }) => revokeDevice(deps, tenant, params.id),
  }),
  route({
    method: 'POST',
    path: '/admin/auth/keys',
    summary: 'Makes an admin key of a role, which this answer alone tells',
    who: 'admin',
    role: 'owner',
    asksKey: always,
    limit: 'write',
    body: addKeyInput,
    status: 201,
    output: addedKeyView,
    errors: ['admin.denied', 'key.taken'],
    handle: ({ deps, tenant, body }) => addKey(deps, tenant, body),
  }),
  route({
    method: 'DELETE',
    path: '/admin/auth/keys/:id',
    summary: 'Revokes a key and the devices that it let in; the last one of an owner stays',
    who: 'admin',
    role: 'owner',
    asksKey: always,
    limit: 'write',
    params: z.object({ id }),
    status: 204,
    errors: ['admin.denied', 'key.not_found', 'key.last'],
    handle: ({ deps, tenant, params }) => revokeKey(deps, tenant, params.id),
  }),
];
