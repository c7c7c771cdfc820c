import type { Point } from '#shared/delivery/stop.ts';

/** One degree of a meridian. */
const METRES_PER_DEGREE = 111_320;
/** Six decimals are a hand's breadth: finer is noise of the screen. */
const DECIMALS = 1e6;

/** The point some metres east and north of another; it stays on the map. */
export function movePoint(point: Point, eastMetres: number, northMetres: number): Point {
  const shrink = Math.cos((point.latitude * Math.PI) / 180);
  const latitude = point.latitude + northMetres / METRES_PER_DEGREE;
  const longitude = point.longitude + eastMetres / (METRES_PER_DEGREE * Math.max(shrink, 0.01));
  return roundPoint({ latitude, longitude });
}

/** As it is kept: whatever turn around the world the map was on. */
export function roundPoint({ latitude, longitude }: Point): Point {
  const around = ((((longitude + 180) % 360) + 360) % 360) - 180;
  return {
    latitude: Math.round(Math.min(85, Math.max(-85, latitude)) * DECIMALS) / DECIMALS,
    longitude: Math.round(around * DECIMALS) / DECIMALS,
  };
}
