import { useTranslation } from 'react-i18next';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { dropRoute } from '#shared/delivery/plan/take-route.ts';
import type { Offer } from '../../booking/offer/offer.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { planPrice } from './plan-price.ts';

/** "from $10 + $1.90 a mile": the price while the road is open (D50). */
export function useFromWords(): (plan: PlannerValue, offer: Offer) => string {
  const { t } = useTranslation('planner');
  const { money } = useFormat();
  return (plan, offer) =>
    t('result.from', {
      base: money(planPrice(dropRoute(plan), offer).amountCents),
      mile: money(offer.rates.deliveryMileCents),
    });
}
