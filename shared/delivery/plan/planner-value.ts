import type { Id } from '../../kernel/ids.ts';
import type { DeliveryMode } from '../delivery-meta.ts';
import type { RouteLine, RouteSource } from '../route.ts';
import type { RouteDoubt } from '../route-doubt.ts';
import type { Stop } from '../stop.ts';

export const PICKUPS_MAX = 5;

/** What the planner holds. `route` is null while none is valid: `routePending` on the wire. */
export interface PlannerValue {
  /** Of the instance that it becomes, so that a second tap adds nothing. */
  readonly id: Id;
  readonly mode: DeliveryMode;
  /** One to PICKUPS_MAX, in the order they are driven. */
  readonly pickups: readonly Stop[];
  readonly dropoff: Stop;
  readonly route: PlannedRoute | null;
  /** There is a road, but its points are not all where their addresses say: `route` is null and the price "from". */
  readonly doubt?: PlannedDoubt | undefined;
  /** True: there was a route and the addresses changed since (D333); the notice asks to compute again. */
  readonly stale: boolean;
  readonly reference: string;
  readonly instructions: string;
  /** Dollars; information only, errands only (D52). */
  readonly estimatedBasketAmount: number | null;
}

export interface PlannedRoute {
  readonly distanceMiles: number;
  readonly durationMinutes: number;
  readonly geometry: RouteLine;
  readonly estimated: boolean;
  readonly source: RouteSource;
  /** Absent: made on this device without a connection; the server does not know it and the price stays "from". */
  readonly routeToken?: string | undefined;
  /** A shorter order of the same pickups, where there is one worth telling. */
  readonly better?: BetterOrder | undefined;
}

/** RT43, with what makes the server believe it. */
export interface PlannedDoubt extends RouteDoubt {
  readonly routeToken: string;
}

export interface BetterOrder {
  /** Places of today's pickups in the order in which they should be driven: [2, 0, 1]. */
  readonly order: readonly number[];
  readonly savedMiles: number;
  readonly savedMinutes: number;
}
