import { checkPoint } from '#shared/delivery/check-point.ts';
import { foldName, type Gazetteer, type ZipArea } from '#shared/delivery/florida/gazetteer.ts';
import { greatCircleMiles } from '#shared/delivery/great-circle.ts';
import type { Point } from '#shared/delivery/stop.ts';

/**
 * The ZIP of a Florida town that has one alone. Undefined where there is a choice: two ZIPs, two towns of that name, or
 * another ZIP's middle nearer to the point, because a town may reach into the ZIPs of its neighbours.
 */
export function findOnlyZip({ zips, towns }: Gazetteer, city: string, point: Point): string | undefined {
  const key = foldName(city);
  const areas = [...zips.values()];
  const [only, second] = areas.filter((area) => foldName(area.city) === key);
  if (only === undefined || second !== undefined) return undefined;
  if (towns.filter((town) => town.key === key).length > 1) return undefined;
  const miles = (area: ZipArea) => greatCircleMiles(area, point);
  const isNearest = areas.every((area) => area.atTown || miles(area) >= miles(only));
  return isNearest ? only.zip : undefined;
}

/** Whether a ZIP that stands beside this point is another place's: one of the address before, in the same town (RT22). */
export function isElsewhere(
  gazetteer: Gazetteer,
  { city, zip }: { readonly city: string; readonly zip: string },
  point: Point,
): boolean {
  if (!gazetteer.zips.has(zip.trim().slice(0, 5))) return false;
  const { fault } = checkPoint(gazetteer, { city, state: 'FL', zip }, point);
  return fault === 'address.point_far' || fault === 'address.mismatch';
}
