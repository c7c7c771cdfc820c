import type { BookingMadeView, BookingView } from '#shared/api/bookings.ts';
import type { DeliveryView } from '#shared/api/delivery.ts';
import { isDrive } from '#shared/booking/is-drive.ts';
import type { ShownDelivery } from './shown-delivery.ts';

/** Every delivery of a booking (D122); before its lines are known, the one that the answer to booking named. */
export function listDeliveries(
  booking: Pick<BookingView, 'itemsSnapshot'> | undefined,
  made: Pick<BookingMadeView, 'delivery'>,
): readonly ShownDelivery[] {
  if (booking === undefined) return made.delivery ? [made.delivery] : [];
  return booking.itemsSnapshot.flatMap(({ detail, quote }) =>
    detail.flatMap(({ delivery, asked }) =>
      delivery ? toShownDelivery(delivery, { asked, isOfQuote: quote }) : [],
    ),
  );
}

/**
 * `asked`: its quote was accepted, so no price is awaited any more (D558). `isOfQuote`: of a line that is quoted as a
 * whole, because of another road in it (PR17).
 */
export function toShownDelivery(
  delivery: DeliveryView,
  { asked, isOfQuote }: { readonly asked?: boolean | undefined; readonly isOfQuote: boolean },
): ShownDelivery {
  const shown = { ...delivery, quote: delivery.quote || isOfQuote };
  return asked ? { ...shown, isAnswered: true } : shown;
}

/** Nothing else was booked; guessed from the first line's kind before the lines are known. */
export function isOnlyDeliveries(
  booking: Pick<BookingView, 'itemsSnapshot'> | undefined,
  made: Pick<BookingMadeView, 'serviceType'>,
): boolean {
  if (booking === undefined) return made.serviceType === 'delivery';
  return isDrive(booking.itemsSnapshot);
}
