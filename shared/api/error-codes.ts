/** Every code the API can answer; errors.ts has what only the server needs of them, so that no phone downloads it. */
const errorCodes = [
  'request.malformed',
  'request.invalid',
  'tenant.required',
  'idempotency.required',
  'route.not_found',
  'link.invalid',
  'admin.denied',
  'request.not_found',
  'tenant.unknown',
  'cart.not_found',
  'booking.not_found',
  'mail.not_found',
  'address.not_found',
  'request.method',
  'slot.taken',
  'price.changed',
  'booking.changed',
  'cart.closed',
  'idempotency.in_progress',
  'cart.stale',
  'request.too_large',
  'request.media_type',
  'cart.empty',
  'cart.unknown_item',
  'slot.invalid',
  'booking.not_changeable',
  'idempotency.reused',
  'promo.invalid',
  'promo.expired',
  'promo.stacking',
  'promo.minSubtotal',
  'request.too_many',
  'server.bug',
  'server.busy',
  'route.busy',
  'route.not_configured',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export function isErrorCode(text: string): text is ErrorCode {
  return errorCodes.some((code) => code === text);
}
