/**
 * Everything of the device that waits for the server, except what reading-half.ts has, as one chunk: main.tsx fetches
 * it once the first screen stands, so that no tap finds its code missing when the connection goes. Only
 * behind-door.ts and main.tsx import it.
 */
export { applyCoupon } from './remote/apply-coupon.ts';
export { askNewsletter } from './remote/ask-newsletter.ts';
export { book } from './remote/book.ts';
export { cancelBooking } from './remote/cancel-booking.ts';
export { checkBooking } from './remote/check-booking.ts';
export { followNewsletterLink } from './remote/follow-newsletter-link.ts';
export { holdSlot } from './remote/hold-slot.ts';
export { loadBooking } from './remote/load-booking.ts';
export { refreshCart } from './remote/refresh-cart.ts';
export { refreshSlotDays } from './remote/refresh-slot-days.ts';
export { refreshSlots } from './remote/refresh-slots.ts';
export { releaseHold } from './remote/release-hold.ts';
export { removeCoupon } from './remote/remove-coupon.ts';
export { renewHold } from './remote/renew-hold.ts';
export { startSync } from './sync/start-sync.ts';
