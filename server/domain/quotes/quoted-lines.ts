import { lineTotalCents, type QuoteLine } from '#shared/booking/quote-rules.ts';
import type { DetailSnapshot, LineSnapshot } from '#shared/booking/snapshot.ts';

/**
 * The lines of a booking whose quote was accepted: the quote's own in place of what was asked; what had a price before
 * keeps it (D46). What was asked stands under the first of them, since whoever comes has to know where and what (D558).
 */
export function quotedLines(
  booked: readonly LineSnapshot[],
  offered: readonly QuoteLine[],
): readonly LineSnapshot[] {
  const asked = booked.filter(({ quote }) => quote).flatMap(({ detail }) => detail);
  return [
    ...offered.map((line, place) => toLine(line, place === 0 ? asked : [])),
    ...booked.filter(({ quote }) => !quote),
  ];
}

function toLine(line: QuoteLine, asked: readonly DetailSnapshot[]): LineSnapshot {
  const { text, quantity, unitCents } = line;
  return {
    serviceTitle: text,
    qty: quantity,
    quantity,
    unitPriceCents: unitCents,
    lineTotalCents: lineTotalCents(line),
    options: [],
    // Builds before add the amounts up: the first has all of it.
    detail: asked.map((detail, place) => ({
      ...detail,
      amountCents: place === 0 ? lineTotalCents(line) : 0,
      asked: true,
    })),
    quote: false,
    estimate: false,
    provisional: false,
  };
}
