import { pushView, subscribePushInput } from '#shared/api/admin/push.ts';
import { showPush, subscribePush, unsubscribePush } from '../../domain/push/push-subscription.ts';
import { route } from '../../http/calls/route.ts';

export const adminPushRoutes = [
  route({
    method: 'GET',
    path: '/admin/push',
    summary: 'Whether this device gets notifications, and the key that its browser has to name',
    who: 'admin',
    role: 'office',
    limit: 'read',
    status: 200,
    output: pushView,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, admin }) => showPush(deps, tenant, admin),
  }),
  route({
    method: 'POST',
    path: '/admin/push',
    summary: 'This device gets notifications from now on, until it leaves or is revoked',
    who: 'admin',
    role: 'office',
    limit: 'write',
    body: subscribePushInput,
    status: 200,
    output: pushView,
    errors: ['admin.denied', 'push.device_only'],
    handle: ({ deps, tenant, body, admin }) => subscribePush(deps, tenant, body, admin),
  }),
  route({
    method: 'DELETE',
    path: '/admin/push',
    summary: 'This device gets none any more; 204 whether or not it did',
    who: 'admin',
    role: 'office',
    limit: 'write',
    status: 204,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, admin }) => unsubscribePush(deps, tenant, admin),
  }),
];
