import { afterEach, expect, test, vi } from 'vitest';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import { aPlan } from '../../../booking/plan/a-plan.test-support.ts';
import { type Plan, usePlan } from '../../../booking/plan/use-plan.ts';
import { BasketPart } from './basket-part.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The form of a plan after something that is no amount was typed for its basket; the ids that were given the focus. */
async function typedWrong(value: PlannerValue) {
  const seen: { plan?: Plan } = {};
  function Form() {
    const plan = usePlan(value, () => undefined);
    if (plan.refusedBasket === undefined) plan.refuseBasket('8o');
    seen.plan = plan;
    return <BasketPart plan={plan} />;
  }
  const drawn = await drawPart(<Form />);
  const focused: string[] = [];
  const getElementById = (id: string) =>
    drawn.includes(` id="${id}"`) ? { focus: () => focused.push(id) } : null;
  vi.stubGlobal('document', { getElementById });
  return { plan: seen.plan ?? expect.fail(), drawn, focused };
}

test('going on with a basket that is no amount leads to its field, which says why', async () => {
  const { plan, drawn, focused } = await typedWrong(aPlan({ mode: 'errand' }));
  expect(plan.checkBasket()).toBe(false);
  expect(focused).toHaveLength(1);
  const [field] = new RegExp(`<input[^>]* id="${focused[0]}"[^>]*>`).exec(drawn) ?? [];
  expect(field).toContain('value="8o"');
  expect(field).toContain('aria-invalid="true"');
});

test('a delivery has no basket that it could wait for', async () => {
  const { plan, focused } = await typedWrong(aPlan({ mode: 'delivery' }));
  expect(plan.checkBasket()).toBe(true);
  expect(focused).toEqual([]);
});
