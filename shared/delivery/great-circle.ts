import type { Point } from './stop.ts';

/** Mean radius of the Earth (IUGG), 6,371.0088 km. */
const EARTH_RADIUS_MILES = 3_958.7613;

/** Straight over the ground, in miles (haversine: stays exact for neighbours). */
export function greatCircleMiles(a: Point, b: Point): number {
  const [fromLat, toLat] = [radians(a.latitude), radians(b.latitude)];
  const halfLat = Math.sin((toLat - fromLat) / 2);
  const halfLon = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord = halfLat ** 2 + Math.cos(fromLat) * Math.cos(toLat) * halfLon ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
