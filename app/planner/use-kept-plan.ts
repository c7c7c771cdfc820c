import { useEffect, useState } from 'react';
import { blankPlan } from '#shared/delivery/blank-plan.ts';
import type { DeliveryMode } from '#shared/delivery/delivery-meta.ts';
import type { PlannerValue } from '#shared/delivery/planner-value.ts';
import { setMode } from '#shared/delivery/set-mode.ts';
import { newId } from '../local/clock.ts';
import { clearDraft } from '../local/commands/clear-draft.ts';
import { saveDraft } from '../local/commands/save-draft.ts';
import { readDraft } from '../local/reads/draft.ts';
import { isBlankPlan } from './is-blank-plan.ts';

export const PLAN_KEY = 'intake:delivery';

interface Kept {
  readonly draft: PlannerValue;
  /** What is on screen was written on an earlier visit. */
  readonly restored: boolean;
  readonly failed: boolean;
}

export interface KeptPlan {
  /** `undefined` until the device has answered. */
  readonly state: Kept | undefined;
  readonly change: (draft: PlannerValue) => void;
  readonly keepRestored: () => void;
  readonly startOver: () => void;
}

/** The plan being made: kept on the device with every change and offered again. `mode` is what the address asks for. */
export function useKeptPlan(mode: DeliveryMode | undefined): KeptPlan {
  const [state, setState] = useState<Kept>();
  useEffect(() => {
    let left = false;
    readPlans(PLAN_KEY).then(
      (plans) => !left && setState(openWith(plans[0], mode)),
      () => !left && setState({ ...openWith(undefined, mode), failed: true }),
    );
    return () => {
      left = true;
    };
  }, [mode]);
  return {
    state,
    change: (draft) => {
      saveDraft(PLAN_KEY, { drafts: [draft] });
      setState((before) => before && { ...before, draft });
    },
    keepRestored: () => setState((before) => before && { ...before, restored: false }),
    startOver: () => {
      void clearDraft(PLAN_KEY);
      setState(openWith(undefined, mode));
    },
  };
}

export async function readPlans(key: string): Promise<readonly PlannerValue[]> {
  const kept = await readDraft(key, async () => (await import('./plan-shape.ts')).plansShape);
  return kept?.drafts ?? [];
}

/** A plan that says something keeps its own mode, whatever link was followed to it. */
function openWith(kept: PlannerValue | undefined, mode: DeliveryMode | undefined): Kept {
  if (kept !== undefined && !isBlankPlan(kept)) return { draft: kept, restored: true, failed: false };
  const blank = blankPlan({ instance: newId(), pickup: newId(), dropoff: newId() });
  return { draft: mode ? setMode(blank, mode) : blank, restored: false, failed: false };
}
