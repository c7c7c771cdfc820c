import type { Id } from '../kernel/ids.ts';
import type { Cents } from '../kernel/money.ts';

/** A priced line; in cents. `quote` lines carry 0 and are not part of any sum (D46). */
export interface TotalsLine {
  readonly cartItemId: Id;
  readonly serviceId: Id;
  readonly amountCents: Cents;
  readonly qty: number;
  readonly parts: { readonly productBaseCents: Cents; readonly optionsSumCents: Cents };
  readonly instances: readonly InstancePrice[];
  readonly estimate: boolean;
  readonly quote: boolean;
  /** Delivery without a routed distance: the amount is only "from" (D50). */
  readonly provisional: boolean;
  /** The service, product or an option is no longer offered: priced 0, blocks checkout until removed (D77). */
  readonly withdrawn: boolean;
}

export interface InstancePrice {
  readonly instanceId: Id;
  readonly amountCents: Cents;
  readonly productBaseCents: Cents;
  readonly optionsSumCents: Cents;
}

/** Why a code does not count. */
export const couponReasons = [
  'promo.invalid',
  'promo.expired',
  'promo.firstOnly',
  'promo.stacking',
  'promo.kinds',
  'promo.minSubtotal',
] as const;
export type CouponReason = (typeof couponReasons)[number];

/** One coupon as judged against this subtotal (D56–D65). */
export interface CouponLine {
  readonly id: Id;
  readonly code: string;
  readonly label: string;
  readonly discountCents: Cents;
  readonly active: boolean;
  readonly reason?: CouponReason | undefined;
  /** Of a code for some kinds: what its lines cost (PM12). */
  readonly ofCents?: Cents | undefined;
}

export interface Totals {
  readonly currency: 'USD';
  /** Length of the visit, rounded up to the agenda's step (shared/durations). */
  readonly minutes: number;
  readonly estimate: boolean;
  /** True only when every item is a quote (D46). */
  readonly quote: boolean;
  readonly lines: readonly TotalsLine[];
  /** Sum of lines, the tile minimum and the service charge included. */
  readonly subtotalCents: Cents;
  readonly serviceChargeCents: Cents;
  /** What the tile minimum added, already inside the tile lines' base (D28). */
  readonly tileMinimumCents: Cents;
  readonly promotions: readonly CouponLine[];
  readonly discountCents: Cents;
  readonly totalCents: Cents;
}
