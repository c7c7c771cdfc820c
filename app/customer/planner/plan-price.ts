import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { type BreakdownLine, explainInstance } from '#shared/pricing/explain-instance.ts';
import { type Offer, offeredPrice } from '../../booking/offer/offer.ts';
import { toInstance } from '../../booking/plan/plan-instance.ts';

interface PlanPrice {
  /** Without miles while no road is vouched for. */
  readonly amountCents: Cents;
  /** `from`: the road is open (D50) · `quote`: too long for the rate (PR26) · `estimate`: no road was looked at. */
  readonly kind: 'exact' | 'estimate' | 'from' | 'quote';
  readonly breakdown: readonly BreakdownLine[];
  /** The booking's own price, of which there are no shares (PR29). */
  readonly isAsBooked: boolean;
}

/** What the plan costs by the shared rules, cent for cent what the cart will say. */
export function planPrice(plan: PlannerValue, offer: Offer): PlanPrice {
  const instance = toInstance(plan);
  const { amountCents, provisional, quote } = offeredPrice(instance, null, offer);
  const { breakdown, isAsBooked } = explainInstance(
    instance,
    offer.service,
    null,
    offer.rates,
    offer.bookedCents?.(instance),
  );
  const known = plan.route?.estimated ? 'estimate' : 'exact';
  return { amountCents, kind: quote ? 'quote' : provisional ? 'from' : known, breakdown, isAsBooked };
}
