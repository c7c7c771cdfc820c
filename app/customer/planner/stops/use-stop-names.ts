import { useTranslation } from 'react-i18next';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';

/** What a stop is called, by its place in the order they are driven: "Pickup 2", "Drop-off". */
export function useStopNames(plan: PlannerValue): (place: number) => string {
  const { t } = useTranslation('planner');
  return (place) =>
    place < plan.pickups.length ? t('stops.pickup', { number: place + 1 }) : t('stops.dropoff');
}
