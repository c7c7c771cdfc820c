import { guide } from '../../../data/staff/commands/follow-guide.ts';
import { useStore } from '../../../ui/use-store.ts';
import { isUnderWay } from '../guide/guide-places.ts';
import { guidePlace, staffPlaces } from './staff-places.ts';

type StaffPlace = (typeof staffPlaces)[number] | typeof guidePlace;

/** Everywhere the menu leads: a company that is new finds its guide first. */
export function useStaffPlaces(): readonly StaffPlace[] {
  return isUnderWay(useStore(guide)) ? [guidePlace, ...staffPlaces] : staffPlaces;
}
