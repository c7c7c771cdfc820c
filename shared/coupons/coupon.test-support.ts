import { type Instant, instantFromMs } from '../kernel/instant.ts';
import type { Coupon } from './coupon.ts';

export const now: Instant = instantFromMs(Date.parse('2026-03-02T15:00:00Z'));

export function aCoupon(given: Partial<Coupon> = {}): Coupon {
  return {
    id: `id of ${given.code ?? 'ACODE'}`,
    code: 'ACODE',
    title: `Title of ${given.code ?? 'ACODE'}`,
    amountOffCents: 500,
    minSubtotalCents: null,
    startsAt: null,
    endsAt: null,
    stacking: false,
    active: true,
    ...given,
  };
}

export const welcome10 = aCoupon({ code: 'WELCOME10', amountOffCents: 1_000, minSubtotalCents: 12_500 });
export const spring5 = aCoupon({ code: 'SPRING5', stacking: true });
export const loyal5 = aCoupon({ code: 'LOYAL5', stacking: true });
