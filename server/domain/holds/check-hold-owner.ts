import { inTurn, type Job } from '#shared/agenda/fit-crew.ts';
import { jobOf } from '#shared/booking/job-of.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { findBooking } from '../../db/repos/bookings/bookings.ts';
import { lockCart } from '../../db/repos/carts/carts.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Tx } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { CatalogueChanged } from '../bookings/place/with-fresh-catalogue.ts';
import { proveBooking } from '../bookings/prove-booking.ts';
import { refuseIfLate, refuseUnlessChangeable } from '../bookings/refuse-unless-changeable.ts';
import { totalsOf } from '../carts/cart-answer.ts';
import { openCart } from '../carts/change-cart.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogue-cache.ts';

export interface HoldOwnerInput {
  readonly cartId?: Id | undefined;
  readonly bookingId?: Id | undefined;
  readonly email?: string | undefined;
  readonly sig?: string | undefined;
  /** A hold made without cart or booking, which is its own owner. */
  readonly renew?: Id | undefined;
  /** What the asker says of the visit. */
  readonly job: Job;
}

export interface HoldOwner {
  /** The length that the visit must have; absent when only the asker knows it (D75). */
  readonly bookingMin: number | undefined;
  /** What the visit asks of who comes: of the cart or the booking, where there is one, and of the places that the asker names. */
  readonly job: Job;
  /** The length of the work that a quote offers, where one waits for an answer. */
  readonly quotedMin?: number | undefined;
  /** The claim of the booking that the hold would move: its own time counts as free. */
  readonly ownClaimId?: Id;
}

/** `undefined` for a first hold without cart or booking: it will own itself. */
export function ownerIdOf(input: HoldOwnerInput): Id | undefined {
  return movedBy(input) ?? input.cartId ?? input.renew;
}

/**
 * The booking whose time the hold is to replace. Beside a cart it needs its link's signature: a booking that is only
 * named frees nothing.
 */
export function movedBy({ cartId, bookingId, sig }: HoldOwnerInput): Id | undefined {
  return cartId === undefined || sig !== undefined ? bookingId : undefined;
}

/**
 * Whether this owner may hold, and how long. Locks the cart, so that two requests of one cart come one after the
 * other (D86). Throws CatalogueChanged where its length follows from what is no longer in force.
 */
export async function checkHoldOwner(
  deps: Deps,
  tenant: Tenant,
  tx: Tx,
  input: HoldOwnerInput,
  catalogue: CatalogueSnapshot,
): Promise<HoldOwner> {
  const bookingId = movedBy(input);
  const moved =
    bookingId === undefined ? undefined : await bookingAsOwner(deps, tenant, tx, bookingId, input, catalogue);
  if (input.cartId === undefined) return moved ?? { bookingMin: undefined, job: input.job };
  const cart = openCart(await lockCart(tx, input.cartId));
  if (cart.catalogueRevision !== catalogue.revision) throw new CatalogueChanged(cart.catalogueRevision);
  if (moved && cart.editingBookingId !== bookingId) throw new AppError('cart.closed');
  const { kinds, zips } = jobOf(cart.items, catalogue.book.services, undefined);
  // The visit begins at its address, which the booking knows, and of a new one the asker; it ends where the cart does.
  const job = { kinds, zips: inTurn([...(moved?.job.zips ?? []), ...input.job.zips, ...zips]) };
  return { ...moved, quotedMin: undefined, bookingMin: totalsOf(cart, catalogue, deps.now()).minutes, job };
}

/** The hold with which a booking will be moved; only the holder of its link may make one. */
async function bookingAsOwner(
  deps: Deps,
  tenant: Tenant,
  tx: Tx,
  bookingId: Id,
  { cartId, email = '', sig = '' }: HoldOwnerInput,
  catalogue: CatalogueSnapshot,
): Promise<HoldOwner> {
  const proof = proveBooking(deps, tenant, { bookingId, email, sig });
  if (!proof) throw new AppError('link.invalid');
  const booking = await findBooking(tx, bookingId);
  if (!booking || !proof.fits(booking)) throw new AppError('link.invalid');
  // A quote is answered after the visit at which it was made, too.
  const quotedMin = booking.offer?.minutes;
  if (quotedMin === undefined) refuseUnlessChangeable(booking, deps.now());
  // An edit may choose its own time again; another one it is refused with all of it.
  if (quotedMin === undefined && cartId === undefined) await refuseIfLate(tx, booking, deps.now());
  return {
    bookingMin: booking.minutes,
    // Beside a cart its address alone: where the work ends is where the cart's does.
    job: jobOf(cartId === undefined ? booking.items : [], catalogue.book.services, booking),
    quotedMin,
    ...(booking.claimId !== null && { ownClaimId: booking.claimId }),
  };
}
