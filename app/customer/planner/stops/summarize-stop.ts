import type { Stop } from '#shared/delivery/stop.ts';

/** "200 Main Street, Winter Park, FL 32789 · Unit 4 · ring twice": what the folded parts of a stop hold; '' when nothing. */
export function summarizeStop(stop: Stop, unitWords: (unit: string) => string): string {
  const { street, city, state, zip, placeName, unit, notes, searchMode } = stop;
  const region = [state.trim(), zip.trim()].filter(Boolean).join(' ');
  const isNamed = searchMode === 'place' && street.trim() !== '' && street !== placeName;
  const town = [isNamed ? street.trim() : '', city.trim(), city.trim() || zip.trim() ? region : ''];
  const parts = [town.filter(Boolean).join(', '), unit.trim() && unitWords(unit.trim()), notes.trim()];
  return parts.filter(Boolean).join(' · ');
}
