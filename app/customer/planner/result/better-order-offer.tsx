import { ArrowDownUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { reorderPickups } from '#shared/delivery/plan/change-pickups.ts';
import { roundEstimate } from '#shared/delivery/round-estimate.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { announce } from '../../../ui/feedback/announce.ts';
import { useStopNames } from '../stops/use-stop-names.ts';

type BetterOrderOfferProps = {
  plan: Plan;
  /** The offer goes once it is taken: the focus has to be somewhere else then. */
  onApply: () => void;
};

/** A shorter order of the pickups and what it saves; nothing moves before the customer says so. */
export function BetterOrderOffer({ plan, onApply }: BetterOrderOfferProps) {
  const { t } = useTranslation('planner');
  const { number, duration } = useFormat();
  const nameOf = useStopNames(plan.value);
  const better = plan.value.route?.better;
  const place = useRef<HTMLDivElement>(null);
  const wasComputing = useRef(false);
  useEffect(() => {
    if (wasComputing.current && plan.status === 'route') place.current?.scrollIntoView({ block: 'nearest' });
    wasComputing.current = plan.status === 'computing';
  }, [plan.status]);
  if (better === undefined || plan.status === 'computing') return null;
  // An estimate never claims tenths of a mile or single minutes (D51).
  const { estimated } = plan.value.route ?? {};
  const miles = estimated ? number(roundEstimate(better.savedMiles)) : number(better.savedMiles, 1, 1);
  const minutes = estimated ? Math.round(better.savedMinutes / 5) * 5 : Math.round(better.savedMinutes);
  const apply = () => {
    plan.change((value) => reorderPickups(value, better.order));
    announce(t('better.applied'));
    onApply();
    void plan.compute();
  };
  return (
    <div ref={place}>
      <Alert
        tone="success"
        title={
          minutes > 0
            ? t('better.title', { miles, time: duration(minutes) })
            : t('better.titleMiles', { miles })
        }
        actions={
          <Button variant="secondary" icon={<ArrowDownUp aria-hidden="true" />} onClick={apply}>
            {t('better.apply')}
          </Button>
        }
      >
        {better.order.map(nameOf).join(' → ')}
      </Alert>
    </div>
  );
}
