import type { CartItem } from '#shared/cart/cart.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { openPart } from '#shared/pricing/open-part.ts';
import type { CouponLine, Totals } from '#shared/pricing/totals.ts';
import type { AgreedOpen, AgreedPrice } from '../device/rows.ts';
import { cartMark } from './cart-mark.ts';

export type PriceReason =
  | { readonly kind: 'cart' | 'price' | 'serviceCharge' | 'open' }
  | { readonly kind: 'codeEnded' | 'codeMinimum' | 'codeLess'; readonly code: string };

/** Another total than the agreed one. */
export interface PriceChange {
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
  /** `asks`: booked only after a yes (LC200). `lower`: counts at once and is told. `silent`: nothing to ask or tell. */
  readonly kind: 'asks' | 'lower' | 'silent';
  /** What is in the cart is not what was agreed about. */
  readonly isOtherCart: boolean;
  /** Why it asks. */
  readonly reasons: readonly PriceReason[];
  /** What the agreed total left open; undefined where an older build kept it. */
  readonly openBefore?: AgreedOpen | undefined;
}

export function agreedPrice(items: readonly CartItem[], totals: Totals): AgreedPrice {
  const { totalCents, subtotalCents, serviceChargeCents, promotions } = totals;
  return {
    cartMark: cartMark({ items, coupons: [] }),
    totalCents,
    subtotalCents,
    serviceChargeCents,
    codes: promotions
      .filter(({ active }) => active)
      .map(({ code, discountCents }) => ({ code, discountCents })),
    isOpen: hasOpenLine(totals),
    open: openOf(totals),
  };
}

/** How these totals differ from what was agreed (LC200 to LC202); undefined when they do not. */
export function findPriceChange(
  agreed: AgreedPrice,
  items: readonly CartItem[],
  totals: Totals,
): PriceChange | undefined {
  const isOtherCart = agreed.cartMark !== cartMark({ items, coupons: [] });
  const difference = totals.totalCents - agreed.totalCents;
  const hasOpened = agreed.open
    ? openOf(totals).weight > agreed.open.weight
    : hasOpenLine(totals) && !agreed.isOpen;
  if (difference === 0 && !isOtherCart && !hasOpened) return undefined;
  const asks = difference > 0 || (hasOpened && !isOtherCart);
  const isWhole = !isOtherCart && !totals.lines.some(({ withdrawn }) => withdrawn);
  const isCheaper = isWhole && difference < 0 && totals.subtotalCents < agreed.subtotalCents;
  return {
    beforeCents: agreed.totalCents,
    afterCents: totals.totalCents,
    kind: asks ? 'asks' : isCheaper ? 'lower' : 'silent',
    isOtherCart,
    reasons: asks ? reasonsOf(agreed, totals, isOtherCart, hasOpened) : [],
    openBefore: agreed.open,
  };
}

/** LC203: a customer who takes a code off pays what it took off; nothing else is agreed to by that. */
export function withoutCode(agreed: AgreedPrice, code: string): AgreedPrice {
  const given = agreed.codes.find((one) => one.code === code)?.discountCents ?? 0;
  return {
    ...agreed,
    totalCents: agreed.totalCents + given,
    codes: agreed.codes.filter((one) => one.code !== code),
  };
}

function reasonsOf(
  agreed: AgreedPrice,
  totals: Totals,
  isOtherCart: boolean,
  hasOpened: boolean,
): readonly PriceReason[] {
  const charge = totals.serviceChargeCents - agreed.serviceChargeCents;
  const prices = totals.subtotalCents - agreed.subtotalCents - charge;
  const kinds = [
    isOtherCart && 'cart',
    !isOtherCart && prices > 0 && 'price',
    charge > 0 && 'serviceCharge',
    hasOpened && 'open',
  ] as const;
  return [
    ...kinds.filter((kind) => kind !== false).map((kind) => ({ kind })),
    ...agreed.codes.flatMap(({ code, discountCents }) => {
      const now = totals.promotions.find((coupon) => coupon.code === code);
      const kind = codeReason(discountCents, now);
      return kind === undefined ? [] : [{ kind, code } as const];
    }),
  ];
}

function codeReason(givenCents: Cents, now: CouponLine | undefined) {
  if (now === undefined || !now.active)
    return now?.reason === 'promo.minSubtotal' ? 'codeMinimum' : 'codeEnded';
  return now.discountCents < givenCents ? 'codeLess' : undefined;
}

function openOf({ lines, quote }: Totals): AgreedOpen {
  const weights = lines.map((line) => (line.quote ? 2 : line.provisional ? 1 : 0));
  return { ...openPart(lines), quote, weight: weights.reduce((sum: number, one) => sum + one, 0) };
}

/** Its sum is not the whole price (D46, D50). */
function hasOpenLine({ lines }: Totals): boolean {
  return lines.some(({ quote, provisional }) => quote || provisional);
}
