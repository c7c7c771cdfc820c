import type { Id } from '#shared/kernel/ids.ts';
import { findBooking } from '../../db/repos/bookings.ts';
import { lockCart } from '../../db/repos/carts.ts';
import type { Tx } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { proveBooking } from '../bookings/prove-booking.ts';
import { totalsOf } from '../carts/cart-answer.ts';
import { openCart } from '../carts/change-cart.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogue-cache.ts';
import type { Tenant } from '../tenants/tenant.ts';

export interface HoldOwnerInput {
  readonly cartId?: Id | undefined;
  readonly bookingId?: Id | undefined;
  readonly email?: string | undefined;
  readonly sig?: string | undefined;
  /** A hold made without cart or booking, which is its own owner. */
  readonly renew?: Id | undefined;
}

export interface HoldOwner {
  /** The length that the visit must have; absent when only the asker knows it (decision 75). */
  readonly visitMin: number | undefined;
  /** The claim of the booking that the hold would move: its own time counts as free. */
  readonly ownClaimId?: Id;
}

/** `undefined` for a first hold without cart or booking: it will own itself. */
export function ownerIdOf({ cartId, bookingId, renew }: HoldOwnerInput): Id | undefined {
  return cartId ?? bookingId ?? renew;
}

/** Whether this owner may hold, and how long. Locks the cart, so that two wishes of one cart come one after the other (decision 86). */
export async function checkHoldOwner(
  deps: Deps,
  tenant: Tenant,
  tx: Tx,
  input: HoldOwnerInput,
  catalogue: CatalogueSnapshot,
): Promise<HoldOwner> {
  if (input.cartId !== undefined) return cartAsOwner(deps, tx, input.cartId, catalogue);
  if (input.bookingId !== undefined) return bookingAsOwner(deps, tenant, tx, input.bookingId, input);
  return { visitMin: undefined };
}

async function cartAsOwner(deps: Deps, tx: Tx, cartId: Id, catalogue: CatalogueSnapshot): Promise<HoldOwner> {
  const cart = openCart(await lockCart(tx, cartId));
  const { minutes } = totalsOf(cart, catalogue, deps.now());
  return { visitMin: minutes };
}

/** The hold with which a booking will be moved; only the holder of its link may make one. */
async function bookingAsOwner(
  deps: Deps,
  tenant: Tenant,
  tx: Tx,
  bookingId: Id,
  { email = '', sig = '' }: HoldOwnerInput,
): Promise<HoldOwner> {
  const proof = proveBooking(deps, tenant, { bookingId, email, sig });
  if (!proof) throw new AppError('link.invalid');
  const booking = await findBooking(tx, bookingId);
  if (!booking || !proof.fits(booking)) throw new AppError('link.invalid');
  if (booking.status === 'CANCELLED' || booking.startsAt <= deps.now()) {
    throw new AppError('booking.not_changeable');
  }
  return { visitMin: booking.minutes, ...(booking.claimId !== null && { ownClaimId: booking.claimId }) };
}
