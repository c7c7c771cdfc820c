import type { BookingMadeView, BookingView } from '#shared/api/bookings.ts';
import type { DeliveryView } from '#shared/api/delivery.ts';

/** Every delivery of a booking (D122); before its lines are known, the one that the answer to booking named. */
export function listDeliveries(
  booking: Pick<BookingView, 'itemsSnapshot'> | undefined,
  made: Pick<BookingMadeView, 'delivery'>,
): readonly DeliveryView[] {
  if (booking === undefined) return made.delivery ? [made.delivery] : [];
  return booking.itemsSnapshot.flatMap(({ detail }) => detail.flatMap(({ delivery }) => delivery ?? []));
}

/** Nothing else was booked; guessed from the first line's kind before the lines are known. */
export function isOnlyDeliveries(
  booking: Pick<BookingView, 'itemsSnapshot'> | undefined,
  made: Pick<BookingMadeView, 'serviceType'>,
): boolean {
  if (booking === undefined) return made.serviceType === 'delivery';
  return booking.itemsSnapshot.every(({ detail }) => detail.every(({ delivery }) => delivery !== undefined));
}
