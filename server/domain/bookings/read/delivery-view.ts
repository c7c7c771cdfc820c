import type { DeliveryView } from '#shared/api/delivery.ts';
import type { DeliverySnapshot, LineSnapshot } from '#shared/booking/snapshot.ts';
import type { RouteLine } from '#shared/delivery/route.ts';
import { toPricingView } from '../../delivery/pricing-view.ts';

/** A booked delivery as its owner sees it, in dollars. */
export function toDeliveryView({
  stops,
  geometry,
  pricing,
  doubt,
  ...delivery
}: DeliverySnapshot): DeliveryView {
  return {
    ...delivery,
    stops: [...stops],
    doubt: doubt ? { ...doubt, points: [...doubt.points] } : null,
    geometry: geometry && toLineView(geometry),
    pricing: toPricingView(pricing),
  };
}

/** The first delivery in a booking, for a card of its own (D122). */
export function firstDelivery(booking: { readonly itemsSnapshot: readonly LineSnapshot[] }): {
  delivery?: DeliveryView;
} {
  const [first] = booking.itemsSnapshot.flatMap(({ detail }) =>
    detail.flatMap(({ delivery }) => delivery ?? []),
  );
  return first ? { delivery: toDeliveryView(first) } : {};
}

function toLineView({ type, coordinates }: RouteLine): NonNullable<DeliveryView['geometry']> {
  return { type, coordinates: coordinates.map(([longitude, latitude]) => [longitude, latitude]) };
}
