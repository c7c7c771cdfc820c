import type { PricingView } from '#shared/api/admin/pricing.ts';
import { addMinutes } from '#shared/kernel/instant.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { countOpenCarts, listPrices, type PricedRow, readRates } from '../../db/repos/catalogue/prices.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { toSettingsView } from './change-rates.ts';

/** Who has not come back to a cart for longer will hardly meet the new price. */
const OPEN_CART_MIN = 14 * 24 * 60;

/** Every price that can be changed, with the versions that a change names. */
export async function showPricing(deps: Deps, tenant: Tenant): Promise<PricingView> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    const [rates, { services, products, options }, openCarts] = await Promise.all([
      readRates(tx),
      listPrices(tx),
      countOpenCarts(tx, addMinutes(deps.now(), -OPEN_CART_MIN)),
    ]);
    return {
      settings: toSettingsView(rates),
      services: services.map((row) => ({ ...row, ...inDollars(row) })),
      products: products.map(({ extraSeatCents, ...row }) => ({
        ...row,
        ...inDollars(row),
        perSeatInc: extraSeatCents === null ? null : toDollars(extraSeatCents),
      })),
      options: options.map((row) => ({ ...row, ...inDollars(row) })),
      openCarts,
    };
  });
}

function inDollars({ priceCents }: PricedRow): { readonly price: number } {
  return { price: toDollars(priceCents) };
}
