/** Which engine said how long the road is. */
export const routeSources = ['osrm', 'valhalla', 'embedded'] as const;
export type RouteSource = (typeof routeSources)[number];

/** GeoJSON: pairs of longitude, latitude. */
export interface RouteLine {
  readonly type: 'LineString';
  readonly coordinates: readonly (readonly [longitude: number, latitude: number])[];
}

/** Most points a line keeps (simplify-line.ts), so that a cart of many deliveries stays below 64 kB. */
export const LINE_POINTS_MAX = 160;

/** How long the server vouches for a road: they change slowly, and nobody books farther ahead than this (D49, D406). */
export const ROUTE_LIFE_MIN = 90 * 24 * 60;

/** A measured or estimated road through all stops in order. */
export interface Route {
  /** Full precision; shown with one decimal (D51). */
  readonly distanceMiles: number;
  readonly durationMinutes: number;
  readonly geometry: RouteLine;
  /** True: great circle and a table of speeds, no road was looked at; the line is straight and drawn dashed. */
  readonly estimated: boolean;
  readonly source: RouteSource;
}
