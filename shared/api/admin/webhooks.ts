import * as z from 'zod/mini';
import { WEBHOOK_TEST, WEBHOOK_URL_MAX, webhookFaults, webhookKinds } from '../../company/webhooks.ts';
import { id, instant, text } from '../wire.ts';
import { ownSecret } from './own-secret.ts';

const kinds = z.array(z.enum(webhookKinds));

export const webhookView = z.object({
  id,
  url: z.string(),
  events: kinds,
  createdAt: instant,
  /** `failing`: the last attempts failed; `off`: they did for so long that it is told no more. */
  state: z.enum(['on', 'failing', 'off']),
  /** Since when it fails. */
  failingSince: z.nullable(instant),
  offAt: z.nullable(instant),
});
export type WebhookView = z.infer<typeof webhookView>;

/** GET /admin/webhooks. */
export const webhooksView = z.object({ webhooks: z.array(webhookView) });
export type WebhooksView = z.infer<typeof webhooksView>;

/** POST /admin/webhooks; `url` may be `invalid`, `private` or `unknown`, 409 `webhook.too_many` beyond WEBHOOKS_MAX. */
export const addWebhookInput = z.object({
  url: text(WEBHOOK_URL_MAX),
  events: kinds.check(z.minLength(1, 'required'), z.maxLength(webhookKinds.length)),
  own: z.optional(ownSecret),
});
export type AddWebhookInput = z.infer<typeof addWebhookInput>;
/** The secret is in this answer and in no other. */
export const addedWebhookView = z.object({ ...webhookView.shape, secret: z.string() });
export type AddedWebhookView = z.infer<typeof addedWebhookView>;

const webhookEventView = z.object({
  id,
  kind: z.enum([...webhookKinds, WEBHOOK_TEST]),
  bookingId: z.nullable(id),
  at: instant,
  /** `dead`: given up; it can be sent again. */
  state: z.enum(['waiting', 'sent', 'dead']),
  attempts: z.int(),
  triedAt: z.nullable(instant),
  /** When one that waits is tried next. */
  nextAt: z.nullable(instant),
  lastStatus: z.nullable(z.int()),
  lastFault: z.nullable(z.enum(webhookFaults)),
});
export type WebhookEventView = z.infer<typeof webhookEventView>;

/** GET /admin/webhooks/{id}/events: the last fifty, newest first. */
export const webhookEventsView = z.object({ events: z.array(webhookEventView) });
export type WebhookEventsView = z.infer<typeof webhookEventsView>;

/** POST /admin/webhooks/{id}/test; what became of it is told by the list. */
export const webhookTestView = z.object({ eventId: id });
export type WebhookTestView = z.infer<typeof webhookTestView>;
