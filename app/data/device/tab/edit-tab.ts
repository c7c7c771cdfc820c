import type { Id } from '#shared/kernel/ids.ts';
import { tabMark } from './tab-mark.ts';

/**
 * With which cart this tab edits a booking (LC70). It counts as long as the cart's row is there. Asked whenever the
 * cart is read, so it must answer at once.
 */
export const EDIT_CART_ID = 'edit_cart_id';
/** Of an edit by staff: the booking (LC270). */
export const STAFF_EDIT_ID = 'edit_staff_booking_id';

const mark = tabMark(EDIT_CART_ID);
export const editedCartId = mark.read;
export const rememberEditing = mark.remember;

const staffMark = tabMark(STAFF_EDIT_ID);
export const rememberStaffEditing = staffMark.remember;

/** The booking that staff edit in this tab; undefined in a tab whose person edits their own, or none. */
export function staffEditedId(): Id | undefined {
  return editedCartId() === undefined ? undefined : staffMark.read();
}

/** Where such an edit is finished: the booking's panel in the back office. */
export function officePath(bookingId: Id): string {
  return `/admin/bookings?visit=${bookingId}`;
}
