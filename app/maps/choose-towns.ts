import type { Point } from '#shared/delivery/stop.ts';

/** A town that may get its name on the map. */
export interface NamedTown extends Point {
  readonly name: string;
  readonly population: number;
}

export type NamedZip = Point & { readonly zip: string };

/** A name and where its dot is, in pixels. */
export interface TownSpot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly look: 'large' | 'town' | 'zip';
}

/** Fewer people than this have no name at that zoom; nearer than the last all towns have one. */
const POPULATION_MIN: readonly (readonly [zoom: number, population: number])[] = [
  [6, 250_000],
  [7, 100_000],
  [8, 50_000],
  [9, 20_000],
  [10, 6_000],
  [11, 1_500],
];
const LARGE = 100_000;
/** About the width of a letter and the height of a name on screen, in pixels. */
const LETTER = 7.5;
const LINE = 20;

/**
 * Names for what is on screen, the largest towns first; one that would touch another is left out. `towns` come most
 * populous first; `toPixel` answers undefined for what is off screen.
 */
export function chooseTowns(
  towns: readonly NamedTown[],
  zoom: number,
  toPixel: (place: Point) => { readonly x: number; readonly y: number } | undefined,
): readonly TownSpot[] {
  const least = POPULATION_MIN.find(([upTo]) => zoom <= upTo)?.[1] ?? 0;
  const chosen: TownSpot[] = [];
  for (const town of towns) {
    if (town.population < least) break;
    const spot = toPixel(town);
    if (spot === undefined || chosen.some((other) => touches(other, town.name, spot))) continue;
    chosen.push({ name: town.name, x: spot.x, y: spot.y, look: town.population >= LARGE ? 'large' : 'town' });
  }
  return chosen;
}

/** From here on the ZIP codes stand between the names, the codes that touch nothing. */
const ZIP_ZOOM_MIN = 11;

/** The codes of areas, in the room that the names of the towns leave. */
export function chooseZips(
  zips: Iterable<NamedZip>,
  zoom: number,
  towns: readonly TownSpot[],
  toPixel: (place: Point) => { readonly x: number; readonly y: number } | undefined,
): readonly TownSpot[] {
  if (zoom < ZIP_ZOOM_MIN) return [];
  const chosen: TownSpot[] = [];
  for (const area of zips) {
    const spot = toPixel(area);
    if (spot === undefined || [...towns, ...chosen].some((other) => touches(other, area.zip, spot))) continue;
    chosen.push({ name: area.zip, x: spot.x, y: spot.y, look: 'zip' });
  }
  return chosen;
}

function touches(
  other: TownSpot,
  name: string,
  { x, y }: { readonly x: number; readonly y: number },
): boolean {
  const reach = ((other.name.length + name.length) / 2) * LETTER + LINE;
  return Math.abs(other.x - x) < reach && Math.abs(other.y - y) < LINE;
}
