import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { removePickup } from '#shared/delivery/plan/change-pickups.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';
import { dismissToast, showToast } from '../../../ui/feedback/toasts.ts';
import { restorePickup } from '../restore-pickup.ts';

/** Names no toast: dismissing it changes nothing. */
const NO_TOAST = 0;

/** Removes at once and offers to put it back (D366). The offer goes with the screen: the plan is in the cart then. */
export function useRemovePickup(plan: Plan): (stopId: Id, name: string) => void {
  const { t } = useTranslation('planner');
  const shown = useRef(NO_TOAST);
  useEffect(() => () => dismissToast(shown.current), []);
  return (stopId, name) => {
    const before = plan.latest();
    plan.change((value) => removePickup(value, stopId));
    dismissToast(shown.current);
    shown.current = showToast({
      text: t('stops.removed', { stop: name }),
      undo: {
        label: t('stops.undo'),
        onUndo: () => plan.change((value) => restorePickup(value, before, stopId)),
      },
    });
  };
}
