/**
 * The rest of what waits for the server: times, bookings and whatever else is sent once and settled by its key. No
 * screen on which a cart is put together needs it. Only behind-door.ts and start-network.ts import it.
 */

export { watchSlots } from './live-slots.ts';
export { acceptQuote, askQuoteAgain, declineQuote } from './remote/answer-quote.ts';
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
export { followNewsletterLink } from './remote/follow-newsletter-link.ts';
export { holdSlot } from './remote/hold-slot.ts';
export { loadBooking, renewBooking } from './remote/load-booking.ts';
export { loadMyBookings } from './remote/load-my-bookings.ts';
export { moveBooking } from './remote/move-booking.ts';
export { readdressBooking } from './remote/readdress-booking.ts';
export { refreshSlotDays } from './remote/refresh-slot-days.ts';
export { refreshSlots } from './remote/refresh-slots.ts';
export { releaseHold } from './remote/release-hold.ts';
export { renewHold } from './remote/renew-hold.ts';
export { saveEditServices } from './remote/save-edit-services.ts';
export { sendEditQuits } from './remote/send-edit-quits.ts';
export { tryOutboxNow } from './remote/try-outbox-now.ts';
export { startSending } from './start-sending.ts';
