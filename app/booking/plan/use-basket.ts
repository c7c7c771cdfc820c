import type { NumberEntry } from '../../ui/fields/read-number.ts';
import { basketFieldId } from './focus-stop.ts';
import { basketFault, takeBasket } from './read-basket.ts';
import type { Plan } from './use-plan.ts';

/** What the shopping of an errand may come to: information only (D52). */
export function useBasket({ value: plan, change, refusedBasket, refuseBasket }: Plan) {
  const value: NumberEntry = refusedBasket ?? plan.estimatedBasketAmount ?? '';
  const onChange = (next: NumberEntry) => {
    const { amount, refused } = takeBasket(next);
    refuseBasket(refused);
    change((known) => ({ ...known, estimatedBasketAmount: amount }));
  };
  return { id: basketFieldId(plan.id), value, fault: basketFault(value), onChange };
}
