/**
 * All that talks to the server: calls, schemas, sync and outbox. It is one file to download, behind remote.ts for
 * screens and stores, and main.tsx for what a page does by itself; nothing else may import it.
 */

export { acceptQuote, askQuoteAgain, declineQuote } from './bookings/answer-quote.ts';
export { askAccessLink } from './bookings/ask-access-link.ts';
export { askNewsletter } from './bookings/ask-newsletter.ts';
export { bookAgain } from './bookings/book-again.ts';
export { cancelBooking } from './bookings/cancel-booking.ts';
export { changeBookingLocale, changeNotes } from './bookings/change-notes.ts';
export { confirmMailbox } from './bookings/confirm-mailbox.ts';
export { followNewsletterLink } from './bookings/follow-newsletter-link.ts';
export { loadBooking, renewBooking } from './bookings/load-booking.ts';
export { loadMyBookings } from './bookings/load-my-bookings.ts';
export { readdressBooking } from './bookings/readdress-booking.ts';
export { loadReview, sendReview } from './bookings/visit-review.ts';
export { applyCoupon } from './cart/apply-coupon.ts';
export { pushCart } from './cart/push-cart.ts';
export { refreshCart } from './cart/refresh-cart.ts';
export { removeCoupon } from './cart/remove-coupon.ts';
export { refreshCatalogue } from './catalogue/refresh-catalogue.ts';
export { refreshReviews } from './catalogue/refresh-reviews.ts';
export { beginEditServices } from './changes/begin-edit-services.ts';
export { enterEditServices } from './changes/enter-edit-services.ts';
export { rescheduleBooking } from './changes/reschedule-booking.ts';
export { saveEditServices } from './changes/save-edit-services.ts';
export { sendEditQuits } from './changes/send-edit-quits.ts';
export { fetchAddress } from './delivery/fetch-address.ts';
export { fetchDirections } from './delivery/fetch-directions.ts';
export { fetchSuggestions } from './delivery/fetch-suggestions.ts';
export { loadMap } from './delivery/load-map.ts';
export { tryOutboxNow } from './outbox/try-outbox-now.ts';
export { book } from './place/book.ts';
export { checkBooking } from './place/check-booking.ts';
export { holdSlot } from './slots/hold-slot.ts';
export { watchSlots } from './slots/live-slots.ts';
export { refreshSlotDays } from './slots/refresh-slot-days.ts';
export { refreshSlots } from './slots/refresh-slots.ts';
export { releaseHold } from './slots/release-hold.ts';
export { renewHold } from './slots/renew-hold.ts';
export { startNetwork } from './start-network.ts';
