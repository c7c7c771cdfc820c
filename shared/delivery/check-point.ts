import { ROUGH_END_MILES, type RoughPoint } from './estimate-route.ts';
import { foldName, type Gazetteer, type ZipArea } from './florida/gazetteer.ts';
import { findTown, locateStop } from './florida/locate-stop.ts';
import { greatCircleMiles } from './great-circle.ts';
import type { PointFault } from './route-doubt.ts';
import type { Point, StopLike } from './stop.ts';

/** A point farther from what was typed is another place: a slip, or a road talked shorter (RT35). */
const POINT_FAR_MILES = 3;

/** What a typed address comes to on the map: its middle, and how far from it the address may lie. */
interface Area extends RoughPoint {
  readonly reachMiles: number;
}

/** How a point and the address it was given fit each other. */
export interface PointCheck {
  readonly fault: PointFault | null;
  /** Where the typed address is, as near as it is known; null: not at all. */
  readonly typed: RoughPoint | null;
}

/**
 * RT35: whether a point is where its typed address says, placed by a vendor or by hand. `found` is what a geocoder made
 * of the address; an exact find decides, otherwise the point may be anywhere that ZIP or town, or a near find, allow.
 */
export function checkPoint(
  gazetteer: Gazetteer,
  stop: StopLike,
  point: Point,
  found?: RoughPoint | undefined,
): PointCheck {
  const area = areaOf(gazetteer, stop);
  const best = found ? { ...found, reachMiles: 0 } : area;
  if (best === undefined) return { fault: 'address.unchecked', typed: null };
  const town = otherTown(gazetteer, stop);
  if (town !== undefined) {
    const isTownFarther = greatCircleMiles(point, town) > greatCircleMiles(point, best);
    return { fault: 'address.mismatch', typed: isTownFarther ? town : best };
  }
  const allowed = found?.approximate && area ? [best, area] : [best];
  const isFar = allowed.every((each) => greatCircleMiles(point, each) > each.reachMiles + POINT_FAR_MILES);
  return { fault: isFar ? 'address.point_far' : null, typed: best };
}

function areaOf(gazetteer: Gazetteer, stop: StopLike): Area | undefined {
  const located = locateStop(gazetteer, stop);
  if ('fault' in located) return undefined;
  const { latitude, longitude, precision, zip } = located;
  const area = precision === 'zip' ? gazetteer.zips.get(zip) : undefined;
  const reachMiles = area ? zipReachMiles(gazetteer, area) : ROUGH_END_MILES;
  return { latitude, longitude, reachMiles, approximate: true };
}

/**
 * The tables hold the middles of ZIP areas and no outlines: an area is taken to reach as far as the middle of its
 * second neighbour, two miles in Orlando, ten in the country. Of 208 addresses 207 lie within that and three miles more.
 */
function zipReachMiles({ zips }: Gazetteer, area: ZipArea): number {
  let [first, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const other of zips.values()) {
    if (other.atTown || other.zip === area.zip) continue;
    const miles = greatCircleMiles(area, other);
    if (miles < first) [first, second] = [miles, first];
    else if (miles < second) second = miles;
  }
  return second;
}

/**
 * RT42: the town that was typed, where the ZIP typed beside it is that of another: more than three miles lie between
 * the ZIP's area and every area and centre of that name. Neighbours share names, so a different name alone says nothing.
 */
function otherTown(gazetteer: Gazetteer, stop: StopLike): Area | undefined {
  const area = gazetteer.zips.get((stop.zip ?? '').trim().slice(0, 5));
  const key = foldName(stop.city ?? '');
  const town = findTown(gazetteer, stop.city ?? '');
  if (area === undefined || town === undefined || foldName(area.city) === key) return undefined;
  const reachMiles = area.atTown ? ROUGH_END_MILES : zipReachMiles(gazetteer, area);
  const isNear = (place: Point, ownReach: number) =>
    greatCircleMiles(area, place) <= reachMiles + ownReach + POINT_FAR_MILES;
  const isOfTown =
    gazetteer.towns.some((each) => each.key === key && isNear(each, ROUGH_END_MILES)) ||
    [...gazetteer.zips.values()].some(
      (own) => !own.atTown && foldName(own.city) === key && isNear(own, zipReachMiles(gazetteer, own)),
    );
  const { latitude, longitude } = town;
  return isOfTown ? undefined : { latitude, longitude, reachMiles: ROUGH_END_MILES, approximate: true };
}
