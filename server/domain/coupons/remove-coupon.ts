import type { CartAnswer } from '#shared/api/cart.ts';
import { normalizeCode } from '#shared/coupons/coupon.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { lockCart, writeCoupons } from '../../db/repos/carts/carts.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { toCartAnswer } from '../carts/cart-answer.ts';
import { openCart } from '../carts/change-cart.ts';

/** Removing a code that is not applied is a success, as with a line of the cart. */
export async function removeCoupon(
  deps: Deps,
  tenant: Tenant,
  cartId: Id,
  typedCode: string,
): Promise<CartAnswer> {
  const now = deps.now();
  const code = normalizeCode(typedCode);
  const catalogue = await deps.catalogue.current(tenant);
  return withTenant(deps.db, tenant.id, async (tx) => {
    const cart = openCart(await lockCart(tx, cartId));
    const coupons = cart.coupons.filter((coupon) => coupon.code !== code);
    if (coupons.length === cart.coupons.length) {
      return toCartAnswer(cart, catalogue, now, tenant.defaultLocale);
    }
    const ids = coupons.map(({ id }) => id);
    const version = await writeCoupons(tx, cartId, ids, now);
    return toCartAnswer({ ...cart, coupons, version }, catalogue, now, tenant.defaultLocale);
  });
}
