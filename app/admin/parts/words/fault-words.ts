import type { TFunction } from 'i18next';

/** Codes that have words of their own; all others are the server's trouble and not the person's. */
const worded = [
  'admin.denied',
  'api_key.too_many',
  'block.not_found',
  'booking.changed',
  'booking.not_changeable',
  'booking.not_found',
  'cart.too_large',
  'catalogue.changed',
  'catalogue.not_found',
  'company.changed',
  'coupon.changed',
  'coupon.not_found',
  'coupon.taken',
  'customer.changed',
  'customer.has_visits',
  'customer.not_found',
  'device.not_found',
  'feed.too_many',
  'file.refused',
  'file.too_many',
  'idempotency.in_progress',
  'key.last',
  'key.not_found',
  'mail.not_found',
  'network',
  'notice.not_found',
  'notices.changed',
  'price.not_found',
  'pricing.changed',
  'push.device_only',
  'quote.accepted',
  'quote.expired',
  'quote.not_asked',
  'request.invalid',
  'request.not_found',
  'request.too_many',
  'review.changed',
  'review.not_found',
  'schedule.changed',
  'server.busy',
  'slot.blocked',
  'slot.invalid',
  'slot.taken',
  'timeout',
  'webhook.not_found',
  'webhook.off',
  'webhook.too_many',
] as const;

/** What went wrong with a call, in French whatever the language of the shop window is. */
export function faultWords(code: string, t: TFunction<'admin'>): string {
  const known = worded.find((each) => each === code);
  return known === undefined ? t('fault.other') : t(`fault.${known}`);
}
