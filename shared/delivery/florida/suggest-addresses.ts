import type { Point, SearchMode } from '../stop.ts';
import { foldName, type Gazetteer, type Town, type ZipArea } from './gazetteer.ts';
import { findTown } from './locate-stop.ts';
import { parseQuery, type QueryParts } from './parse-query.ts';

/** An address as the gazetteer knows it: the typed street in a known town or ZIP, at that area's centre. */
export interface GazetteerAddress extends Point {
  /** Names the suggestion for good; readSuggestion turns it back. */
  readonly id: string;
  readonly label: string;
  /** The bold line: street, place or town. */
  readonly primary: string;
  readonly secondary: string;
  readonly housenumber?: string;
  readonly street?: string;
  readonly placeName?: string;
  readonly city: string;
  readonly state: 'FL';
  readonly zip?: string;
  readonly approximate: true;
}

export interface SuggestQuery {
  /** Street or place, joined with city, state and ZIP by commas (searchText). */
  readonly q: string;
  readonly mode: SearchMode;
  /** 1 to 8. */
  readonly limit: number;
}

/** The first digits of a ZIP that say enough to offer ZIPs. */
const ZIP_PREFIX_MIN = 3;

/**
 * RT37, RT38: the typed street or place in the towns and ZIPs that the rest of the text can mean, most populous first.
 * Without town or ZIP there is nothing to offer: streets are not known here.
 */
export function suggestAddresses(
  gazetteer: Gazetteer,
  { q, mode, limit }: SuggestQuery,
): readonly GazetteerAddress[] {
  const parts = parseQuery(gazetteer, q, mode);
  if (parts === undefined || (mode === 'place' && parts.street === '')) return [];
  const wheres = parts.zip === '' ? townsOf(gazetteer, parts) : zipsOf(gazetteer, parts);
  const offered = wheres.map((where) => address(parts.street, mode, where));
  return offered.filter(isFirstOfLabel).slice(0, limit);
}

/** Of towns of one name the most populous: the list could not tell them apart. */
function isFirstOfLabel(
  { label }: GazetteerAddress,
  index: number,
  all: readonly GazetteerAddress[],
): boolean {
  return all.findIndex((other) => other.label === label) === index;
}

/** RT39: the suggestion of this id, or undefined when it was never one of ours. */
export function readSuggestion(gazetteer: Gazetteer, id: string): GazetteerAddress | undefined {
  const [mode, zip = '', county = '', city = '', ...street] = id.split('|');
  if (mode !== 'address' && mode !== 'place') return undefined;
  const area = gazetteer.zips.get(zip);
  const town = gazetteer.towns.find((known) => known.name === city && known.county === county);
  const where = zip === '' ? town && whereOfTown(town) : area && whereOf(area, city);
  return where && address(street.join('|'), mode, where);
}

type Where = Point & { readonly city: string; readonly county: string; readonly zip: string };

function townsOf({ towns }: Gazetteer, { town }: QueryParts): readonly Where[] {
  const key = foldName(town);
  if (key === '') return [];
  const exact = towns.filter((known) => known.key === key);
  const longer = towns.filter((known) => known.key !== key && known.key.startsWith(key));
  return [...exact, ...longer].map(whereOfTown);
}

/** ZIPs that begin so, those of the typed town first; another county's only when no town was typed. */
function zipsOf(gazetteer: Gazetteer, { zip, town }: QueryParts): readonly Where[] {
  if (zip.length < ZIP_PREFIX_MIN) return [];
  const found = findTown(gazetteer, town);
  const areas = [...gazetteer.zips.values()].filter((area) => area.zip.startsWith(zip));
  const near = areas.filter(
    (area) => found === undefined || area.county === found.county || zip.length === 5,
  );
  return near.map((area) => whereOf(area, found?.county === area.county ? found.name : area.city));
}

function whereOfTown({ name, county, latitude, longitude }: Town): Where {
  return { city: name, county, zip: '', latitude, longitude };
}

function whereOf({ zip, county, latitude, longitude }: ZipArea, city: string): Where {
  return { city, county, zip, latitude, longitude };
}

function address(street: string, mode: SearchMode, where: Where): GazetteerAddress {
  const { city, county, zip, latitude, longitude } = where;
  const region = zip === '' ? 'FL' : `FL ${zip}`;
  const [, housenumber, name] = /^(\d+[a-z]?)\s+(\S.*)$/i.exec(street) ?? [];
  const lines = street === '' ? [city, region] : [street, `${city}, ${region}`];
  const [primary = city, secondary = region] = lines;
  return {
    id: [mode, zip, county, city, street].join('|'),
    label: `${primary}, ${secondary}`,
    primary,
    secondary,
    ...(mode === 'place' && { placeName: street }),
    ...(mode === 'address' && street !== '' && { street: name ?? street }),
    ...(mode === 'address' && housenumber !== undefined && { housenumber }),
    city,
    state: 'FL',
    ...(zip !== '' && { zip }),
    latitude,
    longitude,
    approximate: true,
  };
}
