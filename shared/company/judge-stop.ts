import type { Gazetteer, ZipArea } from '../delivery/florida/gazetteer.ts';
import { findTown, isFlorida } from '../delivery/florida/locate-stop.ts';
import { greatCircleMiles } from '../delivery/great-circle.ts';
import type { Point, StopLike } from '../delivery/stop.ts';
import { type AreaAnswer, judgePlace, type ServedArea } from './served-area.ts';

/**
 * AR10: judgePlace for a stop of a delivery, which may have no ZIP code: then the area whose middle is nearest to its
 * point, or to its town's, stands for it. Undefined where neither is known.
 */
export function judgeStop(area: ServedArea, gazetteer: Gazetteer, stop: StopLike): AreaAnswer | undefined {
  const zip = (stop.zip ?? '').trim() || zipAround(gazetteer, stop);
  if (zip !== undefined) return judgePlace(area, { country: 'US', postalCode: zip });
  return isFlorida(stop.state) ? undefined : 'outside';
}

function zipAround(gazetteer: Gazetteer, stop: StopLike): string | undefined {
  if (!isFlorida(stop.state)) return undefined;
  const point = pointOf(stop) ?? findTown(gazetteer, stop.city ?? '');
  return point && nearest(gazetteer, point)?.zip;
}

function pointOf({ latitude, longitude }: StopLike): Point | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}

/** Placeholder points of post-office boxes say nothing about where a ZIP is. */
function nearest({ zips }: Gazetteer, point: Point): ZipArea | undefined {
  let [found, least]: [ZipArea | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const area of zips.values()) {
    const miles = area.atTown ? Number.POSITIVE_INFINITY : greatCircleMiles(point, area);
    if (miles < least) [found, least] = [area, miles];
  }
  return found;
}
