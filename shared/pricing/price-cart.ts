import type { CartItem } from '../cart/cart.ts';
import type { PriceBook } from '../catalogue/price-book.ts';
import type { Coupon } from '../coupons/coupon.ts';
import { sumsByKind } from '../coupons/eligible-sums.ts';
import { judgeCoupons } from '../coupons/judge-coupons.ts';
import { staffDiscountLine } from '../coupons/staff-discount.ts';
import { estimateMinutes } from '../durations/estimate-minutes.ts';
import type { Instant } from '../kernel/instant.ts';
import { type Cents, sumCents } from '../kernel/money.ts';
import type { BookedCart } from './booked-cart.ts';
import { withBookedServices } from './booked-services.ts';
import { priceLine } from './price-line.ts';
import { isPriced, isTileWork, smallestJobCents, sumTileWork } from './tile-work.ts';
import type { Totals, TotalsLine } from './totals.ts';

export interface PriceCartInput {
  readonly items: readonly CartItem[];
  readonly book: PriceBook;
  /** In order of application (D60). */
  readonly coupons: readonly Coupon[];
  readonly now: Instant;
  /** The agenda's step, to which the visit is rounded up. */
  readonly stepMin: number;
  /** Of a cart that edits a booking: what it cost, and how long it took (PR29, DU12). */
  readonly booked?: BookedCart | null | undefined;
}

/**
 * What a cart costs and how long its visit takes. Phone and server both call this and nothing else for money
 * (D27). Order of rules: SPEC.md PR1. Never throws on a cart of the right shape: what is not sold any more
 * becomes a `withdrawn` line.
 */
export function priceCart({ items, book: offered, coupons, now, stepMin, booked }: PriceCartInput): Totals {
  const book = withBookedServices(offered, booked);
  const { lines, tileMinimumCents } = withTileMinimum(
    items.map((item) => priceLine(item, book, booked)),
    book,
    booked,
  );
  const eligibleCents = sumCents(lines.map((line) => line.amountCents));
  const chargeCents = booked?.serviceChargeCents ?? book.rates.serviceChargeCents;
  const serviceChargeCents = lines.some(isPriced) ? Math.max(0, chargeCents) : 0;
  const subtotalCents = eligibleCents + serviceChargeCents;
  const judged = judgeCoupons({ coupons, eligibleCents, sums: sumsByKind(lines, book), now });
  const staff = booked?.staffDiscount
    ? [staffDiscountLine(booked.staffDiscount, subtotalCents - judged.discountCents)]
    : [];
  const discountCents = judged.discountCents + sumCents(staff.map((line) => line.discountCents));
  return {
    currency: 'USD',
    minutes: estimateMinutes(items, book, stepMin, booked),
    estimate: lines.some((line) => line.estimate),
    quote: lines.length > 0 && lines.every((line) => line.quote),
    lines,
    subtotalCents,
    serviceChargeCents,
    tileMinimumCents,
    promotions: [...judged.promotions, ...staff],
    discountCents,
    totalCents: subtotalCents - discountCents,
  };
}

/** PR6: the first tile line carries what the minimum adds, inside its base. */
function withTileMinimum(
  lines: readonly TotalsLine[],
  book: PriceBook,
  booked: BookedCart | null | undefined,
): { readonly lines: readonly TotalsLine[]; readonly tileMinimumCents: Cents } {
  const first = lines.find((line) => isTileWork(line, book));
  const missingCents = smallestJobCents(book, booked) - sumTileWork(lines, book);
  const topUpCents = first ? Math.max(0, missingCents) : 0;
  if (topUpCents === 0) return { lines, tileMinimumCents: 0 };
  const raised = lines.map((line) => (line === first ? raiseBase(line, topUpCents) : line));
  return { lines: raised, tileMinimumCents: topUpCents };
}

function raiseBase(line: TotalsLine, topUpCents: Cents): TotalsLine {
  const productBaseCents = line.parts.productBaseCents + topUpCents;
  return { ...line, amountCents: line.amountCents + topUpCents, parts: { ...line.parts, productBaseCents } };
}
