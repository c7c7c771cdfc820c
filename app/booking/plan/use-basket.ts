import { useState } from 'react';
import type { NumberEntry } from '../../ui/fields/read-number.ts';
import { basketFault, toBasket } from './read-basket.ts';
import type { Plan } from './use-plan.ts';

/** What the shopping of an errand may come to: information only (D52). */
export function useBasket(plan: Plan) {
  // What is no amount stays in the field, beside the reason, and out of the plan.
  const [refused, setRefused] = useState<string | number>();
  const value: NumberEntry = refused ?? plan.value.estimatedBasketAmount ?? '';
  const onChange = (next: string | number) => {
    const amount = toBasket(next);
    setRefused(amount === undefined ? next : undefined);
    if (amount !== undefined) plan.change((known) => ({ ...known, estimatedBasketAmount: amount }));
  };
  return { value, fault: basketFault(value), onChange };
}
