/** What other programs may be told of, in the order in which it is asked about; names as they stand on the wire. */
export const webhookKinds = [
  'booking.created',
  'booking.moved',
  'booking.cancelled',
  'booking.done',
  'quote.requested',
] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** What staff send to try an address; no address asks for it. */
export const WEBHOOK_TEST = 'webhook.test';
export type WebhookEventKind = WebhookKind | typeof WEBHOOK_TEST;

/** Why an attempt did not count: another status than 2xx, a redirect, too slow, no public address, no connection. */
export const webhookFaults = ['status', 'redirect', 'timeout', 'private', 'unreachable'] as const;
export type WebhookFault = (typeof webhookFaults)[number];

/** More programs than a small company connects; each costs a row for every fact. */
export const WEBHOOKS_MAX = 10;
/** In UTF-16 units. */
export const WEBHOOK_URL_MAX = 2000;
/** An address that takes nothing for so long is switched off. */
export const WEBHOOK_OFF_AFTER_DAYS = 5;
/** As long can an event be sent again by hand. */
export const WEBHOOK_EVENTS_KEPT_DAYS = 14;
