import { mayAct } from '#shared/company/staff-role.ts';
import { guide } from '../../../data/staff/commands/follow-guide.ts';
import { standing } from '../../../data/staff/standing.ts';
import { useStore } from '../../../ui/use-store.ts';
import { isUnderWay } from '../guide/guide-places.ts';
import { guidePlace, staffPlaces } from './staff-places.ts';

type StaffPlace = (typeof staffPlaces)[number] | typeof guidePlace;

/** Everywhere the menu leads this key: the owner of a company that is new finds its guide first. */
export function useStaffPlaces(): readonly StaffPlace[] {
  const { role } = useStore(standing);
  const all = isUnderWay(useStore(guide)) ? [guidePlace, ...staffPlaces] : staffPlaces;
  return all.filter((place) => mayAct(role, place.role));
}
