import type { StopError, StopFault } from '#shared/api/delivery.ts';
import { canCompute } from '#shared/delivery/plan/complete-stop.ts';
import { listStops } from '#shared/delivery/plan/plan-stops.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { stopKey } from '#shared/delivery/route-key.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { PlanOutcome } from '../../data/delivery/plan-route.ts';
import { planKey } from './absorb-plan.ts';

/** How the last computation of exactly these stops ended. */
export type Answered = PlanOutcome['kind'];
export type PlanStatus = Answered | 'idle' | 'stale' | 'incomplete' | 'computing';

export interface Answer {
  readonly kind: Answered;
  /** Of the stops it is about: an answer for others says nothing. */
  readonly key: string;
  readonly faults: readonly { readonly stopId: Id; readonly key: string; readonly code: StopFault }[];
}

/** What an outcome says about the stops of `plan`, which holds what was learned. */
export function toAnswer(plan: PlannerValue, outcome: PlanOutcome): Answer {
  const stops = listStops(plan);
  const errors: readonly StopError[] = 'errors' in outcome ? outcome.errors : [];
  const faults = errors.flatMap(({ index, code }) => {
    const stop = stops[index];
    return stop ? [{ stopId: stop.id, key: stopKey(stop), code }] : [];
  });
  return { kind: outcome.kind, key: planKey(plan), faults };
}

export function statusOf(
  value: PlannerValue,
  { asked, answer, isRunning }: { asked: boolean; answer: Answer | undefined; isRunning: boolean },
): PlanStatus {
  if (isRunning) return 'computing';
  if (asked && !canCompute(value)) return 'incomplete';
  if (answer?.key === planKey(value)) return answer.kind;
  // A plan opened again: its estimate was made here and still waits for the server.
  if (value.doubt) return 'pending';
  if (value.route && value.route.routeToken === undefined) return 'offline';
  return value.stale ? 'stale' : 'idle';
}

/** A fault stands until its own stop is changed, whatever happens to the others; a doubted point's as long as the doubt. */
export function findFault(
  value: PlannerValue,
  answer: Answer | undefined,
  stopId: Id,
): StopFault | undefined {
  const stops = listStops(value);
  const stop = stops.find(({ id }) => id === stopId);
  const fault = answer?.faults.find((each) => each.stopId === stopId);
  if (stop && fault?.key === stopKey(stop)) return fault.code;
  return stop && (value.doubt?.points[stops.indexOf(stop)]?.fault ?? undefined);
}
