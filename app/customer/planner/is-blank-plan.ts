import { listStops } from '#shared/delivery/plan/plan-stops.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import type { Stop } from '#shared/delivery/stop.ts';

/** Nothing was written: not worth offering again. The mode alone is one tap. */
export function isBlankPlan(plan: PlannerValue): boolean {
  const { reference, instructions, estimatedBasketAmount } = plan;
  const isWritten = reference.trim() !== '' || instructions.trim() !== '' || estimatedBasketAmount !== null;
  return !isWritten && listStops(plan).every(isBlankStop);
}

/** The state is filled in from the start and says nothing. */
export function isBlankStop(stop: Stop): boolean {
  const { street, city, zip, unit, notes, placeName, latitude } = stop;
  return latitude === null && [street, city, zip, unit, notes, placeName].every((text) => text.trim() === '');
}
