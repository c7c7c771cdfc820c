import type { QuoteOfferView } from '#shared/api/quotes.ts';
import { lineTotalCents } from '#shared/booking/quote-rules.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { BookingRow } from '../../db/repos/bookings/bookings.ts';

/** What the customer is asked to say yes to; null where nothing waits for an answer. */
export function toOfferView({ offer, totalCents }: BookingRow): QuoteOfferView | null {
  if (!offer) return null;
  const { id, minutes, validUntil, expired, message } = offer;
  return {
    id,
    lines: offer.lines.map((line) => ({
      text: line.text,
      quantity: line.quantity,
      unitPrice: toDollars(line.unitCents),
      lineTotal: toDollars(lineTotalCents(line)),
    })),
    total: toDollars(totalCents + offer.totalCents),
    pricedBefore: toDollars(totalCents),
    ...{ minutes, validUntil, expired, message },
  };
}
