import { useTranslation } from 'react-i18next';
import type { StopFault } from '#shared/api/delivery.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import type { NeededField } from '../../../booking/plan/find-missing.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';

interface StopFaults {
  /** Under a field. The first one missing on the page says what all stops need (D331). */
  readonly errors: Readonly<Partial<Record<NeededField, string>>>;
  /** What the computation found (D334). */
  readonly fault: string | undefined;
}

export function useStopFaults(plan: Plan, stop: Stop): StopFaults {
  const { t } = useTranslation('planner');
  const short = { street: t('fault.stopIncomplete'), city: t('fault.city'), state: t('fault.state') };
  const words = {
    'address.incomplete': t('fault.stopIncomplete'),
    'address.not_found': t('fault.stopNotFound'),
    'address.outside': t('fault.stopOutside'),
    'address.no_road': t('fault.stopNoRoad'),
    'address.point_far': t('fault.stopPointFar'),
    'address.unchecked': t('fault.stopUnchecked'),
    'address.mismatch': t('fault.stopMismatch'),
  } satisfies Record<StopFault, string>;
  const errors: Partial<Record<NeededField, string>> = {};
  plan.missing.forEach(({ stopId, field }, place) => {
    if (stopId === stop.id) errors[field] = place === 0 ? t('fault.fill') : short[field];
  });
  const code = plan.faultOf(stop.id);
  return { errors, fault: code && words[code] };
}
