import type { PlannedRoute } from '#shared/delivery/plan/planner-value.ts';
import type { PinLook } from './map-pin.tsx';

/** A stop as the map shows it. One without a point is not on the map, but keeps its place in the list. */
export interface MapStop extends PinLook {
  /** "Pickup 1" */
  readonly name: string;
  readonly label: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface RouteMapProps {
  readonly stops: readonly MapStop[];
  readonly route: PlannedRoute | null;
  /** Place in `stops`. */
  readonly selected: number | null;
  readonly onSelect: (index: number) => void;
  /** A road is being computed. */
  readonly loading: boolean;
}
