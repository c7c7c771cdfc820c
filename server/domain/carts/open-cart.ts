import type { CartAnswer, CartHead } from '#shared/api/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type CartRow, findCart, insertCart, readCart } from '../../db/repos/carts/carts.ts';
import type { Tenant } from '../../db/tenant.ts';
import { readAsTenant, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { toCartAnswer } from './cart-answer.ts';

/** The device makes the id, so sending it again after a lost answer finds the cart it made (D67). */
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

export async function getCart(deps: Deps, tenant: Tenant, cartId: Id): Promise<CartAnswer> {
  const [cart] = await readAsTenant<CartRow>(deps.db, tenant.id, readCart, [tenant.id, cartId]);
  if (!cart) throw new AppError('cart.not_found');
  return toCartAnswer(cart, await deps.catalogue.current(tenant), deps.now(), tenant.defaultLocale);
}
