import type { Point } from '#shared/delivery/stop.ts';

export type Place = readonly [longitude: number, latitude: number];
type Pixel = readonly [x: number, y: number];

export interface SketchBox {
  readonly width: number;
  readonly height: number;
}

/** Free around what is drawn; a pin stands above its place. */
const EDGE = 26;
const PIN_ROOM = 30;
/** Less than this across, in degrees (2 miles), would show a corner of a street as if it were a journey. */
const SPAN_MIN = 0.03;
/** Where the drawing has no need to be exact, digits are bytes. */
const DECIMALS = 10;

/**
 * Fits places into a box and answers how to draw any other place with them; undefined without any. Longitude shrinks
 * by the latitude in the middle: exact enough for a county or three.
 */
export function fitSketch(places: readonly Place[], box: SketchBox): ((place: Place) => Pixel) | undefined {
  if (places.length === 0) return undefined;
  const longitudes = places.map(([longitude]) => longitude);
  const latitudes = places.map(([, latitude]) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const middle: Point = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const shrink = Math.cos((middle.latitude * Math.PI) / 180);
  const perDegree = Math.min(
    (box.width - 2 * EDGE) / Math.max((east - west) * shrink, SPAN_MIN),
    (box.height - 2 * EDGE - PIN_ROOM) / Math.max(north - south, SPAN_MIN),
  );
  return ([longitude, latitude]) => [
    round(box.width / 2 + (longitude - middle.longitude) * shrink * perDegree),
    round((box.height + PIN_ROOM) / 2 - (latitude - middle.latitude) * perDegree),
  ];
}

/** "M1 2L3 4" of an open line. */
export function toPath(places: readonly Place[], project: (place: Place) => Pixel): string {
  return places.map((place, index) => `${index === 0 ? 'M' : 'L'}${project(place).join(' ')}`).join('');
}

/** Whether a ring of places could be seen in the box: its own box touches it. */
export function isInSketch(
  ring: readonly Place[],
  project: (place: Place) => Pixel,
  box: SketchBox,
): boolean {
  const pixels = ring.map(project);
  const xs = pixels.map(([x]) => x);
  const ys = pixels.map(([, y]) => y);
  return (
    Math.max(...xs) >= 0 &&
    Math.min(...xs) <= box.width &&
    Math.max(...ys) >= 0 &&
    Math.min(...ys) <= box.height
  );
}

function round(pixel: number): number {
  return Math.round(pixel * DECIMALS) / DECIMALS;
}
