import type { CartAnswer } from '#shared/api/cart.ts';
import { normalizeCode } from '#shared/coupons/coupon.ts';
import { sumsByKind } from '#shared/coupons/eligible-sums.ts';
import { judgeNewCoupon } from '#shared/coupons/judge-new-coupon.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { lockCart, writeCoupons } from '../../db/repos/carts/carts.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { toCartAnswer, totalsOf, withBooked } from '../carts/cart-answer.ts';
import { openCart } from '../carts/change-cart.ts';

/**
 * Two statements. The cart row is locked, so of two codes that do not stack and arrive together exactly one sticks.
 * Throws promo.* with `minSubtotal` in cents where the code needs one (D57), and where it is for some kinds with
 * `ofSubtotal`, what counts towards it.
 */
export async function applyCoupon(
  deps: Deps,
  tenant: Tenant,
  cartId: Id,
  typedCode: string,
): Promise<CartAnswer> {
  const now = deps.now();
  const offered = await deps.catalogue.current(tenant);
  return withTenant(deps.db, tenant.id, async (tx) => {
    const cart = openCart(await lockCart(tx, cartId, { typedCode: normalizeCode(typedCode) }));
    const catalogue = withBooked(offered, cart.booked);
    const { lines, subtotalCents, serviceChargeCents } = totalsOf(cart, catalogue, now);
    const coupon = cart.typedCoupon ?? undefined;
    const eligibleCents = subtotalCents - serviceChargeCents;
    const sums = sumsByKind(lines, catalogue.book);
    const verdict = judgeNewCoupon({ coupon, applied: cart.coupons, eligibleCents, sums, now });
    if (!verdict.ok) throw refusalOf(verdict.refusal);
    if (verdict.change === 'already' || !coupon) {
      return toCartAnswer(cart, catalogue, now, tenant.defaultLocale);
    }
    const coupons = [...cart.coupons, coupon];
    const ids = coupons.map(({ id }) => id);
    const version = await writeCoupons(tx, cartId, ids, now);
    return toCartAnswer({ ...cart, coupons, version }, catalogue, now, tenant.defaultLocale);
  });
}

type Refusal = Extract<ReturnType<typeof judgeNewCoupon>, { ok: false }>['refusal'];

function refusalOf(refusal: Refusal): AppError {
  const { code, minSubtotalCents, ofCents } = refusal;
  return code === 'promo.minSubtotal'
    ? new AppError(code, { minSubtotal: minSubtotalCents, ofSubtotal: ofCents })
    : new AppError(code);
}
