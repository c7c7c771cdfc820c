import type { DeliveryView } from '#shared/api/delivery.ts';
import type { Instance } from '#shared/cart/instance.ts';
import type { DeliveryMode, MetaStop } from '#shared/delivery/delivery-meta.ts';
import type { RouteLine } from '#shared/delivery/route.ts';
import type { RouteDoubt } from '#shared/delivery/route-doubt.ts';
import { lineOf } from '#shared/delivery/straight-line.ts';

/** A delivery as cart, confirmation and manage page show it; null is "not known" or "not given". */
export interface ShownDelivery {
  readonly kind: DeliveryMode;
  readonly stops: readonly MetaStop[];
  readonly distanceMiles: number | null;
  readonly durationMinutes: number | null;
  readonly geometry: RouteLine | null;
  readonly routePending: boolean;
  /** Why it is pending although every stop has a point (RT43). */
  readonly doubt?: RouteDoubt | null | undefined;
  readonly estimated: boolean;
  readonly instructions: string | null;
  readonly reference: string | null;
  /** Dollars. */
  readonly estimatedBasketAmount: number | null;
  /** Of a booking; a cart has its own arithmetic beside the line. */
  readonly pricing?: DeliveryView['pricing'] | undefined;
  /** True: too far for the standard rate (PR26). */
  readonly quote: boolean;
  /** Its price was named and accepted: that of the booking has it. */
  readonly isAnswered?: boolean | undefined;
}

/** The delivery that a line of the cart holds, if it holds one. */
export function deliveryOf(instance: Instance, quote: boolean): ShownDelivery | undefined {
  const { deliveryMeta, deliveryInstructions, deliveryReference, estimatedBasketAmount } = instance;
  if (deliveryMeta === undefined) return undefined;
  const { kind, stops, distanceMiles, durationMinutes, routePending, estimated, doubt } = deliveryMeta;
  return {
    kind,
    stops,
    distanceMiles: distanceMiles ?? null,
    durationMinutes: durationMinutes ?? null,
    geometry: lineOf(deliveryMeta) ?? null,
    routePending,
    doubt,
    estimated: estimated ?? false,
    instructions: deliveryInstructions ?? null,
    reference: deliveryReference ?? null,
    estimatedBasketAmount: kind === 'errand' ? (estimatedBasketAmount ?? null) : null,
    quote,
  };
}
