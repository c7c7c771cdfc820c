import * as z from 'zod/mini';
import {
  type AddedWebhookView,
  type AddWebhookInput,
  addedWebhookView,
  type WebhookEventsView,
  type WebhooksView,
  type WebhookTestView,
  type WebhookView,
  webhookEventsView,
  webhooksView,
  webhookTestView,
  webhookView,
} from '#shared/api/admin/webhooks.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { newId } from '../../../device/clock.ts';
import type { Answer } from '../../../wire/http.ts';
import { adminCall } from '../../admin-call.ts';
import type { AdminRead } from '../../admin-read.ts';
import { makeOwnSecret, untilKnown } from '../../until-known.ts';

export const webhooksRead: AdminRead<WebhooksView> = {
  key: 'webhooks',
  load: (signal) => adminCall({ method: 'GET', path: '/admin/webhooks', schema: webhooksView, signal }),
  schema: webhooksView,
};

/** What one address was told last, and what became of it. */
export function webhookEventsRead(id: Id): AdminRead<WebhookEventsView> {
  const path = `${pathOf(id)}/events`;
  return {
    key: `webhook-events:${id}`,
    load: (signal) => adminCall({ method: 'GET', path, schema: webhookEventsView, signal }),
    schema: webhookEventsView,
  };
}

const addUnder = untilKnown(makeOwnSecret);

/** The secret is in the answer and nowhere else; it must be shown at once. Asked for again it is one (D520). */
export function addWebhook(input: AddWebhookInput): Promise<Answer<AddedWebhookView>> {
  return addUnder(input, (own) =>
    adminCall({
      method: 'POST',
      path: '/admin/webhooks',
      body: { json: { ...input, own } },
      schema: addedWebhookView,
    }),
  );
}

/** It is told nothing any more, and what waits for it goes along. */
export function removeWebhook(id: Id): Promise<Answer<unknown>> {
  return adminCall({ method: 'DELETE', path: pathOf(id), schema: z.unknown() });
}

/** One that failed for too long; what waits is sent. */
export function switchWebhookOn(id: Id): Promise<Answer<WebhookView>> {
  return adminCall({ method: 'POST', path: `${pathOf(id)}/on`, schema: webhookView });
}

const testUnder = untilKnown(newId);

/** An event that tells of nothing; the list says what became of it. Asked for again it is one (D533). */
export function testWebhook(id: Id): Promise<Answer<WebhookTestView>> {
  return testUnder(id, (key) =>
    adminCall({
      method: 'POST',
      path: `${pathOf(id)}/test`,
      headers: { 'Idempotency-Key': key },
      schema: webhookTestView,
    }),
  );
}

/** The same event again, with the same id. */
export function replayWebhookEvent(id: Id, eventId: Id): Promise<Answer<unknown>> {
  const path = `${pathOf(id)}/events/${encodeURIComponent(eventId)}/replay`;
  return adminCall({ method: 'POST', path, schema: z.unknown() });
}

function pathOf(id: Id): string {
  return `/admin/webhooks/${encodeURIComponent(id)}`;
}
