import type { StopLike } from '../stop.ts';
import { placeName, streetLine } from './complete-stop.ts';

/** RT4: one line for lists and markers: "Publix, 200 Main Street, Winter Park, FL 32789". '' when nothing is known. */
export function describeStop(stop: StopLike): string {
  const street = streetLine(stop);
  const place = placeName(stop);
  const isPlace = place.toLowerCase() !== street.toLowerCase();
  const region = [stop.state, stop.zip].map(trimmed).filter(Boolean).join(' ');
  const address = [isPlace ? place : '', street, trimmed(stop.city)].filter(Boolean);
  // the state is filled in from the start and says nothing alone
  return address.length === 0 && trimmed(stop.zip) === ''
    ? ''
    : [...address, region].filter(Boolean).join(', ');
}

/** RT5: what is searched for: street or name of the place, joined with city, state and ZIP (D336). */
export function searchText(stop: StopLike): string {
  const wanted = stop.searchMode === 'place' ? stop.placeName : stop.street;
  return [wanted, stop.city, stop.state, stop.zip].map(trimmed).filter(Boolean).join(', ');
}

function trimmed(text: string | null | undefined): string {
  return (text ?? '').trim();
}
