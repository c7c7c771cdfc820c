import { tabMark } from './tab-mark.ts';

/**
 * With which cart this tab edits a booking (LC70). It counts as long as the cart's row is there. Asked whenever the
 * cart is read, so it must answer at once.
 */
export const EDIT_CART_ID = 'edit_cart_id';

const mark = tabMark(EDIT_CART_ID);
export const editedCartId = mark.read;
export const rememberEditing = mark.remember;
