import type { PricingView } from '#shared/api/admin/pricing.ts';
import { ratesToWire } from '#shared/api/rates.ts';
import { defaultRates } from '#shared/catalogue/rates.ts';
import type { Service } from '#shared/catalogue/service.ts';
import { toDollars } from '#shared/kernel/money.ts';

/** What the back office reads of these services, at their own prices and the default rates; all at version 1. */
export function aPricingView(services: readonly Service[]): PricingView {
  return {
    settings: { ...ratesToWire(defaultRates, 'staff'), version: 1 },
    services: services.map(({ id, slug, title, basePriceCents, kind, pricingType, image }) => ({
      ...{ id, slug, title: title.fr, price: toDollars(basePriceCents), version: 1 },
      ...{ kind, pricingType, image },
    })),
    products: services.flatMap(({ id: serviceId, products }) =>
      products.map(({ id, slug, title, priceCents, minSeats }) => ({
        ...{ id, slug, title: title.fr, price: toDollars(priceCents), version: 1 },
        ...{ serviceId, minSeats, perSeatInc: null },
      })),
    ),
    options: services.flatMap(({ id: serviceId, options }) =>
      options.map(({ id, slug, title, priceCents, emoji }) => ({
        ...{ id, slug, title: title.fr, price: toDollars(priceCents), version: 1 },
        ...{ serviceId, emoji },
      })),
    ),
    openCarts: 0,
  };
}
