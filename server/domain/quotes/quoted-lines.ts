import { lineTotalCents, type QuoteLine } from '#shared/booking/quote-rules.ts';
import type { LineSnapshot } from '#shared/booking/snapshot.ts';

/**
 * The lines of a booking whose quote was accepted: the quote's own in place of what was asked, which stays in the
 * booking's items; what had a price before keeps it (D46).
 */
export function quotedLines(
  booked: readonly LineSnapshot[],
  offered: readonly QuoteLine[],
): readonly LineSnapshot[] {
  return [...offered.map(toLine), ...booked.filter(({ quote }) => !quote)];
}

function toLine(line: QuoteLine): LineSnapshot {
  const { text, quantity, unitCents } = line;
  return {
    serviceTitle: text,
    qty: quantity,
    quantity,
    unitPriceCents: unitCents,
    lineTotalCents: lineTotalCents(line),
    options: [],
    detail: [],
    quote: false,
    estimate: false,
  };
}
