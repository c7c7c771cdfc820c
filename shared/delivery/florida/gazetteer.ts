import type { Point } from '../stop.ts';
import { floridaPlaces } from './florida-places.ts';
import { floridaZips } from './florida-zips.ts';

/** A town or place, at its centre. */
export interface Town extends Point {
  readonly name: string;
  /** For comparing: foldName(name). */
  readonly key: string;
  readonly county: string;
  /** 0 where only the post office knows the name. */
  readonly population: number;
}

export interface ZipArea extends Point {
  readonly zip: string;
  /** The post office's name of it; people write any town of the county. */
  readonly city: string;
  readonly county: string;
  /** True: a post-office box or a single company, the point is its town's. */
  readonly atTown: boolean;
}

/** Florida's towns and ZIP codes (GeoNames). Precision is a ZIP area or a town, never a door. */
export interface Gazetteer {
  readonly zips: ReadonlyMap<string, ZipArea>;
  /** Most populous first. */
  readonly towns: readonly Town[];
}

let read: Gazetteer | undefined;

/** Unpacks the tables at the first call, some milliseconds; the same object afterwards. */
export function readGazetteer(): Gazetteer {
  read ??= unpack();
  return read;
}

/**
 * RT31: how names of towns are compared: without capitals, accents and punctuation, Saint, Fort and Mount as they are
 * abbreviated, "Mc Coy" as one word.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
    .replace(/\bmc /g, 'mc');
}

function unpack(): Gazetteer {
  const places = lines(floridaPlaces).flatMap(([county, rows]) => rows.map((row) => readPlace(row, county)));
  const pointOfTown = new Map(places.map((place) => [`${place.county}|${place.name}`, place]));
  const zips = new Map<string, ZipArea>();
  for (const [county, rows] of lines(floridaZips)) {
    for (const row of rows) {
      const [city = '', codes = ''] = row.split(':');
      for (const code of codes.split(' ')) {
        const area = readZip(code, city, county, pointOfTown.get(`${county}|${city}`));
        if (area !== undefined) zips.set(area.zip, area);
      }
    }
  }
  return { zips, towns: byPopulation([...places, ...postalTowns(zips, places)]) };
}

function lines(table: string): readonly (readonly [county: string, rows: readonly string[]])[] {
  return table.split('\n').map((line) => {
    const [county = '', ...rows] = line.split('|');
    return [county, rows];
  });
}

function readPlace(row: string, county: string): Town {
  const [name = '', digits = ''] = row.split(':');
  return { name, key: foldName(name), county, ...readPoint(digits), population: Number(digits.slice(12)) };
}

function readZip(code: string, city: string, county: string, town: Point | undefined): ZipArea | undefined {
  const digits = code.slice(5);
  const point = digits === '' ? town : readPoint(digits);
  if (point === undefined) return undefined;
  const { latitude, longitude } = point;
  const atTown = digits === '' || digits.endsWith('*');
  return { zip: code.slice(0, 5), city, county, latitude, longitude, atTown };
}

/** Ten-thousandths of a degree, west of Greenwich. */
function readPoint(digits: string): Point {
  return { latitude: Number(digits.slice(0, 6)) / 10_000, longitude: -Number(digits.slice(6, 12)) / 10_000 };
}

/** Names that only the post office uses, in the middle of their ZIPs. */
function postalTowns(zips: ReadonlyMap<string, ZipArea>, places: readonly Town[]): readonly Town[] {
  const known = new Set(places.map(({ key }) => key));
  const groups = new Map<string, ZipArea[]>();
  for (const area of zips.values()) {
    if (known.has(foldName(area.city))) continue;
    const name = `${area.county}|${area.city}`;
    groups.set(name, [...(groups.get(name) ?? []), area]);
  }
  return [...groups.values()].flatMap((areas) => {
    const [first] = areas;
    if (first === undefined) return [];
    const { city, county } = first;
    const latitude = mean(areas.map((area) => area.latitude));
    const longitude = mean(areas.map((area) => area.longitude));
    return [{ name: city, key: foldName(city), county, latitude, longitude, population: 0 }];
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function byPopulation(towns: readonly Town[]): readonly Town[] {
  return [...towns].sort((a, b) => b.population - a.population || (a.key < b.key ? -1 : 1));
}
