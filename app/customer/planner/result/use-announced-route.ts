import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../../../booking/offer/offer.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { useRouteWords } from '../../parts/delivery/use-route-words.ts';
import { planPrice } from '../plan-price.ts';

/** Says aloud what came of a computation; the total that changed with it is then not said twice. */
export function useAnnouncedRoute({ status, value }: Plan, offer: Offer): void {
  const { t } = useTranslation('planner');
  const { money } = useFormat();
  const wordsOf = useRouteWords();
  const before = useRef(status);
  useEffect(() => {
    const isNew = before.current === 'computing' && status === 'route';
    before.current = status;
    const words = value.route && wordsOf({ ...value.route, routePending: false });
    if (!isNew || !words) return;
    const { kind, amountCents } = planPrice(value, offer);
    const price = kind === 'quote' ? t('result.quote') : money(amountCents, 'exact');
    announce(t('status.done', { distance: words.distance, price }), { key: 'total', afterMs: 500 });
  });
}
