import { countyOutlines } from '#shared/delivery/florida/florida-counties.ts';
import { foldName, readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import type { Point } from '#shared/delivery/stop.ts';

/** The map's own units, about as many as it has pixels on a wide screen. */
export const FLORIDA_BOX = { width: 400, height: 388 } as const;
/** Of all outlines, in degrees, with a little water around. */
const WEST = -87.72;
const NORTH = 31.06;
const PER_DEGREE = 58.7;
/** Of a degree of longitude at the latitude of Orlando. */
const SHRINK = 0.88;
/** Where the drawing has no need to be exact, digits are bytes. */
const DECIMALS = 10;

type Pixel = readonly [x: number, y: number];

export interface CountyShape {
  /** As the gazetteer has it: "Saint Johns". */
  readonly name: string;
  /** All its rings, for the attribute `d`. */
  readonly path: string;
  /** The middle of the box around its largest ring. */
  readonly middle: Pixel;
}

export function projectFlorida({ latitude, longitude }: Point): Pixel {
  return [round((longitude - WEST) * SHRINK * PER_DEGREE), round((NORTH - latitude) * PER_DEGREE)];
}

let drawn: readonly CountyShape[] | undefined;

/** Drawn at the first call; by name. The outlines spell some names otherwise: St. Johns. */
export function floridaShapes(): readonly CountyShape[] {
  drawn ??= draw();
  return drawn;
}

function draw(): readonly CountyShape[] {
  const names = new Map([...readGazetteer().zips.values()].map(({ county }) => [foldName(county), county]));
  return countyOutlines()
    .map(({ name, rings }) => {
      const pixels = rings.map((ring) =>
        ring.map(([longitude, latitude]) => projectFlorida({ latitude, longitude })),
      );
      const path = pixels.map((ring) => `M${ring.map((pixel) => pixel.join(' ')).join('L')}Z`).join('');
      return { name: names.get(foldName(name)) ?? name, path, middle: middleOf(pixels) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function middleOf(rings: readonly (readonly Pixel[])[]): Pixel {
  const [largest = []] = [...rings].sort((a, b) => b.length - a.length);
  const [xs, ys] = [largest.map(([x]) => x), largest.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

function round(value: number): number {
  return Math.round(value * DECIMALS) / DECIMALS;
}

const ways: Readonly<Record<string, Pixel>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The county that an arrow key leads to: the nearest one on that side. Undefined at the edge, and for other keys. */
export function countyBeside(
  shapes: readonly CountyShape[],
  from: CountyShape,
  key: string,
): CountyShape | undefined {
  const way = ways[key];
  if (way === undefined) return undefined;
  let [found, least]: [CountyShape | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const shape of shapes) {
    const [x, y] = [shape.middle[0] - from.middle[0], shape.middle[1] - from.middle[1]];
    const along = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1] + y * way[0]);
    // What lies more aside than ahead belongs to another key.
    if (along <= 0 || aside > along * 1.5) continue;
    const far = along + 2 * aside;
    if (far < least) [found, least] = [shape, far];
  }
  return found;
}
