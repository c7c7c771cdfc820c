import type { BookingRowView } from '#shared/api/admin/bookings.ts';

/** Whether staff answer it with a price, or have: also where only some of what was asked for is to be quoted (D46). */
export function asksPrice({ quote, quoteOffered, toQuote = 0 }: AskedForPrice): boolean {
  return quote || quoteOffered || toQuote > 0;
}

type AskedForPrice = Pick<BookingRowView, 'quote' | 'quoteOffered' | 'toQuote'>;
