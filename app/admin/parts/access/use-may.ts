import { mayAct, type StaffRole } from '#shared/company/staff-role.ts';
import { standing } from '../../../data/staff/standing.ts';
import { useStore } from '../../../ui/use-store.ts';

/** Whether this device may do what needs at least `needed`: what it may not is not on its screens (D470). */
export function useMay(needed: StaffRole): boolean {
  return mayAct(useStore(standing).role, needed);
}
