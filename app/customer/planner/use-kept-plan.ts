import type { DeliveryMode } from '#shared/delivery/delivery-meta.ts';
import { blankPlan } from '#shared/delivery/plan/blank-plan.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { setMode } from '#shared/delivery/plan/set-mode.ts';
import { plansSchema } from '../../booking/plan/plan-schema.ts';
import { newId } from '../../data/device/clock.ts';
import { type OneDraft, useOneDraft } from '../parts/editing/use-drafts.ts';
import { isBlankPlan } from './is-blank-plan.ts';

export const PLAN_KEY = 'intake:delivery';

export type KeptPlan = OneDraft<PlannerValue>;

/** The plan being made. `mode` is what the address asks for: a plan that says something keeps its own. */
export function useKeptPlan(mode: DeliveryMode | undefined): KeptPlan {
  return useOneDraft(PLAN_KEY, plansSchema, () => newPlan(mode), withoutBlank);
}

function newPlan(mode: DeliveryMode | undefined): PlannerValue {
  const blank = blankPlan({ instance: newId(), pickup: newId(), dropoff: newId() });
  return mode ? setMode(blank, mode) : blank;
}

function withoutBlank(plans: readonly PlannerValue[]): readonly PlannerValue[] {
  return plans.filter((plan) => !isBlankPlan(plan));
}
