import type { Id } from '../../kernel/ids.ts';
import { blankStop } from './blank-stop.ts';
import type { PlannerValue } from './planner-value.ts';

/** RT1: a delivery with one empty pickup. `instance` becomes the cart's instance. */
export function blankPlan(ids: {
  readonly instance: Id;
  readonly pickup: Id;
  readonly dropoff: Id;
}): PlannerValue {
  return {
    id: ids.instance,
    mode: 'delivery',
    pickups: [blankStop(ids.pickup, 'pickup')],
    dropoff: blankStop(ids.dropoff, 'dropoff'),
    route: null,
    stale: false,
    reference: '',
    instructions: '',
    estimatedBasketAmount: null,
  };
}
