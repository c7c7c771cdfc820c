import type { DeliveryMode } from '../delivery-meta.ts';
import type { PlannerValue } from './planner-value.ts';

/** RT27: the mode changes only the price (D138); a delivery has no basket (D52). */
export function setMode(value: PlannerValue, mode: DeliveryMode): PlannerValue {
  return { ...value, mode, estimatedBasketAmount: mode === 'errand' ? value.estimatedBasketAmount : null };
}
