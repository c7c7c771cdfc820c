export interface Scale {
  readonly miles: number;
  readonly pixels: number;
}

const EQUATOR_MILES = 24_901.46;
const TILE_PIXELS = 256;
const PIXELS_MAX = 84;
const LENGTHS: readonly number[] = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];

/** The longest round length that fits, on a web map of this zoom at this latitude. */
export function chooseScale(latitude: number, zoom: number): Scale {
  const milesPerPixel = (EQUATOR_MILES * Math.cos((latitude * Math.PI) / 180)) / (TILE_PIXELS * 2 ** zoom);
  const fitting = LENGTHS.filter((miles) => miles / milesPerPixel <= PIXELS_MAX);
  const miles = fitting.at(-1) ?? 0.02;
  return { miles, pixels: Math.round(miles / milesPerPixel) };
}
