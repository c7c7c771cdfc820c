import { greatCircleMiles } from '../great-circle.ts';
import type { Point, StopLike } from '../stop.ts';
import { foldName, type Gazetteer, type Town, type ZipArea } from './gazetteer.ts';

export interface LocatedStop extends Point {
  readonly precision: 'zip' | 'town';
  readonly city: string;
  readonly county: string;
  /** '' when none was typed. */
  readonly zip: string;
}

export interface LocateFault {
  readonly fault: 'address.not_found' | 'address.outside';
}

/** A ZIP and a town farther apart contradict each other; the longest ZIP area reaches some 25 miles from its centre. */
const SAME_ADDRESS_MILES = 30;
/** ZIP codes of Florida begin with 320 to 349. */
const FLORIDA_ZIP = /^3[2-4]/;

/**
 * RT32-RT34: where an address is, as near as ZIP and town tell; the street plays no part. A ZIP counts more than the
 * town, whose name may be that of any neighbour; what contradicts itself or is unknown is a fault, never a guess.
 */
export function locateStop(gazetteer: Gazetteer, stop: StopLike): LocatedStop | LocateFault {
  if (!isFlorida(stop.state)) return { fault: 'address.outside' };
  const typedZip = (stop.zip ?? '').trim();
  const town = findTown(gazetteer, stop.city ?? '');
  if (typedZip === '') return town === undefined ? { fault: 'address.not_found' } : atTown(town, '');
  const zip = /^(\d{5})(?:[- ]?\d{4})?$/.exec(typedZip)?.[1] ?? '';
  const area = gazetteer.zips.get(zip);
  if (area === undefined)
    return { fault: zip === '' || FLORIDA_ZIP.test(zip) ? 'address.not_found' : 'address.outside' };
  if (town !== undefined && contradicts(area, town)) return { fault: 'address.not_found' };
  return {
    ...pointOfArea(area),
    precision: area.atTown ? 'town' : 'zip',
    city: area.city,
    county: area.county,
    zip,
  };
}

/** RT33: of several towns of one name the most populous. */
export function findTown(gazetteer: Gazetteer, name: string): Town | undefined {
  const key = foldName(name);
  return key === '' ? undefined : gazetteer.towns.find((town) => town.key === key);
}

/** FL and Florida; an empty state is the default one. */
export function isFlorida(state: string | null | undefined): boolean {
  return /^(fl|fla|florida)?$/.test(foldName(state ?? ''));
}

function contradicts(area: ZipArea, town: Town): boolean {
  return town.county !== area.county && greatCircleMiles(area, town) > SAME_ADDRESS_MILES;
}

function atTown(town: Town, zip: string): LocatedStop {
  const { latitude, longitude, name, county } = town;
  return { latitude, longitude, precision: 'town', city: name, county, zip };
}

function pointOfArea({ latitude, longitude }: ZipArea): Point {
  return { latitude, longitude };
}
