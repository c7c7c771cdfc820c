import type { TFunction } from 'i18next';
import type { CouponFaults, CouponTerms } from '#shared/promo/coupon-terms.ts';

/** What is said beside a field, literal (D343). */
export type FieldWordsOf = Readonly<Partial<Record<keyof CouponTerms, string>>>;

export function faultWordsOf(faults: CouponFaults, usedCount: number, t: TFunction<'admin'>): FieldWordsOf {
  const amounts = t('coupons.fault.amounts');
  const window = t('coupons.fault.window');
  return {
    ...(faults.code && {
      code: faults.code === 'required' ? t('coupons.fault.code') : t('coupons.fault.codeSigns'),
    }),
    ...(faults.amountOff && { amountOff: amounts }),
    ...(faults.minSubtotal && { minSubtotal: amounts }),
    ...(faults.startsAt && { startsAt: window }),
    ...(faults.endsAt && { endsAt: window }),
    ...(faults.maxRedemptions && {
      maxRedemptions: t('coupons.fault.max', { min: Math.max(1, usedCount) }),
    }),
  };
}
