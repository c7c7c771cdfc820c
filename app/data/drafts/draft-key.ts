import { editedCartId, staffEditedId } from '../device/tab/edit-tab.ts';

/** Forms in which a cart is put together. */
const ofCarts = /^(configure|intake):|^promo-code$/;

/** What the drafts of an edit by staff begin with; they go with it (LC274). */
export function staffDrafts(cartId: string): string {
  return `edit ${cartId} `;
}

/**
 * Under which name a form's draft is kept in this tab. What staff write for a customer is apart from what was typed on
 * this device for its own cart, in both directions (LC274).
 */
export function draftKeyHere(key: string): string {
  const cartId = staffEditedId() && editedCartId();
  return cartId !== undefined && ofCarts.test(key) ? staffDrafts(cartId) + key : key;
}
