import { isCompleteStop, streetLine } from '#shared/delivery/plan/complete-stop.ts';
import { listStops } from '#shared/delivery/plan/plan-stops.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import type { Id } from '#shared/kernel/ids.ts';

/** In the order of the card. */
const neededFields = ['street', 'city', 'state'] as const;
export type NeededField = (typeof neededFields)[number];

export interface Missing {
  readonly stopId: Id;
  readonly field: NeededField;
}

/** What D331 still wants, in the order of the page. Empty exactly when the route can be computed. */
export function findMissing(plan: PlannerValue): readonly Missing[] {
  return listStops(plan)
    .filter((stop) => !isCompleteStop(stop))
    .flatMap((stop) =>
      neededFields.filter((field) => isMissing(stop, field)).map((field) => ({ stopId: stop.id, field })),
    );
}

/** Asks the one rule of `isCompleteStop` with the other two fields taken as given. */
function isMissing(stop: Stop, field: NeededField): boolean {
  const asked = field === 'street' ? streetLine(stop) : stop[field];
  return !isCompleteStop({ street: 'given', city: 'given', state: 'given', [field]: asked });
}
