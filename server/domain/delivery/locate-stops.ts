import type { DirectionsView, StopFault } from '#shared/api/delivery.ts';
import type { MetaStop } from '#shared/delivery/delivery-meta.ts';
import { describeStop } from '#shared/delivery/describe-stop.ts';
import { readGazetteer } from '#shared/delivery/gazetteer.ts';
import { isPointFar } from '#shared/delivery/locate-stop.ts';
import type { Deps } from '../../deps.ts';

/** A stop after the search for its place: `point` as it is answered, `fault` where something is wrong with it. */
export interface FoundStop {
  readonly stop: MetaStop;
  readonly point: DirectionsView['stops'][number];
  readonly fault?: StopFault | undefined;
}

/** Every stop with its place, in the order given; stops that have one keep it. At most six, so all at once. */
export function locateStops(
  { geocoder }: Pick<Deps, 'geocoder'>,
  stops: readonly MetaStop[],
): Promise<FoundStop[]> {
  return Promise.all(stops.map((stop) => findStop(geocoder, stop)));
}

async function findStop(geocoder: Deps['geocoder'], stop: MetaStop): Promise<FoundStop> {
  const label = stop.label ?? describeStop(stop);
  const { latitude, longitude, source = null, placeId = null, approximate = false } = stop;
  if (latitude !== undefined && longitude !== undefined) {
    const point = { label, latitude, longitude, source, placeId, approximate };
    // Whoever placed it: a point and an address that have nothing to do with each other are a slip, or a cheap price.
    return isPointFar(readGazetteer(), stop, point)
      ? { stop, point, fault: 'address.point_far' }
      : { stop, point };
  }
  const { street = '', city = '', state = '', zip = '', placeName } = stop;
  const found = await geocoder.locate({ street, city, state, zip, placeName });
  if ('fault' in found) {
    const nowhere = {
      label,
      latitude: null,
      longitude: null,
      source: null,
      placeId: null,
      approximate: false,
    };
    return { stop, point: nowhere, fault: found.fault };
  }
  const placed = { ...stop, latitude: found.latitude, longitude: found.longitude };
  return { stop: placed, point: { ...found, label } };
}
