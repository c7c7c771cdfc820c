import type { CartHead } from '#shared/api/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { findCart, insertCart } from '../../db/repos/carts/carts.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';

/** The device makes the id, so sending it again after a lost answer finds the cart it made (decision 67). */
export async function createCart(
  deps: Deps,
  tenant: Tenant,
  givenId: Id | undefined,
): Promise<{ created: boolean; cart: CartHead }> {
  const cartId = givenId ?? deps.newId();
  return withTenant(deps.db, tenant.id, async (tx) => {
    const made = await insertCart(tx, cartId, tenant.defaultLocale);
    const cart = made ?? (await findCart(tx, cartId));
    if (!cart) throw new AppError('cart.not_found');
    return { created: made !== undefined, cart };
  });
}
