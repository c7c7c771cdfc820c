import type { RoughPoint } from '#shared/delivery/estimate-route.ts';
import type { Route, RouteSource } from '#shared/delivery/route.ts';

/** A stop as a router sees it. An approximate one (a ZIP area's middle) may lie farther from the next road. */
export type RoutePoint = RoughPoint;

/**
 * `none` is a road engine's last word: these stops are not joined by road, or (`index`, counted in the order asked)
 * no road passes near one of them. `failed` is no word at all: `not_configured` when the owner wants no price from an
 * estimate (ROUTE_ESTIMATE=off) and names no engine, `busy` when a rate cap was met, `down` for all the rest.
 */
export type RouteOutcome =
  | { readonly kind: 'ok'; readonly route: Route }
  | { readonly kind: 'none'; readonly index?: number | undefined }
  | { readonly kind: 'failed'; readonly why: RouteFailure };

export type RouteFailure = 'busy' | 'down' | 'not_configured';

/** From each point (row) to each (column); null where there is no way. Its own points cost 0. */
export interface RouteMatrix {
  readonly miles: readonly (readonly (number | null)[])[];
  readonly minutes: readonly (readonly (number | null)[])[];
}

/** Never throws, whatever the other side does. `patience` aborts when no engine can be waited for any more. */
export interface Router {
  /** Through all points in order, two or more; the line has at most LINE_POINTS_MAX points. */
  route(points: readonly RoutePoint[], patience?: AbortSignal): Promise<RouteOutcome>;
  /** `by` asks that engine and no other, so that a saving is measured like the route it is told beside. */
  matrix(
    points: readonly RoutePoint[],
    patience?: AbortSignal,
    by?: RouteSource,
  ): Promise<RouteMatrix | undefined>;
}
