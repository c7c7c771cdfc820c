import type { DeliveryMode } from './delivery-meta.ts';
import type { PlannerValue } from './planner-value.ts';

/** RT27: the mode changes only the price (decision 138); a delivery has no basket (decision 52). */
export function setMode(value: PlannerValue, mode: DeliveryMode): PlannerValue {
  return { ...value, mode, estimatedBasketAmount: mode === 'errand' ? value.estimatedBasketAmount : null };
}
