import type { CartView, TotalsView } from '#shared/api/cart.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';
import { toCents } from '#shared/kernel/money.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import type { CartCoupon } from '../device/rows.ts';

export function readCoupons(promotions: CartView['promotions']): readonly CartCoupon[] {
  return promotions.map((coupon) => ({
    id: coupon.id,
    code: coupon.code,
    title: coupon.label,
    amountOffCents: toCents(coupon.terms?.amountOff ?? coupon.amountOff),
    ...(coupon.terms && readTerms(coupon.terms)),
    minSubtotalCents: coupon.minSubtotal === null ? null : toCents(coupon.minSubtotal),
    startsAt: readInstant(coupon.startsAt),
    endsAt: readInstant(coupon.endsAt),
    stacking: coupon.stacking,
    active: coupon.active,
  }));
}

function readTerms({ percentOff, maxOff, firstOnly, kinds, offWhy }: Terms): Partial<CartCoupon> {
  return { percentOff, maxOffCents: maxOff === null ? null : toCents(maxOff), firstOnly, kinds, offWhy };
}
type Terms = NonNullable<CartView['promotions'][number]['terms']>;

/** Without what the server says a delivery costs: this device prices for itself, and a new rate is no edit of a line. */
export function readItems(items: CartView['items']): readonly CartItem[] {
  return items.map((item) => ({
    ...item,
    instances: item.instances.map((instance) => {
      if (instance.deliveryMeta?.pricing === undefined) return instance;
      const { pricing: _theirs, ...deliveryMeta } = instance.deliveryMeta;
      return { ...instance, deliveryMeta };
    }),
  }));
}

/** The server's totals in cents. Amounts of single instances are not on the wire: `instances` is empty. */
export function readTotals(view: TotalsView, items: readonly CartItem[]): Totals {
  const serviceOf = new Map(items.map((item) => [item.id, item.serviceId]));
  return {
    currency: view.currency,
    minutes: view.minutes,
    estimate: view.estimate,
    quote: view.quote,
    lines: view.lines.map((line) => ({
      cartItemId: line.cartItemId,
      serviceId: serviceOf.get(line.cartItemId) ?? '',
      amountCents: toCents(line.amount),
      qty: line.qty,
      parts: {
        productBaseCents: toCents(line.parts.productBase),
        optionsSumCents: toCents(line.parts.optionsSum),
      },
      instances: [],
      estimate: line.estimate,
      quote: line.quote,
      provisional: line.provisional,
      withdrawn: line.withdrawn,
    })),
    subtotalCents: toCents(view.subtotal),
    serviceChargeCents: toCents(view.serviceCharge),
    tileMinimumCents: toCents(view.tileMinimum),
    promotions: view.promotions.map(({ discountAmount, ofAmount, why, ...coupon }) => ({
      ...coupon,
      ...(why && { reason: why }),
      ...(ofAmount !== undefined && { ofCents: toCents(ofAmount) }),
      discountCents: toCents(discountAmount),
    })),
    discountCents: toCents(view.discount),
    totalCents: toCents(view.total),
  };
}

function readInstant(iso: string | null): Instant | null {
  return iso === null ? null : (parseInstant(iso) ?? null);
}
