import type { Soil } from '../cart/instance.ts';
import type { IntakeKind } from '../catalogue/kind.ts';
import type { Coupon } from '../coupons/coupon.ts';
import type { DeliveryMode, MetaStop } from '../delivery/delivery-meta.ts';
import type { RouteLine } from '../delivery/route.ts';
import type { RouteDoubt } from '../delivery/route-doubt.ts';
import type { Id } from '../kernel/ids.ts';
import type { Cents } from '../kernel/money.ts';
import type { DeliveryPricing } from '../pricing/delivery-pricing.ts';

/** What was booked, in the booking's language and at its prices; nothing in it follows the catalogue any more (D158). */
export interface LineSnapshot {
  readonly serviceTitle: string;
  readonly qty: number;
  readonly unitPriceCents: Cents;
  readonly lineTotalCents: Cents;
  /** How many times `unitPriceCents` make the line: 1 when its instances cost different amounts. */
  readonly quantity: number;
  readonly options: readonly { readonly title: string; readonly qty: number; readonly priceCents: Cents }[];
  readonly detail: readonly DetailSnapshot[];
  readonly quote: boolean;
  readonly estimate: boolean;
  /** Its amount is only "from" (PR16). Bookings from before do not say: isProvisional does. */
  readonly provisional?: boolean | undefined;
}

export interface DetailSnapshot {
  readonly label?: string | undefined;
  readonly rooms?: number | undefined;
  readonly seats?: number | undefined;
  readonly sqft?: number | undefined;
  readonly soil?: Soil | undefined;
  readonly sealant?: boolean | undefined;
  readonly options: readonly string[];
  readonly request?: RequestSnapshot | undefined;
  readonly delivery?: DeliverySnapshot | undefined;
  readonly amountCents: Cents;
  /** How much of the amount the options are; bookings from before do not say. */
  readonly optionsSumCents?: Cents | undefined;
  /** Its share of the visit, before set-up and rounding; a quote and bookings from before do not say. */
  readonly minutes?: number | undefined;
  /** True of what was asked for and its accepted quote has priced as a whole: its amount says nothing (D558). */
  readonly asked?: boolean | undefined;
}

/** A booked road with the rates of that day; with `quote` there is no price in it. */
export interface DeliverySnapshot {
  readonly kind: DeliveryMode;
  readonly stops: readonly MetaStop[];
  readonly distanceMiles: number | null;
  readonly durationMinutes: number | null;
  readonly extraPickupCount: number;
  readonly geometry: RouteLine | null;
  readonly routePending: boolean;
  /** Bookings from before do not say. */
  readonly doubt?: RouteDoubt | undefined;
  readonly estimated: boolean;
  readonly quote: boolean;
  readonly instructions: string | null;
  readonly reference: string | null;
  /** Dollars, as the customer named them; never charged (D52). */
  readonly estimatedBasketAmount: number | null;
  readonly pricing: DeliveryPricing;
}

/** What a request form asked, by the codes of its choices: a mail or page puts them into words. */
export interface RequestSnapshot {
  readonly kind: IntakeKind;
  readonly minutes?: number | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly serviceType?: string | undefined;
  readonly hours?: number | undefined;
  readonly vehicleRequired?: boolean | undefined;
  readonly miles?: number | undefined;
  readonly areaSqft?: number | undefined;
  readonly areaCondition?: string | undefined;
  /** Dollars, as the customer named them; information only. */
  readonly budget?: number | undefined;
}

export interface CouponSnapshot {
  readonly promotionId: Id;
  readonly code: string;
  readonly label: string;
  readonly discountCents: Cents;
  /** As it was booked; bookings from before do not say. */
  readonly terms?: CouponTerms | undefined;
}

/** What a code promised, whatever becomes of it (D65). */
type CouponTerms = Pick<
  Coupon,
  'amountOffCents' | 'minSubtotalCents' | 'stacking' | 'percentOff' | 'maxOffCents' | 'kinds'
>;
