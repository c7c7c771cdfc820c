import { type Cents, sumCents, toCents } from '../kernel/money.ts';
import type { TotalsLine } from './totals.ts';

/**
 * How a line is told as quantity × unit price = line total (D319): instances that cost different amounts, or that the
 * tile minimum lifted, are one unit of the whole.
 */
export function evenParts(line: Pick<TotalsLine, 'amountCents' | 'qty' | 'instances'>): {
  readonly quantity: number;
  readonly unitPriceCents: Cents;
} {
  const each = line.instances[0]?.amountCents ?? 0;
  const isEven = each * line.qty === line.amountCents && line.instances.every((i) => i.amountCents === each);
  return isEven
    ? { quantity: Math.max(1, line.qty), unitPriceCents: each }
    : { quantity: 1, unitPriceCents: line.amountCents };
}

/** A booked line as it is shown, in dollars. */
interface ToldLine {
  readonly quote: boolean;
  readonly pricingSummary: { readonly lineTotal: number };
  readonly detail: readonly { readonly amount: number; readonly asked?: boolean | undefined }[];
}

/** PR41: what the tile minimum added to a booked line, beyond its rooms; 0 for any other. */
export function minimumJobCents({ quote, pricingSummary, detail }: ToldLine): Cents {
  if (quote || detail.length === 0 || detail.some(({ asked }) => asked)) return 0;
  return Math.max(
    0,
    toCents(pricingSummary.lineTotal) - sumCents(detail.map(({ amount }) => toCents(amount))),
  );
}
