import { describeStop } from '#shared/delivery/plan/describe-stop.ts';
import { listStops } from '#shared/delivery/plan/plan-stops.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import type { MapStop } from '../../../maps/map-stop.ts';

/** The stops with the marks of the list: numbers for pickups, a flag for the drop-off. */
export function listMapStops(plan: PlannerValue, nameOf: (place: number) => string): readonly MapStop[] {
  return listStops(plan).map((stop, place) => ({
    type: stop.type,
    mark: stop.type === 'pickup' ? String(place + 1) : '',
    name: nameOf(place),
    label: describeStop(stop) || stop.label,
    latitude: stop.latitude,
    longitude: stop.longitude,
  }));
}
