import type { CartAnswer } from '#shared/api/cart.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type LockedCart, lockCart, writeItems } from '../../db/repos/carts/carts.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { toCartAnswer } from './cart-answer.ts';

/** Answers the new list, or that of `cart` itself when nothing changes. Throws AppError to refuse. */
export type ItemsChange = (
  cart: Pick<LockedCart, 'items' | 'booked'>,
  book: PriceBook,
) => readonly CartItem[];

/**
 * Two statements: lock and write. A list that is already what was sent is answered as it is, also when the version
 * named is an older one: the first answer was lost, and sending the same list twice is the same cart (D353).
 */
export async function changeCart(
  deps: Deps,
  tenant: Tenant,
  cartId: Id,
  ifMatch: number | undefined,
  change: ItemsChange,
): Promise<CartAnswer> {
  const now = deps.now();
  const catalogue = await deps.catalogue.current(tenant);
  return withTenant(deps.db, tenant.id, async (tx) => {
    const cart = openCart(await lockCart(tx, cartId));
    const answer = (changed: LockedCart) => toCartAnswer(changed, catalogue, now, tenant.defaultLocale);
    const items = change(cart, catalogue.book);
    if (items === cart.items) return answer(cart);
    if (ifMatch !== undefined && ifMatch !== cart.version) throw new AppError('cart.stale', answer(cart));
    return answer({ ...cart, items, version: await writeItems(tx, cartId, items, now) });
  });
}

/** A cart that can still be changed. */
export function openCart(cart: LockedCart | undefined): LockedCart {
  if (!cart) throw new AppError('cart.not_found');
  if (cart.status !== 'DRAFT') throw new AppError('cart.closed');
  return cart;
}
