import type { ErrorCode } from './error-codes.ts';

/**
 * Every error the API can answer, with status and English text (design 9, decision 164).
 * Texts given by the specification are literal. The app translates by code, never by text (decision 21, 63).
 */
export const errorCatalogue = {
  'request.malformed': { status: 400, text: 'Invalid request.' },
  'request.invalid': { status: 400, text: 'Invalid request.' },
  'tenant.required': { status: 400, text: 'The X-Tenant-Slug header is required.' },
  'idempotency.required': { status: 400, text: 'The Idempotency-Key header is required.' },
  'route.not_found': { status: 400, text: "Route not found — we'll reach out to confirm." },
  'link.invalid': { status: 401, text: 'Invalid or expired link. Request a secure link again.' },
  'admin.denied': { status: 401, text: 'Clé invalide' },
  'request.not_found': { status: 404, text: 'Not found.' },
  'tenant.unknown': { status: 404, text: 'Unknown tenant.' },
  'cart.not_found': { status: 404, text: 'Cart not found.' },
  'booking.not_found': { status: 404, text: 'Booking not found' },
  'mail.not_found': { status: 404, text: 'Mail not found.' },
  'address.not_found': { status: 404, text: 'Address not found' },
  'block.not_found': { status: 404, text: 'Blocage introuvable' },
  'coupon.not_found': { status: 404, text: 'Coupon introuvable' },
  'customer.not_found': { status: 404, text: 'Client introuvable' },
  'device.not_found': { status: 404, text: 'Appareil introuvable' },
  'key.not_found': { status: 404, text: 'Clé introuvable' },
  'price.not_found': { status: 404, text: 'Prix introuvable' },
  'request.method': { status: 405, text: 'Method not allowed.' },
  'slot.taken': { status: 409, text: 'That time was just taken.' },
  'price.changed': { status: 409, text: 'The price has changed.' },
  'booking.changed': { status: 409, text: 'This booking was changed meanwhile.' },
  'cart.closed': { status: 409, text: 'This cart has already been booked.' },
  'coupon.changed': { status: 409, text: 'Ce coupon a été modifié entre-temps.' },
  'customer.changed': { status: 409, text: 'La note de ce client a été modifiée entre-temps.' },
  'customer.has_visits': { status: 409, text: 'Ce client a encore des visites à venir.' },
  'key.last': { status: 409, text: 'La dernière clé ne peut pas être révoquée.' },
  'pricing.changed': { status: 409, text: 'Ce prix a été modifié entre-temps.' },
  'schedule.changed': { status: 409, text: 'Les horaires ont été modifiés entre-temps.' },
  'slot.blocked': { status: 409, text: 'Cette période est bloquée.' },
  'idempotency.in_progress': { status: 409, text: 'The same request is still running.' },
  'cart.stale': { status: 412, text: 'The cart was changed elsewhere.' },
  'request.too_large': { status: 413, text: 'The request is too large.' },
  'request.media_type': { status: 415, text: 'Send JSON.' },
  'cart.empty': { status: 422, text: 'The cart is empty.' },
  'cart.unknown_item': { status: 422, text: 'A service, product or option is not offered.' },
  'slot.invalid': { status: 422, text: 'This time cannot be booked.' },
  'booking.not_changeable': { status: 422, text: 'This booking can no longer be changed.' },
  'quote.not_asked': { status: 422, text: 'This booking has nothing to be quoted.' },
  'quote.expired': { status: 422, text: 'This quote has expired.' },
  'quote.accepted': {
    status: 422,
    text: 'The quote for this booking has been accepted. To change its work, please write to us.',
  },
  'idempotency.reused': { status: 422, text: 'The Idempotency-Key was used for another request.' },
  'coupon.taken': { status: 422, text: 'Ce code existe déjà.' },
  'promo.invalid': { status: 422, text: 'Invalid code.' },
  'promo.expired': { status: 422, text: 'This code has expired.' },
  'promo.stacking': { status: 422, text: 'Another promo is already applied.' },
  'promo.minSubtotal': { status: 422, text: 'Minimum spend required.' },
  'request.too_many': { status: 429, text: 'Too many requests. Please wait a moment.' },
  'server.bug': { status: 500, text: 'Something went wrong on our side.' },
  'server.busy': { status: 503, text: 'Temporarily unavailable. Please try again.' },
  'route.busy': { status: 503, text: 'Routing rate limit reached. Please try again in a minute.' },
  'route.not_configured': { status: 503, text: 'Routing is not configured.' },
} as const satisfies Record<ErrorCode, { status: number; text: string }>;

/** Codes a single field can carry in `fields` of a 400 answer. */
export const fieldCodes = ['required', 'invalid', 'too_long', 'too_small', 'too_large'] as const;
export type FieldCode = (typeof fieldCodes)[number];
