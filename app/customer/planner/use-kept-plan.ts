import { findOfKind } from '#shared/catalogue/find-service.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { DeliveryMode } from '#shared/delivery/delivery-meta.ts';
import { blankPlan } from '#shared/delivery/plan/blank-plan.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { setMode } from '#shared/delivery/plan/set-mode.ts';
import { dropOldRoad } from '../../booking/plan/drop-old-road.ts';
import { plansSchema } from '../../booking/plan/plan-schema.ts';
import { newId, serverNow } from '../../data/device/clock.ts';
import { moveDraft } from '../../data/drafts/drafts.ts';
import { useKnownCatalogue } from '../../frame/served-page.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { requestKey } from '../parts/editing/request-key.ts';
import { type OneDraft, useOneDraft } from '../parts/editing/use-drafts.ts';
import { isBlankPlan } from './is-blank-plan.ts';

/** Of the service at the kind's own address; older builds kept the plan of every service here. */
const SHARED_KEY = 'intake:delivery';

export type KeptPlan = OneDraft<PlannerValue>;

/** The plan being made. `mode` is what the address asks for: a plan that says something keeps its own. */
export function useKeptPlan(service: Service, mode: DeliveryMode | undefined): KeptPlan {
  return useOneDraft(requestKey('delivery', service), plansSchema, () => newPlan(mode), mend);
}

/**
 * True once the service has its own plan where it is kept. Where no service has the kind's own address, the one shown
 * there takes over what an older build kept (D407); a plan that cannot be moved stays where it is.
 */
export function useHasOwnPlan(service: Service): boolean {
  const catalogue = useKnownCatalogue();
  const key = requestKey('delivery', service);
  const isHeir = key !== SHARED_KEY && findOfKind(catalogue?.services ?? [], 'delivery')?.id === service.id;
  const move = () => moveDraft(SHARED_KEY, key).catch(() => undefined);
  const isMoved = useLoaded(isHeir ? key : undefined, () => move().then(() => true));
  if (key === SHARED_KEY) return true;
  return catalogue !== undefined && (!isHeir || isMoved === true);
}

function newPlan(mode: DeliveryMode | undefined): PlannerValue {
  const blank = blankPlan({ instance: newId(), pickup: newId(), dropoff: newId() });
  return mode ? setMode(blank, mode) : blank;
}

function mend(plans: readonly PlannerValue[]): readonly PlannerValue[] {
  return plans.filter((plan) => !isBlankPlan(plan)).map((plan) => dropOldRoad(plan, serverNow()));
}
