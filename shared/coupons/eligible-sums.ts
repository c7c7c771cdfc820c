import type { Kind } from '../catalogue/kind.ts';
import type { PriceBook } from '../catalogue/price-book.ts';
import { type Cents, sumCents } from '../kernel/money.ts';
import type { TotalsLine } from '../pricing/totals.ts';
import type { Coupon } from './coupon.ts';

/** What the lines of each kind cost, charge excluded; a kind is there when a line of it is, also one of 0. */
export type SumsByKind = ReadonlyMap<Kind, Cents>;

export function sumsByKind(lines: readonly TotalsLine[], book: PriceBook): SumsByKind {
  const sums = new Map<Kind, Cents>();
  for (const { serviceId, amountCents, withdrawn } of lines) {
    const kind = book.services.get(serviceId)?.kind;
    if (kind !== undefined && !withdrawn) sums.set(kind, (sums.get(kind) ?? 0) + amountCents);
  }
  return sums;
}

/** PM12: the sum that counts for its minimum and its discount; undefined when no line is of its kinds. */
export function ownSum(
  { kinds }: Pick<Coupon, 'kinds'>,
  eligibleCents: Cents,
  sums: SumsByKind,
): Cents | undefined {
  if (!kinds) return eligibleCents;
  const own = kinds.flatMap((kind) => sums.get(kind) ?? []);
  return own.length === 0 ? undefined : sumCents(own);
}

/** PM11: before what other codes leave. A percent is rounded once, half up. */
export function fullDiscount(
  { amountOffCents, percentOff, maxOffCents }: Pick<Coupon, 'amountOffCents' | 'percentOff' | 'maxOffCents'>,
  ownCents: Cents,
): Cents {
  if (!percentOff) return Math.max(0, amountOffCents);
  const cents = Math.floor((ownCents * percentOff + 50) / 100);
  return Math.min(cents, maxOffCents ?? cents);
}
