import type { DeliveryMeta } from './delivery-meta.ts';
import { pointOf } from './plan/complete-stop.ts';
import type { RouteLine } from './route.ts';
import type { StopLike } from './stop.ts';

/** RT12: from stop to stop; undefined while one of them has no point. */
function straightLine(stops: readonly StopLike[]): RouteLine | undefined {
  const points = stops.map(pointOf);
  const coordinates = points.flatMap((point) => (point ? [[point.longitude, point.latitude] as const] : []));
  return coordinates.length === stops.length && coordinates.length > 1
    ? { type: 'LineString', coordinates }
    : undefined;
}

/** RT44: the line to draw. An estimate's is not kept: it follows from the stops. */
export function lineOf(meta: DeliveryMeta): RouteLine | undefined {
  return meta.geometry ?? (meta.source === 'embedded' ? straightLine(meta.stops) : undefined);
}
