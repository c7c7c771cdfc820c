import type { LockedCart } from '../../../db/repos/carts/carts.ts';
import { AppError } from '../../../errors/app-error.ts';
import { openCart } from '../../carts/change-cart.ts';

/**
 * A cart that edits a booking never becomes a visit of its own (decision 111): `refusal` is what is said of it. Throws
 * cart.not_found and cart.closed too.
 */
export function newVisitCart(
  found: LockedCart | undefined,
  refusal: 'link.invalid' | 'cart.closed',
): LockedCart {
  const cart = openCart(found);
  if (cart.editingBookingId !== null) throw new AppError(refusal);
  return cart;
}
