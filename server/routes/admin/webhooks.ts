import * as z from 'zod/mini';
import {
  addedWebhookView,
  addWebhookInput,
  webhookEventsView,
  webhooksView,
  webhookTestView,
  webhookView,
} from '#shared/api/admin/webhooks.ts';
import { id } from '#shared/api/wire.ts';
import { addWebhook, removeWebhook, showWebhooks, switchOn } from '../../domain/webhooks/manage-webhooks.ts';
import { replay, sendTest, showEvents } from '../../domain/webhooks/show-events.ts';
import { onceReply, route } from '../../http/calls/route.ts';
import { onceErrors } from '../booking-rows.ts';

const ofOne = z.object({ id });

export const adminWebhookRoutes = [
  route({
    method: 'GET',
    path: '/admin/webhooks',
    summary: 'Addresses of other programs that are told of what happens; their secrets are not told again',
    who: 'admin',
    role: 'owner',
    limit: 'read',
    status: 200,
    output: webhooksView,
    errors: ['admin.denied'],
    handle: ({ deps, tenant }) => showWebhooks(deps, tenant),
  }),
  route({
    method: 'POST',
    path: '/admin/webhooks',
    summary:
      'Another address, and the secret that signs what it is sent, told once; the same `own` again is the same address',
    who: 'admin',
    role: 'owner',
    limit: 'write',
    body: addWebhookInput,
    status: 201,
    output: addedWebhookView,
    errors: ['admin.denied', 'webhook.too_many'],
    handle: ({ deps, tenant, body }) => addWebhook(deps, tenant, body),
  }),
  route({
    method: 'DELETE',
    path: '/admin/webhooks/:id',
    summary: 'Tells it nothing any more; 204 whether or not it existed',
    who: 'admin',
    role: 'owner',
    limit: 'write',
    params: ofOne,
    status: 204,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, params }) => removeWebhook(deps, tenant, params.id),
  }),
  route({
    method: 'POST',
    path: '/admin/webhooks/:id/on',
    summary: 'Switches on one that failed for too long; what still waits is sent',
    who: 'admin',
    role: 'owner',
    limit: 'write',
    params: ofOne,
    status: 200,
    output: webhookView,
    errors: ['admin.denied', 'webhook.not_found'],
    handle: ({ deps, tenant, params }) => switchOn(deps, tenant, params.id),
  }),
  route({
    method: 'POST',
    path: '/admin/webhooks/:id/test',
    summary: 'Sends an event that tells of nothing, once; the same key again is the same event',
    who: 'admin',
    role: 'owner',
    limit: 'write',
    params: ofOne,
    status: 202,
    output: webhookTestView,
    errors: ['admin.denied', 'webhook.not_found', 'webhook.off', ...onceErrors],
    idempotent: 'optional',
    handle: async ({ deps, tenant, params, idempotencyKey }) =>
      onceReply(await sendTest(deps, tenant, params.id, idempotencyKey)),
  }),
  route({
    method: 'GET',
    path: '/admin/webhooks/:id/events',
    summary: 'What it was last told, newest first, and what became of it',
    who: 'admin',
    role: 'owner',
    limit: 'read',
    params: ofOne,
    status: 200,
    output: webhookEventsView,
    errors: ['admin.denied', 'webhook.not_found'],
    handle: ({ deps, tenant, params }) => showEvents(deps, tenant, params.id),
  }),
  route({
    method: 'POST',
    path: '/admin/webhooks/:id/events/:eventId/replay',
    summary: 'Sends an event again under the same id, whether or not it arrived',
    who: 'admin',
    role: 'owner',
    limit: 'write',
    params: z.object({ id, eventId: id }),
    status: 204,
    errors: ['admin.denied', 'webhook.not_found', 'webhook.off'],
    handle: ({ deps, tenant, params }) => replay(deps, tenant, params),
  }),
];
