import type { DeliverySnapshot } from '#shared/booking/snapshot.ts';
import type { Instance } from '#shared/cart/instance.ts';
import type { Kind } from '#shared/catalogue/kind.ts';
import type { Rates } from '#shared/catalogue/rates.ts';
import { lineOf } from '#shared/delivery/straight-line.ts';
import { isQuotedRoute } from '#shared/kinds/delivery.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { deliveryPricing } from '#shared/pricing/delivery-pricing.ts';

/** The road of a booked delivery and what it cost by the rates in force; its route has been verified before. */
export function deliveryOf(instance: Instance, kind: Kind, rates: Rates): DeliverySnapshot | undefined {
  const { deliveryMeta: meta } = instance;
  if (serviceKinds[kind].form !== 'planner' || meta === undefined) return undefined;
  return {
    kind: meta.kind,
    stops: meta.stops,
    distanceMiles: meta.distanceMiles ?? null,
    durationMinutes: meta.durationMinutes ?? null,
    extraPickupCount: meta.extraPickupCount,
    geometry: lineOf(meta) ?? null,
    routePending: meta.routePending,
    doubt: meta.doubt,
    estimated: meta.estimated === true,
    quote: isQuotedRoute(meta),
    instructions: instance.deliveryInstructions ?? null,
    reference: instance.deliveryReference ?? null,
    estimatedBasketAmount: instance.estimatedBasketAmount ?? null,
    pricing: deliveryPricing(meta, rates),
  };
}
