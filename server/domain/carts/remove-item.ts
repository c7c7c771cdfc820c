import type { CartAnswer } from '#shared/api/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { changeCart } from './change-cart.ts';

/** Removing what is not there is a success: the second tap and the lost answer look the same. */
export async function removeItem(
  deps: Deps,
  tenant: Tenant,
  cartId: Id,
  itemId: Id,
  ifMatch: number | undefined,
): Promise<CartAnswer> {
  return changeCart(deps, tenant, cartId, ifMatch, (current) =>
    current.some(({ id }) => id === itemId) ? current.filter(({ id }) => id !== itemId) : current,
  );
}
