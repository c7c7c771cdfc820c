import type { CartAnswer } from '#shared/api/cart.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type CartRow, readCart } from '../../db/repos/carts/carts.ts';
import type { Tenant } from '../../db/tenant.ts';
import { readAsTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { toCartAnswer } from './cart-answer.ts';

export async function getCart(deps: Deps, tenant: Tenant, cartId: Id): Promise<CartAnswer> {
  const [cart] = await readAsTenant<CartRow>(deps.db, tenant.id, readCart, [tenant.id, cartId]);
  if (!cart) throw new AppError('cart.not_found');
  return toCartAnswer(cart, await deps.catalogue.current(tenant), deps.now(), tenant.defaultLocale);
}
