import type { AddCouponInput, CouponView } from '#shared/api/admin/coupons.ts';
import { normalizeCode } from '#shared/coupons/coupon.ts';
import { couponFaults } from '#shared/coupons/coupon-terms.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant, parseInstant } from '#shared/kernel/instant.ts';
import { toCents, toDollars } from '#shared/kernel/money.ts';
import type { CouponRow, NewCoupon } from '../../db/repos/carts/coupon-terms.ts';
import { AppError } from '../../errors/app-error.ts';

/** What a build that knows no percents takes off; the table asks for some amount. */
const BESIDE_PERCENT_CENTS = 1;

/** A coupon of these terms; its title is its code where it has none. Throws request.invalid with `fields` (PM10). */
export function couponOfTerms(id: Id, input: AddCouponInput, usedCount = 0): NewCoupon {
  const code = normalizeCode(input.code);
  const minSubtotal = input.minSubtotal || null;
  const maxRedemptions = input.maxRedemptions ?? null;
  const window = { startsAt: instantOf(input.startsAt), endsAt: instantOf(input.endsAt) };
  const { amountOff = 0, percentOff = null, firstOnly = false, kinds = null } = input;
  const maxOff = input.maxOff || null;
  const terms = { code, amountOff, percentOff, maxOff, kinds, minSubtotal, ...window, maxRedemptions };
  const fields = couponFaults(terms, usedCount);
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
  return {
    id,
    code,
    title: input.title?.trim() || code,
    amountOffCents: percentOff === null ? toCents(amountOff) : BESIDE_PERCENT_CENTS,
    percentOff,
    maxOffCents: maxOff === null ? null : toCents(maxOff),
    firstOnly,
    kinds,
    minSubtotalCents: minSubtotal === null ? null : toCents(minSubtotal),
    ...window,
    stacking: input.stacking,
    active: input.active,
    maxRedemptions,
    oncePerEmail: input.oncePerEmail,
  };
}

function instantOf(iso: string | null | undefined): Instant | null {
  return (iso && parseInstant(iso)) || null;
}

export function toCouponView(row: CouponRow): CouponView {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    amountOff: row.percentOff ? 0 : toDollars(row.amountOffCents),
    ...(row.percentOff && { percentOff: row.percentOff }),
    ...(row.maxOffCents && { maxOff: toDollars(row.maxOffCents) }),
    ...(row.firstOnly && { firstOnly: true }),
    ...(row.kinds && { kinds: [...row.kinds] }),
    minSubtotal: row.minSubtotalCents === null ? null : toDollars(row.minSubtotalCents),
    startsAt: row.startsAt === null ? null : formatInstant(row.startsAt),
    endsAt: row.endsAt === null ? null : formatInstant(row.endsAt),
    stacking: row.stacking,
    active: row.active,
    maxRedemptions: row.maxRedemptions,
    oncePerEmail: row.oncePerEmail,
    usedCount: row.usedCount,
    discountTotal: toDollars(row.discountCents),
    revenueTotal: toDollars(row.revenueCents),
    version: row.version,
  };
}
