/**
 * All that talks to the server: calls, schemas, sync and outbox. It is one file to download, behind remote.ts for
 * whoever asks and main.tsx for what a page does by itself; nothing else may import it.
 */
export { watchSlots } from './live-slots.ts';
export { acceptQuote, askQuoteAgain, declineQuote } from './remote/answer-quote.ts';
export { applyCoupon } from './remote/apply-coupon.ts';
export { askAccessLink } from './remote/ask-access-link.ts';
export { askNewsletter } from './remote/ask-newsletter.ts';
export { beginEditServices } from './remote/begin-edit-services.ts';
export { book } from './remote/book.ts';
export { bookAgain } from './remote/book-again.ts';
export { cancelBooking } from './remote/cancel-booking.ts';
export { changeBookingLocale, changeNotes } from './remote/change-notes.ts';
export { checkBooking } from './remote/check-booking.ts';
export { confirmMailbox } from './remote/confirm-mailbox.ts';
export { enterEditServices } from './remote/enter-edit-services.ts';
export { fetchAddress } from './remote/fetch-address.ts';
export { fetchDirections } from './remote/fetch-directions.ts';
export { followNewsletterLink } from './remote/follow-newsletter-link.ts';
export { holdSlot } from './remote/hold-slot.ts';
export { loadBooking, renewBooking } from './remote/load-booking.ts';
export { loadMap } from './remote/load-map.ts';
export { loadMyBookings } from './remote/load-my-bookings.ts';
export { moveBooking } from './remote/move-booking.ts';
export { readdressBooking } from './remote/readdress-booking.ts';
export { refreshCart } from './remote/refresh-cart.ts';
export { refreshCatalogue } from './remote/refresh-catalogue.ts';
export { refreshReviews } from './remote/refresh-reviews.ts';
export { refreshSlotDays } from './remote/refresh-slot-days.ts';
export { refreshSlots } from './remote/refresh-slots.ts';
export { releaseHold } from './remote/release-hold.ts';
export { removeCoupon } from './remote/remove-coupon.ts';
export { renewHold } from './remote/renew-hold.ts';
export { saveEditServices } from './remote/save-edit-services.ts';
export { fetchSuggestions } from './remote/search-addresses.ts';
export { sendEditQuits } from './remote/send-edit-quits.ts';
export { tryOutboxNow } from './remote/try-outbox-now.ts';
export { startNetwork } from './start-network.ts';
