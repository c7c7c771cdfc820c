import { useCallback } from 'react';
import type { DeliveryMode } from '#shared/delivery/delivery-meta.ts';
import { blankPlan } from '#shared/delivery/plan/blank-plan.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { setMode } from '#shared/delivery/plan/set-mode.ts';
import { plansSchema } from '../../booking/plan/plan-schema.ts';
import { newId } from '../../data/device/clock.ts';
import { readDraft } from '../../data/drafts/read-draft.ts';
import { type KeptDraft, useKeptDraft } from '../parts/page/use-kept-draft.ts';
import { isBlankPlan } from './is-blank-plan.ts';

export const PLAN_KEY = 'intake:delivery';

export type KeptPlan = KeptDraft<PlannerValue>;

/** The plan being made. `mode` is what the address asks for. */
export function useKeptPlan(mode: DeliveryMode | undefined): KeptPlan {
  const open = useCallback((kept: PlannerValue | undefined) => openWith(kept, mode), [mode]);
  return useKeptDraft({ key: PLAN_KEY, read: readPlans, open });
}

export async function readPlans(key: string): Promise<readonly PlannerValue[]> {
  const kept = await readDraft(key, plansSchema);
  return kept?.drafts ?? [];
}

/** A plan that says something keeps its own mode, whatever link was followed to it. */
function openWith(kept: PlannerValue | undefined, mode: DeliveryMode | undefined) {
  if (kept !== undefined && !isBlankPlan(kept)) return { draft: kept, restored: true };
  const blank = blankPlan({ instance: newId(), pickup: newId(), dropoff: newId() });
  return { draft: mode ? setMode(blank, mode) : blank, restored: false };
}
