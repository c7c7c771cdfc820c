import type { DirectionsView, StopFault } from '#shared/api/delivery.ts';
import { checkPoint, type PointCheck } from '#shared/delivery/check-point.ts';
import type { MetaStop } from '#shared/delivery/delivery-meta.ts';
import type { RoughPoint } from '#shared/delivery/estimate-route.ts';
import { readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import { placeName, pointOf } from '#shared/delivery/plan/complete-stop.ts';
import { describeStop } from '#shared/delivery/plan/describe-stop.ts';
import type { Point } from '#shared/delivery/stop.ts';
import type { Deps } from '../../deps.ts';
import type { Located } from '../../providers/geocoder/port.ts';

/**
 * A stop after the search for its place: `point` as it is answered, `fault` where it was not found, `check` whether the
 * point is where the typed address says.
 */
export interface FoundStop {
  readonly stop: MetaStop;
  readonly point: DirectionsView['stops'][number];
  readonly fault?: StopFault | undefined;
  readonly check?: PointCheck | undefined;
}

/** Every stop with its place, in the order given. At most six, so all at once. */
export function locateStops(
  { geocoder }: Pick<Deps, 'geocoder'>,
  stops: readonly MetaStop[],
  patience: AbortSignal,
): Promise<FoundStop[]> {
  return Promise.all(stops.map((stop) => findStop(geocoder, stop, patience)));
}

/**
 * A stop that has a point keeps it, and its address is looked for all the same: who placed a point is only what the
 * sender says, and a road between other points than the addresses' has another price (RT35). The middle of an area,
 * taken while nothing better was known, gives way to a vendor's find (RT45).
 */
async function findStop(
  geocoder: Deps['geocoder'],
  stop: MetaStop,
  patience: AbortSignal,
): Promise<FoundStop> {
  const label = stop.label ?? describeStop(stop);
  const { street = '', city = '', state = '', zip = '' } = stop;
  const asked = { street, city, state, zip, placeName: placeName(stop) || undefined };
  const located = await geocoder.locate(asked, patience);
  const found = 'fault' in located ? undefined : located;
  const given = isOutdone(stop, found) ? undefined : pointOf(stop);
  if (given !== undefined) {
    const { source = null, placeId = null, approximate = false } = stop;
    const point = { label, ...given, source, placeId, approximate };
    return { stop, point, check: checkStop(stop, given, found) };
  }
  if ('fault' in located) {
    const nowhere = { latitude: null, longitude: null, source: null, placeId: null, approximate: false };
    return { stop, point: { label, ...nowhere }, fault: located.fault };
  }
  const placed = { ...stop, latitude: located.latitude, longitude: located.longitude };
  return { stop: placed, point: { ...located, label }, check: checkStop(stop, located, located) };
}

/** RT45: whether the stop's point is our own guess and a vendor's find is there instead. */
function isOutdone({ source, approximate }: MetaStop, found: Located | undefined): boolean {
  return source === 'embedded' && approximate === true && found !== undefined && found.source !== 'embedded';
}

/** The gazetteer's own find is the middle of an area, which knows better how far it reaches. */
function checkStop(stop: MetaStop, point: Point, found: Located | undefined): PointCheck {
  const doors: RoughPoint | undefined = found?.source === 'embedded' ? undefined : found;
  return checkPoint(readGazetteer(), stop, point, doors);
}
