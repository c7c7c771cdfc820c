import type { DetailSnapshot, LineSnapshot } from '#shared/booking/snapshot.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import { sameValue } from '#shared/cart/same-value.ts';
import { findBookedPrice } from '#shared/pricing/booked-cart.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { LockedCart } from '../../../db/repos/carts/carts.ts';

/**
 * What was not touched keeps its words and figures too, not only its price (D113): the catalogue may have other
 * names, rates and options by now. `lines` are those of the cart's items, in their order.
 */
export function keepBookedDetails(
  lines: readonly LineSnapshot[],
  { items, booked }: Pick<LockedCart, 'items' | 'booked'>,
  booking: Pick<BookingRow, 'items' | 'itemsSnapshot'>,
): readonly LineSnapshot[] {
  const details = detailsById(booking);
  return lines.map((line, place) => {
    const item = items[place];
    if (!item) return line;
    const formerPlace = booking.items.findIndex(({ id }) => id === item.id);
    const before = booking.itemsSnapshot[formerPlace];
    if (line.quote && before?.quote && sameValue(booking.items[formerPlace], item)) return before;
    const kept = item.instances.map((instance) =>
      findBookedPrice(item, instance, booked) ? details.get(instance.id) : undefined,
    );
    const detail = line.detail.map((now, index) => withWords(kept[index], now, item, index));
    const isUntouched = before !== undefined && kept.every(Boolean) && kept.length === before.detail.length;
    return isUntouched
      ? { ...line, detail, serviceTitle: before.serviceTitle, options: before.options }
      : { ...line, detail };
  });
}

function withWords(
  kept: DetailSnapshot | undefined,
  now: DetailSnapshot,
  { instances }: CartItem,
  index: number,
): DetailSnapshot {
  if (!kept) return now;
  const { request, delivery } = now;
  return {
    ...kept,
    label: instances[index]?.label ?? kept.label,
    ...(kept.request && { request }),
    ...(kept.delivery && delivery && { delivery: { ...delivery, pricing: kept.delivery.pricing } }),
  };
}

function detailsById(booking: Pick<BookingRow, 'items' | 'itemsSnapshot'>): Map<string, DetailSnapshot> {
  const pairs = booking.items.flatMap(({ instances }, place) =>
    instances.flatMap(({ id }, index): [string, DetailSnapshot][] => {
      const detail = booking.itemsSnapshot[place]?.detail[index];
      return detail ? [[id, detail]] : [];
    }),
  );
  return new Map(pairs);
}
