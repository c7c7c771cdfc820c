import { useState } from 'react';
import type { Offer } from '../../booking/offer/offer.ts';
import type { PlanStatus } from '../../booking/plan/plan-answer.ts';
import type { Plan } from '../../booking/plan/use-plan.ts';
import { useOnline } from '../../frame/use-online.ts';
import { planPrice } from './plan-price.ts';

/** The person has read that there is no road for these stops, and may go on without one (D50). */
export const toldStatuses: readonly PlanStatus[] = [
  'pending',
  'refused',
  'busy',
  'notConfigured',
  'failed',
  'unequipped',
];

interface GoOn {
  /** Computes first where nothing is known about the road; goes at once when there is nothing left to say. */
  readonly goOn: (go: () => Promise<void>) => Promise<void>;
  readonly locked: boolean;
}

export function useGoOn(plan: Plan, offer: Offer): GoOn {
  const [locked, setLocked] = useState(false);
  const isOnline = useOnline();
  // An estimate of this device is all there is without a connection; with one it is worth asking again.
  const isTold = toldStatuses.includes(plan.status) || (plan.status === 'offline' && !isOnline);
  const goOn = async (go: () => Promise<void>) => {
    if (plan.status === 'computing' || !plan.check() || !plan.checkBasket()) return;
    if (plan.value.route?.routeToken === undefined && !isTold) {
      setLocked(true);
      const answered = await plan.compute().finally(() => setLocked(false));
      const latest = plan.latest();
      const isPriced = answered === 'route' && planPrice(latest, offer).kind !== 'quote';
      // A shorter order is worth a look; a customer who has seen it presses again.
      if (!isPriced || latest.route?.better) return;
    }
    await go();
  };
  return { goOn, locked: locked || plan.status === 'computing' };
}
