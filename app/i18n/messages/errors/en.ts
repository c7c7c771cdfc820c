/** Words for every code of shared/api/error-codes.ts, for fields, and for answers that never came (D320). */
export const errors = {
  request: {
    malformed: 'Invalid request.',
    invalid: 'Invalid request.',
    not_found: 'Not found.',
    method: 'Method not allowed.',
    too_large: 'The request is too large.',
    media_type: 'Send JSON.',
    too_many: 'Too many requests. Please wait a moment.',
  },
  tenant: {
    required: 'The X-Tenant-Slug header is required.',
    unknown: 'Unknown tenant.',
  },
  idempotency: {
    required: 'The Idempotency-Key header is required.',
    in_progress: 'The same request is still running.',
    reused: 'The Idempotency-Key was used for another request.',
  },
  link: {
    invalid: 'Invalid or expired link. Request a secure link again.',
  },
  admin: {
    denied: 'Invalid key.',
  },
  cart: {
    not_found: 'Cart not found.',
    no_id: 'Cart creation failed: no id returned',
    closed: 'This cart has already been booked.',
    stale: 'The cart was changed elsewhere.',
    empty: 'The cart is empty.',
    too_large:
      'The cart holds more than we can keep. Shorten the longest descriptions, or book part of it first.',
    unknown_item: 'A service, product or option is not offered.',
  },
  booking: {
    not_found: 'Booking not found',
    changed: 'This booking was changed meanwhile.',
    not_changeable: 'This booking can no longer be changed.',
    too_late: 'It is too late to move or cancel this visit online. Please call or write to us.',
  },
  quote: {
    not_asked: 'This booking has nothing to be quoted.',
    road_open: 'The road of a delivery is not known yet.',
    expired: 'This quote has expired.',
    accepted: 'The quote for this booking has been accepted. To change its work, please write to us.',
  },
  review: {
    changed: 'This review was changed meanwhile.',
    closed: 'This review can no longer be changed.',
  },
  mail: {
    not_found: 'Mail not found.',
  },
  area: {
    outside: 'We don’t come to this address.',
  },
  slot: {
    taken: 'That time was just taken.',
    invalid: 'This time cannot be booked.',
  },
  price: {
    changed: 'The price has changed.',
  },
  promo: {
    invalid: 'Invalid code.',
    expired: 'This code has expired.',
    firstOnly: 'This code is for a first booking, and you have booked with us before.',
    stacking: 'Another promo is already applied.',
    kinds: 'This code is for other services than those in your cart.',
    minSubtotal: 'Minimum spend of {{min}} required.',
    minSubtotalOfKinds: 'This code needs at least {{min}} of the services that it is for.',
    failed: 'Could not apply this code.',
  },
  address: {
    not_found: 'Address not found',
  },
  route: {
    not_found: "Route not found — we'll reach out to confirm.",
    busy: 'Routing temporarily busy — try again in a minute.',
    not_configured: 'Routing service unavailable. Please contact support.',
  },
  server: {
    bug: 'Something went wrong on our side.',
    busy: 'Temporarily unavailable. Please try again.',
  },
  field: {
    required: 'Please fill in this field.',
    invalid: 'Please check this field.',
    too_long: 'This is too long.',
    too_small: 'This is too small.',
    too_large: 'This is too large.',
    outside: 'We don’t come there.',
  },
  open: {
    title: 'We could not find out whether it went through',
    text: 'No answer reached this device. Try again: it is not done twice.',
  },
  network: 'Network Error',
  timeout: 'The answer is taking too long. Please try again.',
  unknown: 'Unknown error',
} as const;
