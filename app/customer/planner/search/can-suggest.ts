import { searchText } from '#shared/delivery/plan/describe-stop.ts';
import type { SearchMode, Stop } from '#shared/delivery/stop.ts';

/** D331, without the spaces around. */
const ADDRESS_MIN_CHARS = 3;
const PLACE_MIN_CHARS = 2;
const CITY_MIN_CHARS = 2;

type Searched = Pick<Stop, 'searchMode' | 'street' | 'placeName' | 'city'>;

/** The text that stands in the search field. */
export function fieldText({ searchMode, street, placeName }: Omit<Searched, 'city'>): string {
  return searchMode === 'place' ? placeName : street;
}

export function canSuggest(stop: Searched): boolean {
  const length = fieldText(stop).trim().length;
  return stop.searchMode === 'place'
    ? length >= PLACE_MIN_CHARS && !needsCity(stop)
    : length >= ADDRESS_MIN_CHARS;
}

/** Says a street and no town: where no streets are known, that finds nothing, and a town helps everywhere else too. */
export function lacksTown(stop: Pick<Stop, 'searchMode' | 'street' | 'city' | 'zip'>): boolean {
  const { searchMode, street, city, zip } = stop;
  const saysTown = city.trim() !== '' || zip.trim() !== '' || /,\s*\S|\b\d{5}\s*$/.test(street);
  return searchMode === 'address' && !saysTown;
}

/** Names of places are the same in many towns: the town comes first. */
export function needsCity({ searchMode, city }: { readonly searchMode: SearchMode; readonly city: string }) {
  return searchMode === 'place' && city.trim().length < CITY_MIN_CHARS;
}

/**
 * What is searched for (D336). A text with a comma goes on with a town, which must not be followed by that of an
 * address found before.
 */
export function searchQuery(stop: Stop): string {
  const saysTown = stop.searchMode === 'address' && stop.street.includes(',');
  return searchText(saysTown ? { ...stop, city: '', zip: '' } : stop);
}
