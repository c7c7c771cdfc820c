import type { LineSnapshot } from '#shared/booking/snapshot.ts';
import { type OpenPart, openPart } from '#shared/pricing/open-part.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';

/** PR40, of a booking as it was booked; what is not open is left out. */
export function openPartOf({ itemsSnapshot }: Pick<BookingRow, 'itemsSnapshot'>): Partial<OpenPart> {
  const lines = itemsSnapshot.map((line) => ({ ...line, provisional: isProvisional(line) }));
  const { toQuote, provisional } = openPart(lines);
  return { ...(toQuote > 0 && { toQuote }), ...(provisional && { provisional }) };
}

/** A line of a booking from before does not say it, but its delivery has no price of its miles. */
export function isProvisional({ quote, provisional, detail }: LineSnapshot): boolean {
  if (quote) return false;
  return (
    provisional ??
    detail.some(({ delivery }) => delivery?.quote === false && delivery.pricing.mileageFeeCents === null)
  );
}
