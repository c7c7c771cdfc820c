import type { AdminErrorCode } from './admin/error-codes.ts';

/** Every code a customer can meet; errors.ts has what only the server needs of them, so that no phone downloads it. */
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
  'cart.too_large',
  'area.outside',
  'slot.invalid',
  'booking.not_changeable',
  'booking.too_late',
  'quote.not_asked',
  'quote.road_open',
  'quote.expired',
  'quote.accepted',
  'review.changed',
  'review.closed',
  'idempotency.reused',
  'promo.invalid',
  'promo.expired',
  'promo.firstOnly',
  'promo.stacking',
  'promo.kinds',
  'promo.minSubtotal',
  'request.too_many',
  'server.bug',
  'server.busy',
  'route.busy',
  'route.not_configured',
] as const;
type CustomerErrorCode = (typeof errorCodes)[number];

/** What programs meet that call with a key; the app never does. */
const programErrorCodes = ['key.invalid', 'key.scope'] as const;
type ProgramErrorCode = (typeof programErrorCodes)[number];

export function isProgramErrorCode(text: string): text is ProgramErrorCode {
  return programErrorCodes.some((code) => code === text);
}

/** Of the API; those that only the back office meets are in a list of their own, which only it downloads. */
export type ErrorCode = CustomerErrorCode | ProgramErrorCode | AdminErrorCode;

export function isErrorCode(text: string): text is CustomerErrorCode {
  return errorCodes.some((code) => code === text);
}
