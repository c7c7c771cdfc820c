import type { Instant } from '#shared/kernel/instant.ts';
import { CENTS_MAX } from '#shared/kernel/money.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import type { LockedCart } from '../../../db/repos/carts/carts.ts';
import type { Tenant } from '../../../db/tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { toCartView, toTotalsView, totalsOf } from '../../carts/cart-answer.ts';
import { verifyRoutes } from '../../carts/verify-routes.ts';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-cache.ts';
import { hasConsent } from './has-consent.ts';
import { CatalogueChanged } from './with-fresh-catalogue.ts';

export interface PricingAttempt {
  readonly deps: Deps;
  readonly tenant: Tenant;
  /** `expectedTotal` in dollars: what the person saw. */
  readonly input: { readonly expectedTotal?: number | undefined };
  readonly now: Instant;
  readonly catalogue: CatalogueSnapshot;
}

export interface PricedCart {
  readonly cart: LockedCart;
  readonly totals: Totals;
}

/** Throws cart.*, and price.changed with both breakdowns' server side when the customer did not agree to this sum. */
export function priceForBooking(attempt: PricingAttempt, locked: LockedCart): PricedCart {
  const { input, now, catalogue } = attempt;
  const cart = withProvenRoutes(attempt, locked);
  if (cart.items.length === 0) throw new AppError('cart.empty');
  if (cart.catalogueRevision !== catalogue.revision) throw new CatalogueChanged(cart.catalogueRevision);
  const totals = totalsOf(cart, catalogue, now);
  if (totals.lines.some(({ withdrawn }) => withdrawn)) throw new AppError('cart.unknown_item');
  if (Math.max(totals.subtotalCents, totals.totalCents) > CENTS_MAX) {
    throw new AppError('request.invalid', { fields: { cartId: 'too_large' } });
  }
  if (!hasConsent(totals, input.expectedTotal)) throw priceChanged(attempt, { cart, totals });
  return { cart, totals };
}

/** Whatever wrote the cart: a road that the server did not sign has no price (D49). */
function withProvenRoutes({ deps, tenant, now }: PricingAttempt, cart: LockedCart): LockedCart {
  const judge = { secrets: deps.env.linkSecrets, tenantId: tenant.id, now };
  return { ...cart, items: verifyRoutes(cart.items, judge, cart.items) };
}

export function priceChanged({ tenant, catalogue }: PricingAttempt, { cart, totals }: PricedCart): AppError {
  return new AppError('price.changed', {
    cart: toCartView(cart, totals, catalogue),
    totals: toTotalsView(totals, catalogue, tenant.defaultLocale),
  });
}
