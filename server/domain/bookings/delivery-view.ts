import type { DeliveryView } from '#shared/api/delivery.ts';
import type { RouteLine } from '#shared/delivery/route.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { DeliverySnapshot, LineSnapshot } from './snapshot.ts';

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
    pricing: {
      baseFee: toDollars(pricing.baseFeeCents),
      pickupFee: toDollars(pricing.pickupFeeCents),
      mileageRate: toDollars(pricing.mileageRateCents),
      mileageFee: pricing.mileageFeeCents === null ? null : toDollars(pricing.mileageFeeCents),
      extras: [],
      total: toDollars(pricing.totalCents),
    },
  };
}

/** The first delivery in a booking, for a card of its own (decision 122). */
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
