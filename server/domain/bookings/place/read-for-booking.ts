import { dayBounds } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { type AgendaReading, getAgenda } from '../../../db/repos/agenda/agenda.ts';
import { type LockedCart, lockCart } from '../../../db/repos/carts/carts.ts';
import type { Tenant } from '../../../db/tenant.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import { AppError } from '../../../errors/app-error.ts';
import { openCart } from '../../carts/change-cart.ts';
import type { Contact } from '../contact/clean-contact.ts';

export interface WantedBooking {
  readonly tenant: Tenant;
  readonly input: { readonly cartId: Id; readonly lockId?: Id | undefined };
  readonly contact: Contact;
  readonly startsAt: Instant;
}

export interface FoundForBooking {
  readonly cart: LockedCart | undefined;
  /** Of the day of the visit; what it misses meanwhile, the cells refuse. */
  readonly reading: AgendaReading;
}

/** One round trip: the cart's lock, and the agenda once that is there. */
export async function readForBooking(
  tx: Tx,
  { tenant, input, contact, startsAt }: WantedBooking,
): Promise<FoundForBooking> {
  const day = dayBounds(toLocal(startsAt, tenant.timeZone).day, tenant.timeZone);
  const [cart, reading] = await Promise.all([
    lockCart(tx, input.cartId, { email: contact.email, phone: contact.phone }),
    getAgenda(tx, tenant.timeZone, { ...day, holdId: input.lockId, ownerId: input.cartId }),
  ]);
  return { cart, reading };
}

/**
 * A cart that edits a booking never becomes a visit of its own (D111): `refusal` is what is said of it. Throws
 * cart.not_found and cart.closed too.
 */
export function newBookingCart(
  found: LockedCart | undefined,
  refusal: 'link.invalid' | 'cart.closed',
): LockedCart {
  const cart = openCart(found);
  if (cart.editingBookingId !== null) throw new AppError(refusal);
  return cart;
}
